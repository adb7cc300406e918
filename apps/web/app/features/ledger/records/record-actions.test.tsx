import type { ExpenseView } from "@keystead/contract/ledger";
import type { MemberRole } from "@keystead/domain/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { refused } from "../../../testing/records/tasks.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, type Sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { ExpensesPage } from "../books/expenses-page.tsx";
// Loaded on demand by the page.
import "./record-change-form.tsx";
import "./reverse-form.tsx";

const idOf = (no: number) => `00000000-0000-4000-8000-${String(no).padStart(12, "0")}`;
const lindenhof = { id: idOf(100), name: "Lindenhof" };
const expense = (no: number, notes: string, more: Partial<ExpenseView> = {}): ExpenseView => ({
  id: idOf(no),
  version: no,
  property: lindenhof,
  unit: null,
  category: "repairs",
  nature: "operating",
  amount: "312.40",
  currency: "EUR",
  date: "2026-11-03",
  notes,
  reversalOf: null,
  reversed: "0.00",
  linked: false,
  turnoverId: null,
  campaign: null,
  own: true,
  recurringId: null,
  receipts: 0,
  split: null,
  ...more,
});
const boiler = expense(1, "Boiler");
const others = expense(2, "Gutter", { own: false });
const partlyBack = expense(3, "Paint", { reversed: "12.40" });
const credit = expense(4, "Credit", { amount: "-12.40", reversalOf: partlyBack.id });
const series = expense(5, "Insurance", { recurringId: idOf(50) });
const paidCleaning = expense(6, "Cleaning", { linked: true, turnoverId: idOf(60) });
const campaign = { id: idOf(70), channel: "google" } as const;
const advert = expense(7, "Advert", { campaign });
const everything = [boiler, others, partlyBack, credit, series, paidCleaning, advert];

type House = {
  readonly role?: MemberRole;
  readonly records?: readonly ExpenseView[];
  readonly onChange?: (requested: Sent) => Response;
};

async function open({ role = "owner", records = everything, onChange }: House = {}) {
  answerWith((requested) => {
    const { path, method } = requested;
    if (method !== "GET") return onChange?.(requested) ?? new Promise<Response>(() => {});
    if (path === "/api/v1/expenses") return Response.json({ items: records, total: records.length });
    if (path === "/api/v1/workspaces") return Response.json(membershipOf(role));
    if (path === "/api/v1/properties/names") return Response.json({ items: [lindenhof], more: false });
    if (path.endsWith("/sums")) return Response.json({ sums: [], base: null });
    if (path.endsWith("/categories")) return Response.json({ categories: [] });
    return refused("NOT_FOUND", {}, 404);
  });
  const user = await show(
    <>
      <ExpensesPage />
      <Toaster />
    </>,
    undefined,
    "/expenses?period=2026-11",
  );
  await screen.findByRole("table");
  await waitFor(() => expect(sentBy("GET").some(({ path }) => path === "/api/v1/workspaces")).toBe(true));
  const openMenu = async (of: ExpenseView) => {
    const menu = screen.getByRole("button", { name: new RegExp(`^Actions for ${of.notes}`) });
    await user.click(menu);
    return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  };
  const press = async (of: ExpenseView, action: string) => {
    await openMenu(of);
    await user.click(screen.getByRole("menuitem", { name: action }));
  };
  const choose = async (...those: readonly ExpenseView[]) => {
    for (const { notes } of those)
      await user.click(screen.getByRole("checkbox", { name: new RegExp(`^Select ${notes}`) }));
  };
  const bar = async (action: string) => {
    const selected = screen.getByRole("region", { name: "Actions for the selection" });
    await user.click(within(selected).getByRole("button", { name: action }));
  };
  return { user, openMenu, press, choose, bar };
}

const usual = ["Edit", "Duplicate", "Make recurring", "Record money back"];

it.each<[MemberRole, string, ExpenseView, readonly string[]]>([
  ["owner", "a record of their own", boiler, [...usual, "Delete"]],
  ["owner", "somebody else's record", others, [...usual, "Delete"]],
  ["assistant", "a record of their own", boiler, [...usual, "Delete"]],
  ["assistant", "somebody else's record", others, usual],
  ["owner", "one of which something was paid back", partlyBack, usual],
  ["owner", "money that was paid back", credit, ["Edit", "Delete"]],
  [
    "owner",
    "one of a series",
    series,
    ["Edit", "Duplicate", "Open what recurs", "Record money back", "Delete"],
  ],
  ["owner", "what a cleaner was paid", paidCleaning, ["Open the payouts"]],
  ["owner", "the bill of a campaign", advert, ["Open campaign", ...usual, "Delete"]],
])("[EXP-01] offers the %s of %s what may be done with it", async (role, _what, record, offered) => {
  const { openMenu } = await open({ role });
  expect(await openMenu(record)).toEqual(offered);
});

