import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { toast } from "./toast.ts";
import { noteUsed } from "./toast-position.ts";
import { Toaster } from "./toaster.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

const book = "Book";
const lines = () => [...document.querySelectorAll(".ks-toaster-toast")].map(({ textContent }) => textContent);

function undone() {
  const taken: string[] = [];
  const say = (name: string) => {
    act(() => {
      toast.undo(`${name} was deleted.`, "Undo", () => {
        taken.push(name);
      });
    });
  };
  return { taken, say };
}

it("stands for several deletions as one line that takes back the latest first", async () => {
  const { taken, say } = undone();
  const user = await show(<Toaster />);
  for (const name of ["Ada", "Ben", "Cleo"]) say(name);
  expect(lines()).toEqual(["Cleo was deleted.Undo2 more changes"]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(lines()).toEqual(["Ben was deleted.Undo1 more change"]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(taken).toEqual(["Cleo", "Ben", "Ada"]);
  expect(lines()).toEqual([]);
});

it("shows the ones behind it when asked, so that any of them can be taken back", async () => {
  const { taken, say } = undone();
  const user = await show(<Toaster />);
  for (const name of ["Ada", "Ben"]) say(name);
  await user.click(screen.getByRole("button", { name: "1 more change" }));
  expect(lines()).toEqual(["Ada was deleted.Undo", "Ben was deleted.Undo"]);
  const [first] = screen.getAllByRole("button", { name: "Undo" });
  if (first !== undefined) await user.click(first);
  expect(taken).toEqual(["Ada"]);
  say("Cleo");
  expect(lines()).toEqual(["Cleo was deleted.Undo1 more change"]);
});

it("goes as a whole when it is closed", async () => {
  const { say } = undone();
  const user = await show(<Toaster />);
  for (const name of ["Ada", "Ben"]) say(name);
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(lines()).toEqual([]);
});

it("holds back what else is said from no Undo, and stands for three at most", async () => {
  const { say } = undone();
  await show(<Toaster />);
  say("Ada");
  act(() => {
    for (const message of ["One", "Two", "Three"]) toast.success(message);
  });
  expect(lines()).toEqual(["One", "Two", "Three"]);
});

/** Layout as in a browser: a button by its own attribute, the toasts by their position. */
function layOut(boxes: Readonly<Record<string, readonly [left: number, top: number]>>): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function lies(this: Element) {
    const name = this.getAttribute("data-position") ?? this.textContent;
    const [left, top] = boxes[name] ?? [0, 0];
    return new DOMRect(left, top, 100, 50);
  });
}

const placed = () => document.querySelector(".ks-toaster")?.getAttribute("data-position");

it.each([
  ["where toasts stand, as the last button of a long page", [900, 700], "opposite"],
  ["far from them", [10, 300], "usual"],
] as const)("lies over no button that was just pressed %s", async (_where, pressed, expected) => {
  const stop = noteUsed(document);
  layOut({ Book: pressed, usual: [880, 680], opposite: [880, 64], aside: [24, 680] });
  const user = await show(
    <>
      <button
        type="button"
        onClick={() => {
          toast.success("Booked.");
        }}
      >
        {book}
      </button>
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Book" }));
  await waitFor(() => {
    expect(placed()).toBe(expected);
  });
  stop();
});
