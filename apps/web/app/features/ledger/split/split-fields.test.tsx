import type { ExpenseView } from "@keystead/contract/ledger";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { ExpensesPage } from "../books/expenses-page.tsx";

const idOf = (no: number) => `00000000-0000-4000-8000-${String(no).padStart(12, "0")}`;
const lindenhof = { id: idOf(100), name: "Lindenhof" };
const house = { ...lindenhof, city: "Berlin", rentalMode: "monthly", currency: "EUR" };
const rooms = [
  { id: idOf(1), name: "Flat 1", sizeSqm: 60 },
  { id: idOf(2), name: "Flat 2", sizeSqm: 40 },
  { id: idOf(3), name: "Attic", sizeSqm: null },
].map((unit) => ({ ...unit, property: lindenhof, archived: false }));
const bill: ExpenseView = {
  id: idOf(11),
  version: 1,
  property: lindenhof,
  unit: { id: idOf(1), name: "Flat 1" },
  category: "insurance",
  nature: "operating",
  amount: "60.01",
  currency: "EUR",
  date: "2026-11-03",
  notes: "House insurance",
  reversalOf: null,
  reversed: "0.00",
  linked: false,
  turnoverId: null,
  campaign: null,
  own: true,
  receipts: 0,
  recurringId: null,
  split: {
    by: "size",
    amount: "100.01",
    parts: [
      {
        id: idOf(11),
        property: lindenhof,
        unit: { id: idOf(1), name: "Flat 1" },
        share: "60",
        amount: "60.01",
        found: true,
      },
      {
        id: idOf(12),
        property: lindenhof,
        unit: { id: idOf(2), name: "Flat 2" },
        share: "40",
        amount: "40.00",
        found: false,
      },
    ],
  },
};

async function open(address: string, records: readonly ExpenseView[] = [bill]) {
  answerWith(({ path, method }) => {
    if (method !== "GET") return Response.json(path.endsWith("/change") ? { records: [] } : bill);
    if (path === "/api/v1/expenses") return Response.json({ items: records, total: records.length });
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (path === "/api/v1/properties/names") return Response.json({ items: [house], more: false });
    if (path === "/api/v1/units/names") return Response.json({ items: rooms, more: false });
    if (path === "/api/v1/units") return Response.json({ items: rooms, total: rooms.length });
    if (path === `/api/v1/properties/${house.id}`) return Response.json(house);
    if (path.endsWith("/sums")) return Response.json({ sums: [], base: null });
    if (path.endsWith("/categories")) return Response.json({ categories: [] });
    return new Promise(() => {});
  });
  return show(
    <>
      <ExpensesPage />
      <Toaster />
    </>,
    undefined,
    `/expenses?period=2026-11${address}`,
  );
}

/** The form loads as a part of its own. */
const amountField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Amount in EUR" });

it("[EXP-01] divides a bill over the units of its house while it is typed, and says whose size is missing", async () => {
  const user = await open(`&new=1&propertyId=${house.id}`);
  await enter(user, await amountField(), "100.01");
  await user.click(await screen.findByRole("button", { name: /^Split over several/ }));
  const split = screen.getByRole("group", { name: "Split of the bill" });
  expect((await within(split).findAllByRole("status")).map((one) => one.textContent)).toEqual([
    "€33.34",
    "€33.34",
    "€33.33",
  ]);
  await user.click(within(split).getByRole("radio", { name: "By size" }));
  expect(within(split).getByText(/^The size of Attic is not known/)).toBeTruthy();
  await user.click(within(split).getByRole("button", { name: "Remove part 3" }));
  expect(
    within(split)
      .getAllByRole("status")
      .map((one) => one.textContent),
  ).toEqual(["60 m²€60.01", "40 m²€40.00"]);
  expect(within(split).getByText("The parts add up to €100.01.")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Insurance");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Saved:/);
  const parts = [rooms[0], rooms[1]].map((unit) => ({ propertyId: house.id, unitId: unit?.id, share: null }));
  expect(sentBy("POST")[0]?.body).toMatchObject({ amount: "100.01", split: { by: "size", parts } });
});

it("[EXP-01] wants a share for each part before it sends anything", async () => {
  const alike = { ...bill, split: bill.split === null ? null : { ...bill.split, by: "equal" as const } };
  const user = await open(`&edit=${bill.id}`, [alike]);
  await amountField();
  const split = screen.getByRole("group", { name: "Split of the bill" });
  await user.click(within(split).getByRole("radio", { name: "By share" }));
  await user.type(within(split).getByRole("textbox", { name: "Share of part 1" }), "2");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await within(split).findByRole("alert")).textContent).toMatch(/^Enter a share above 0/);
  await enter(user, within(split).getByRole("textbox", { name: "Share of part 2" }), "0,5");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Saved:/);
  expect(sentBy("PUT")[0]?.body).toMatchObject({
    split: { by: "share", parts: [{ share: "2" }, { share: "0.5" }] },
  });
});

it("[EXP-01] shows a bill as one line that opens to its parts, and edits all of it", async () => {
  const user = await open("");
  const table = await screen.findByRole("table");
  expect(within(table).getByText("Lindenhof · 2 units, part of €100.01")).toBeTruthy();
  expect(within(table).getByText("Lindenhof · Flat 2 · 40 m²")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Actions for House/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const amount = await amountField();
  expect(amount.value).toBe("100.01");
  await user.clear(amount);
  await enter(user, amount, "200");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Saved:/);
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ version: 1, amount: "200.00" }]);
});

it("[EXP-01] changes several at once, and leaves a split bill where it is", async () => {
  const user = await open("", [bill, { ...bill, id: idOf(21), notes: "Gutter", split: null, unit: null }]);
  const table = await screen.findByRole("table");
  for (const box of within(table).getAllByRole("checkbox").slice(1)) await user.click(box);
  await user.click(await screen.findByRole("button", { name: "Change" }));
  const form = await screen.findByRole("dialog", { name: "Change 2 records" });
  await user.click(within(form).getByRole("button", { name: "Change" }));
  expect((await within(form).findAllByText("Choose what to change")).length).toBeGreaterThan(0);
  await user.click(within(form).getByRole("combobox", { name: "Property" }));
  await user.click(await screen.findByRole("option", { name: /Lindenhof/ }));
  await user.click(within(form).getByRole("button", { name: "Change" }));
  expect((await within(form).findAllByText(/^A split bill already says/)).length).toBeGreaterThan(0);
  expect(sentBy("POST")).toEqual([]);
});