it("deletes of those chosen what may be deleted, says what stays, and brings them back with one Undo", async () => {
  const trashId = idOf(99);
  const { user, choose, bar } = await open({ role: "assistant", onChange: () => Response.json({ trashId }) });
  await choose(boiler, others, partlyBack, advert);
  await bar("Delete");
  expect(await screen.findByText("2 records were deleted.")).toBeTruthy();
  expect(await screen.findByText(/^2 stay: they belong to a lease/)).toBeTruthy();
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    ["/api/v1/expenses/delete", { ids: [boiler.id, advert.id] }],
  ]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sentBy("POST").at(-1)?.path).toContain(trashId));
});

it("sends nothing where all that are chosen stay, and says so", async () => {
  const { choose, bar } = await open();
  await choose(paidCleaning);
  await bar("Delete");
  expect(await screen.findByText(/^1 stays: it belongs to a lease/)).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
});

it("changes what several records are for, counts those that stay, and returns each to what it was", async () => {
  const were = [{ id: boiler.id, version: 8, category: "repairs", nature: "operating" }];
  const { user, choose, bar } = await open({ onChange: () => Response.json({ records: were }) });
  await choose(boiler, credit, paidCleaning);
  await bar("Change");
  const form = await screen.findByRole("dialog", { name: "Change 1 record" });
  expect(form.textContent).toContain("2 others stay");
  await user.selectOptions(within(form).getByLabelText("Category"), "Maintenance");
  await user.selectOptions(within(form).getByLabelText("Kind"), "Improvement");
  await user.click(within(form).getByRole("button", { name: "Change" }));
  expect(await screen.findByText("1 record was changed.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sentBy("POST")).toHaveLength(2));
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    [
      "/api/v1/expenses/change",
      { records: [{ id: boiler.id, version: 1, category: "maintenance", nature: "capital" }] },
    ],
    ["/api/v1/expenses/change", { records: were }],
  ]);
});

it("says that records were like that already, and offers no Undo of nothing", async () => {
  const { user, choose, bar } = await open({ onChange: () => Response.json({ records: [] }) });
  await choose(boiler);
  await bar("Change");
  const form = await screen.findByRole("dialog", { name: "Change 1 record" });
  await user.selectOptions(within(form).getByLabelText("Category"), "Repairs");
  await user.click(within(form).getByRole("button", { name: "Change" }));
  expect(await screen.findByText("They were like that already.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("opens no form where none of those chosen can be changed here", async () => {
  const { choose, bar } = await open();
  await choose(credit, paidCleaning);
  await bar("Change");
  expect(await screen.findByText(/^None of them can be changed here/)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("records as paid back all that is left, and never more", async () => {
  const { user, press } = await open({ onChange: () => Response.json(credit) });
  await press(partlyBack, "Record money back");
  const form = within(await screen.findByRole("dialog", { name: "Record money back" }));
  const amount = form.getByLabelText<HTMLInputElement>("Amount in EUR");
  expect(amount.value).toBe("300.00");
  expect(form.getByText("At most €300.00: what is left of €312.40 of 3 Nov 2026.")).toBeTruthy();
  await user.clear(amount);
  await enter(user, amount, "300.01");
  await user.click(form.getByRole("button", { name: "Record money back" }));
  expect(await form.findByText("More than is left of it")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await user.clear(amount);
  await enter(user, amount, "299,99");
  await enter(user, form.getByLabelText("Note (optional)"), "Returned");
  await user.click(form.getByRole("button", { name: "Record money back" }));
  expect(await screen.findByText("Recorded as paid back.")).toBeTruthy();
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    [
      `/api/v1/expenses/${partlyBack.id}/reverse`,
      { amount: "299.99", date: "2026-11-18", notes: "Returned" },
    ],
  ]);
  expect(sentBy("POST")[0]?.key).toBeTruthy();
});

it("keeps the form where more was paid back meanwhile, and says so", async () => {
  const { user, press } = await open({ onChange: () => refused("REVERSAL_EXCEEDS_ORIGINAL", {}, 409) });
  await press(boiler, "Record money back");
  const form = within(await screen.findByRole("dialog", { name: "Record money back" }));
  await user.click(form.getByRole("button", { name: "Record money back" }));
  expect(await form.findByText("You cannot pay back more than the amount itself.")).toBeTruthy();
  expect(form.getByLabelText("Amount in EUR")).toHaveProperty("value", "312.40");
});

it("shows which plan takes more records where the month is full, and keeps what was typed", async () => {
  const { user, press } = await open({
    onChange: () => refused("PLAN_LIMIT", { kind: "transactions", limit: 50, used: 50, plan: "free" }, 403),
  });
  await press(boiler, "Record money back");
  const form = await screen.findByRole("dialog", { name: "Record money back" });
  await user.click(within(form).getByRole("button", { name: "Record money back" }));
  await waitFor(() => expect(screen.getAllByRole("dialog").length).toBeGreaterThan(1));
  expect(within(form).getByLabelText("Amount in EUR")).toHaveProperty("value", "312.40");
});
