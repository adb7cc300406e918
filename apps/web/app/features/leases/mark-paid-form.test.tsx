import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { sentBy } from "../../testing/wire.ts";
import { MarkPaidForm } from "./mark-paid-form.tsx";
import type { OpenRow } from "./open-rows.ts";

const rows: readonly OpenRow[] = [
  { ref: "2026-10:rent", kind: "rent", period: "2026-10", dueOn: "2026-10-05", outstanding: "175.00" },
  { ref: "2026-11:rent", kind: "rent", period: "2026-11", dueOn: "2026-11-05", outstanding: "237.50" },
];
const [october] = rows;

function open() {
  if (october === undefined) throw new Error("no row");
  return show(
    <MarkPaidForm
      leaseId="8b0d4a3e-1111-4222-8333-444455556666"
      currency="EUR"
      today="2026-11-19"
      rows={rows}
      row={october}
      onDone={() => {}}
    />,
  );
}

it("says in words what an empty amount means", async () => {
  await open();
  expect(screen.getByLabelText("Amount in EUR")).toHaveProperty("placeholder", "175.00");
  expect(screen.getByText("Empty means all of it: €175.00.")).toBeTruthy();
});

it("pays all that is open with Enter alone, once", async () => {
  const user = await open();
  await user.type(screen.getByLabelText("Amount in EUR"), "{Enter}{Enter}");
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(1);
  });
  expect(sentBy("POST")[0]?.body).toMatchObject({
    rows: ["2026-10:rent"],
    amount: null,
    method: "bank_transfer",
    paidOn: "2026-11-19",
  });
  expect(sentBy("POST")[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
});

it("shows at once what stays open after a part", async () => {
  const user = await open();
  await user.type(screen.getByLabelText("Amount in EUR"), "100");
  expect(screen.getByText("€75.00 stays open.")).toBeTruthy();
});

it("adds the rows that are ticked together", async () => {
  const user = await open();
  await user.click(screen.getByLabelText(/November 2026/));
  expect(screen.getByText("Empty means all of it: €412.50.")).toBeTruthy();
});

it("refuses a date in the future at its field and sends nothing", async () => {
  const user = await open();
  const day = screen.getByLabelText("Paid on");
  await user.clear(day);
  await user.type(day, "1.12.2026{Enter}");
  expect(screen.getByText("Enter a date that is not in the future.")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
});
