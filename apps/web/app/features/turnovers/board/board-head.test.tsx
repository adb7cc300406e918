import type { TurnoverList } from "@keystead/contract/turnovers";
import type { MemberRole } from "@keystead/domain/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { aTurnover } from "../../../testing/records/turnovers.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sent, sentBy } from "../../../testing/wire.ts";
import { TurnoversBoard } from "./turnovers-board.tsx";

const azul = { id: "p1", name: "Casa Azul" };
const loft = { id: "p2", name: "Loft" };
const rosa = { id: "rosa", name: "Rosa" };

const list: TurnoverList = {
  items: [
    aTurnover({ id: "t1", property: azul, cleaner: rosa }),
    aTurnover({ id: "t2", property: azul, status: "unassigned", cleaner: null, confirmedAt: null }),
    aTurnover({ id: "t3", property: loft, cleaner: rosa, confirmedAt: null, flags: ["too_short"] }),
    aTurnover({ id: "t4", property: loft, cleaner: rosa, status: "done" }),
  ],
  clashesAsProposed: [],
};

type House = { readonly role?: MemberRole; readonly answer?: () => Response };

async function open(address = "/tasks?view=cleaning", { role = "owner", answer }: House = {}) {
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces")) return Response.json(membershipOf(role));
    if (path === "/api/exports/list") return new Promise<Response>(() => {});
    if (method === "GET" && path.endsWith("/turnovers")) return answer?.() ?? Response.json(list);
    return new Promise<Response>(() => {});
  });
  return show(<TurnoversBoard />, undefined, address);
}
const days = () =>
  sentBy("GET")
    .filter(({ path }) => path.endsWith("/turnovers"))
    .map(({ query }) => [query["from"], query["to"]]);
const shown = async () => {
  await screen.findByRole("group", { name: "What the week needs" });
  return [...document.querySelectorAll("li[data-key]")].map((line) => line.getAttribute("data-key"));
};

it("asks for seven days from today, goes a week on and back, and returns to today", async () => {
  const user = await open();
  await shown();
  expect(days()).toEqual([["2026-11-18", "2026-11-24"]]);
  expect(screen.getByText("18–24 Nov")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Later" }));
  await waitFor(() => expect(days().at(-1)).toEqual(["2026-11-25", "2026-12-01"]));
  await user.click(screen.getByRole("button", { name: "Earlier" }));
  await user.click(screen.getByRole("button", { name: "Earlier" }));
  await waitFor(() => expect(days().at(-1)).toEqual(["2026-11-11", "2026-11-17"]));
  await user.click(screen.getByRole("button", { name: "Today" }));
  expect(await screen.findByText("18–24 Nov")).toBeTruthy();
});

it("opens the week of the address, names its year if it is another one, and takes today for a day that is none", async () => {
  await open("/tasks?view=cleaning&week=2027-01-04");
  await shown();
  expect(days()).toEqual([["2027-01-04", "2027-01-10"]]);
  expect(screen.getByText("4–10 Jan 2027")).toBeTruthy();
});

it("takes today where the address names no day", async () => {
  await open("/tasks?view=cleaning&week=2027-02-31");
  await shown();
  expect(days()).toEqual([["2026-11-18", "2026-11-24"]]);
});

it("counts what the week needs, and shows only those when pressed, all when pressed again", async () => {
  const user = await open();
  expect(await shown()).toEqual(["t2", "t3", "t1", "t4"]);
  const marks = within(screen.getByRole("group", { name: "What the week needs" }));
  expect(marks.getAllByRole("button").map((mark) => mark.querySelector("strong")?.textContent)).toEqual([
    "1 does not fit",
    "1 without a cleaner",
    "1 not confirmed",
    "0 running now",
    "1 done",
  ]);
  const nobody = marks.getByRole("button", { name: /without a cleaner/ });
  await user.click(nobody);
  expect(await shown()).toEqual(["t2"]);
  expect(nobody.getAttribute("aria-pressed")).toBe("true");
  await user.click(nobody);
  expect(await shown()).toHaveLength(4);
});

it.each([
  ["a property", "property=p2", ["t3", "t4"]],
  ["a cleaner", "cleaner=rosa", ["t3", "t1", "t4"]],
  ["nobody", "cleaner=nobody", ["t2"]],
  ["a mark that there is not", "mark=lost", ["t2", "t3", "t1", "t4"]],
])("shows the turnovers of %s that the address names", async (_what, filter, expected) => {
  await open(`/tasks?view=cleaning&${filter}`);
  expect(await shown()).toEqual(expected);
});

it("says that a filter hides everything, and shows all again", async () => {
  const user = await open("/tasks?view=cleaning&property=p1&mark=running");
  await user.click(await screen.findByRole("button", { name: "Show all of them" }));
  expect(await shown()).toHaveLength(4);
});

it("exports what is shown: its days and its filters", async () => {
  const user = await open("/tasks?view=cleaning&property=p1&cleaner=nobody&mark=nobody");
  await shown();
  await user.click(await screen.findByRole("button", { name: "Export this list" }));
  await user.click(await screen.findByRole("menuitem", { name: /CSV/ }));
  await waitFor(() => {
    expect(sent.find(({ path }) => path === "/api/exports/list")?.body).toMatchObject({
      list: "turnovers",
      query: {
        from: "2026-11-18",
        to: "2026-11-24",
        propertyId: "p1",
        unassigned: "true",
        mark: "nobody",
      },
    });
  });
});

it("says that there is none in these days, and offers nothing to export", async () => {
  await open(undefined, { answer: () => Response.json({ items: [], clashesAsProposed: [] }) });
  expect(await screen.findByText(/^No check-outs on these days/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Export this list" })).toBeNull();
  expect(screen.getByRole("button", { name: "Add cleaning" })).toBeTruthy();
});

it("says that the turnovers could not be loaded, and tries again", async () => {
  let down = true;
  const user = await open(undefined, {
    answer: () => (down ? new Response(null, { status: 400 }) : Response.json(list)),
  });
  await screen.findByText("The turnovers could not be loaded");
  down = false;
  await user.click(screen.getByRole("button", { name: /again/i }));
  expect(await shown()).toHaveLength(4);
});
