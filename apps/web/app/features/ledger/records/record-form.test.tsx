import type { ExpenseView, IncomeView } from "@keystead/contract/ledger";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { collisionsIn } from "../../../testing/merge-question.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { refused } from "../../../testing/records/tasks.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { ExpensesPage } from "../books/expenses-page.tsx";
import { RecordForm } from "./record-form.tsx";
// Loaded on demand by the form, with the first collision.
import "../../../ui/form/merge/merge-dialog.tsx";

const lindenhof = { id: "00000000-0000-4000-8000-0000000000aa", name: "Lindenhof" };
const swiss = {
  id: "00000000-0000-4000-8000-0000000000bb",
  name: "Bahnhofstrasse 9",
  city: "Zürich",
  rentalMode: "monthly",
  currency: "CHF",
};
const boiler: ExpenseView = {
  id: "00000000-0000-4000-8000-000000000001",
  version: 3,
  property: lindenhof,
  unit: null,
  category: "repairs",
  nature: "operating",
  amount: "312.40",
  currency: "EUR",
  date: "2026-11-03",
  notes: "Boiler thermostat",
  reversalOf: null,
  reversed: "0.00",
  linked: false,
  turnoverId: null,
  campaign: null,
  own: true,
  recurringId: null,
  receipts: 0,
  split: null,
};
const credit: ExpenseView = {
  ...boiler,
  id: "00000000-0000-4000-8000-000000000002",
  version: 1,
  amount: "-12.40",
  notes: "Credit note",
  reversalOf: boiler.id,
};

/** A list with these records; changes get the response of the callback. */
async function open(records: readonly ExpenseView[], onChange: (body: unknown) => Response) {
  answerWith(({ path, method, body }) => {
    if (method !== "GET") return onChange(body);
    if (path === "/api/v1/expenses") return Response.json({ items: records, total: records.length });
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (path === "/api/v1/properties/names") return Response.json({ items: [swiss], more: false });
    if (path === `/api/v1/properties/${swiss.id}`) return Response.json({ ...swiss, currency: "CHF" });
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
    "/expenses?period=2026-11",
  );
}

it("[EXP-01] sends only what was changed, and says in the list what was paid back", async () => {
  const user = await open([{ ...boiler, reversed: "12.40" }, credit], () =>
    Response.json({ ...boiler, version: 4 }),
  );
  const table = await screen.findByRole("table");
  expect(within(table).getByText("€12.40 of it paid back")).toBeTruthy();
  expect(within(table).getByText("Paid back")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Actions for Boiler/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const amount = await screen.findByRole("textbox", { name: "Amount in EUR" });
  await user.clear(amount);
  await enter(user, amount, "320");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Saved: Boiler thermostat/);
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ version: 3, amount: "320.00" }]);
});

it("[EXP-01] asks of money paid back only what is its own, as an amount above zero", async () => {
  const user = await open([credit], () => Response.json({ ...credit, version: 2 }));
  await user.click(await screen.findByRole("button", { name: /^Actions for Credit/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const amount = await screen.findByRole<HTMLInputElement>("textbox", { name: "Amount in EUR" });
  expect(amount.value).toBe("12.40");
  expect(screen.queryByRole("combobox", { name: "Category" })).toBeNull();
  expect(screen.queryByRole("combobox", { name: "Property" })).toBeNull();
  await user.clear(amount);
  await user.type(amount, "10");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/^Saved: Credit note/);
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ version: 1, amount: "10.00" }]);
});

it("[EXP-01] means an amount in the money of the property that is chosen", async () => {
  const user = await open([boiler], () => Response.json(boiler));
  await user.click(await screen.findByRole("button", { name: "Add expense" }));
  await screen.findByRole("textbox", { name: "Amount in EUR" });
  await user.click(screen.getByRole("combobox", { name: "Property" }));
  await user.click(await screen.findByRole("option", { name: /Bahnhofstrasse/ }));
  expect(await screen.findByRole("textbox", { name: "Amount in CHF" })).toBeTruthy();
});

it("keeps what was typed when the server refuses it at a field", async () => {
  const refusal = {
    code: "BAD_REQUEST",
    defined: true,
    status: 400,
    message: "",
    data: { issues: [{ path: ["date"], code: "INVALID_DATE" }] },
  };
  const user = await open([boiler], () => Response.json(refusal, { status: 400 }));
  await user.click(await screen.findByRole("button", { name: /^Actions for Boiler/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  const note = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Note/ });
  await user.clear(note);
  await enter(user, note, "Thermostat and labour");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText(/Enter a date/)).length).toBeGreaterThan(0);
  expect(note.value).toBe("Thermostat and labour");
});

it("[EXP-01] duplicates the record whose line has the focus with one key, and money paid back with none", async () => {
  const user = await open([{ ...boiler, reversed: "12.40" }, credit], () => Response.json(boiler));
  await screen.findByRole("table");
  await user.keyboard("k");
  expect(document.activeElement?.textContent).toBe("3 Nov 2026");
  expect(document.activeElement?.closest("tr")?.textContent).toContain("Credit note");
  await user.keyboard("d");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("kd");
  const note = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Note/ });
  expect(note.value).toBe("Boiler thermostat");
  expect(screen.getByRole("dialog", { name: "Add expense" })).toBeTruthy();
});

const laundry: IncomeView = {
  id: "00000000-0000-4000-8000-000000000003",
  version: 2,
  property: lindenhof,
  unit: null,
  tenant: null,
  leaseId: null,
  bookingId: null,
  guest: null,
  rentPeriod: null,
  category: "other",
  nature: "operating",
  amount: "1200.00",
  parts: [],
  currency: "EUR",
  date: "2026-11-03",
  method: "cash",
  notes: "Laundry",
  cleaningOf: null,
  linked: false,
  reversalOf: null,
  reversed: "0.00",
  own: true,
  recurringId: null,
};

it("asks in words which of two amounts, days and ways of payment stays", async () => {
  const current = {
    ...laundry,
    version: 3,
    amount: "1300.00",
    method: "bank_transfer",
    category: "utilities",
  };
  answerWith(({ method }) =>
    method === "PUT" ? refused("STALE", { version: 3, current }, 409) : new Promise<Response>(() => {}),
  );
  const user = await show(<RecordForm book="income" record={laundry} onClose={() => {}} />);
  const amount = await screen.findByRole("textbox", { name: "Amount in EUR" });
  await user.clear(amount);
  await enter(user, amount, "1250");
  await user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Deposit");
  await user.selectOptions(screen.getByRole("combobox", { name: "Payment method" }), "Card");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(collisionsIn(await screen.findByRole("dialog", { name: "Changed meanwhile" }))).toEqual([
    ["Category", "Deposit", "Utilities"],
    ["Amount", "1,250.00", "1,300.00"],
    ["Payment method", "Card", "Bank transfer"],
  ]);
});
