import { screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { expect, it, vi } from "vitest";

import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { lazyPart } from "./lazy-part.tsx";

const label = "Name";
type PartProps = { readonly text: string };
function Part({ text }: PartProps) {
  return <p>{text}</p>;
}

function partAfter(failures: number) {
  let left = failures;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError("Failed to fetch dynamically imported module");
    return Part;
  });
}

it("loads a part once for all that draw it", async () => {
  const load = partAfter(0);
  const Lazy = lazyPart<PartProps>(load);
  await show(
    <Suspense fallback={null}>
      <Lazy text="one" />
      <Lazy text="two" />
    </Suspense>,
  );
  expect(await screen.findByText("one")).toBeTruthy();
  expect(screen.getByText("two")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it("says in its place that a part could not be loaded, and keeps what is typed beside it", async () => {
  const Lazy = lazyPart<PartProps>(partAfter(1));
  const user = await show(
    <>
      <input aria-label={label} />
      <Suspense fallback={null}>
        <Lazy text="here" />
      </Suspense>
    </>,
  );
  await screen.findByText("This part could not be loaded");
  await enter(user, screen.getByLabelText(label), "Rocha");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("here")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe("Rocha");
});

it("says it in a dialog where one was to open, which closes and tries anew when it is opened again", async () => {
  const Lazy = lazyPart<{ readonly onClose: () => void }>(async () => {
    await loaded();
    return () => <p>Form</p>;
  });
  const loaded = partAfter(1);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Add</button>
        <Suspense fallback={null}>{open ? <Lazy onClose={() => setOpen(false)} /> : null}</Suspense>
      </>
    );
  }
  const user = await show(<Page />);
  await user.click(screen.getByText("Add"));
  const dialog = await screen.findByRole("dialog", { name: "This part could not be loaded" });
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog.isConnected).toBe(false);
  await user.click(screen.getByText("Add"));
  expect(await screen.findByText("Form")).toBeTruthy();
});
