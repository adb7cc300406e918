import type { PayoutList, PayoutView } from "@keystead/contract/turnovers";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { refused } from "../../../testing/records/tasks.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, type Sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { PayoutsPage } from "./payouts-page.tsx";
// Loaded on demand, with the first press.
import "./payout-form.tsx";

const azul = { id: "p1", name: "Casa Azul" };
const rosa = { id: "c1", name: "Rosa Pinto" };
const EXPENSE = "44444444-4444-4444-8444-444444444444";
const payout = (number: number, more: Partial<PayoutView> = {}): PayoutView => ({
  id: `11111111-1111-4111-8111-00000000000${number}`,
  version: number,
  property: azul,
  unit: { id: `u${number}`, name: `Flat ${number}` },
  timezone: "Europe/Lisbon",
  bookingId: null,
  cleaner: rosa,
  cleanerEmail: "",
  checkOut: "2026-11-10T11:00",
  windowEnd: null,
  doneAt: "2026-11-10T14:32",
  status: "done",
  fee: "34.00",
  currency: "EUR",
  payout: "due",
  approved: false,
  paidOn: null,
  paidMethod: null,
  expenseId: null,
  note: "",
  ...more,
});
const due = payout(1);
const approved = payout(2, { approved: true, fee: "20.00" });
const swiss = payout(3, { fee: "45.00", currency: "CHF" });
const paid = payout(4, { payout: "paid", paidOn: "2026-11-12", paidMethod: "cash", expenseId: EXPENSE });
const open = payout(5, { status: "assigned", payout: "not_due", doneAt: null });

type House = {
  readonly items?: readonly PayoutView[];
  readonly onChange?: (requested: Sent) => Response;
};

async function openPage({ items = [due, approved, swiss, paid, open], onChange }: House = {}) {
  const list: PayoutList = { items: [...items], total: items.length, sums: [], cleaners: [] };
  answerWith((requested) => {
    const { path, method } = requested;
    if (path.endsWith("/workspaces")) return Response.json(membershipOf("owner"));
    if (method !== "GET") return onChange?.(requested) ?? new Promise<Response>(() => {});
    if (path.endsWith("/turnovers/payouts")) return Response.json(list);
    return Response.json({ items: [], total: 0, logins: [], months: [] });
  });
  const user = await show(
    <>
      <PayoutsPage />
      <Toaster />
    </>,
  );
  await screen.findByRole("table", { name: "Payouts" });
  return user;
}
const rowOf = (number: number) =>
  screen.getByText(`Flat ${number}`).closest("tr") ?? expect.fail(`no row of Flat ${number}`);
const menuOf = (number: number) => within(rowOf(number)).getByRole("button", { name: /^Actions for Flat/ });

it.each<[number, readonly string[]]>([
  [1, ["Mark as paid", "Approve", "Open in turnovers"]],
  [2, ["Mark as paid", "Take approval back", "Open in turnovers"]],
  [4, ["Open in turnovers", "Take the payment back"]],
  [5, ["Open in turnovers"]],
])("offers of payout %s what its state allows", async (number, offered) => {
  const user = await openPage();
  await user.click(menuOf(number));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(offered);
});

it("shows of each what is owed, approved, paid and when, and what is not done yet", async () => {
  await openPage();
  const states = [1, 2, 4, 5].map((number) => within(rowOf(number)).getAllByRole("cell"));
  const words = ["To pay", "Approved", "Paid 12 Nov", "Not done yet"];
  for (const [at, cells] of states.entries())
    expect(cells.some(({ textContent }) => textContent === words[at])).toBe(true);
  expect(within(rowOf(5)).getByText("not done yet")).toBeTruthy();
  const day = within(rowOf(1)).getByRole("link", { name: "10 Nov 2026" });
  expect(day.getAttribute("href")).toBe("/tasks?view=cleaning&week=2026-11-10");
});

it("approves one as it was read, and takes an approval back", async () => {
  const user = await openPage({ onChange: () => Response.json({ items: [] }) });
  await user.click(menuOf(1));
  await user.click(await screen.findByRole("menuitem", { name: "Approve" }));
  expect(await screen.findByText("1 payout approved.")).toBeTruthy();
  await user.click(menuOf(2));
  await user.click(await screen.findByRole("menuitem", { name: "Take approval back" }));
  expect(await screen.findByText("Approval of 1 payout undone.")).toBeTruthy();
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    ["/api/v1/turnovers/approvals", { turnovers: [{ id: due.id, version: 1 }], approved: true }],
    ["/api/v1/turnovers/approvals", { turnovers: [{ id: approved.id, version: 2 }], approved: false }],
  ]);
});

it("approves of those chosen only what waits for it, and says if nothing does", async () => {
  const user = await openPage({ onChange: () => Response.json({ items: [] }) });
  const choose = async (number: number) =>
    user.click(within(rowOf(number)).getByRole("checkbox", { name: /^Select Flat/ }));
  const press = async (name: string) =>
    user.click(
      within(screen.getByRole("region", { name: "Actions for the selection" })).getByRole("button", { name }),
    );
  await choose(4);
  await choose(2);
  await press("Approve");
  expect(await screen.findByText("None of these can be changed this way.")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await choose(1);
  await press("Approve");
  await waitFor(() =>
    expect(sentBy("POST").map(({ body }) => body)).toEqual([
      { turnovers: [{ id: due.id, version: 1 }], approved: true },
    ]),
  );
});

it("pays what is chosen: each currency by itself, on a day that is not to come, as one expense each", async () => {
  const user = await openPage({ onChange: () => Response.json({ items: [] }) });
  await user.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
  const bar = screen.getByRole("region", { name: "Actions for the selection" });
  await user.click(within(bar).getByRole("button", { name: "Mark as paid" }));
  const form = await screen.findByRole("dialog", { name: "Pay 3 turnovers" });
  expect(form.textContent).toContain("€54.00 · CHF\u00a045.00");
  const day = within(form).getByLabelText("Paid on");
  await user.clear(day);
  await enter(user, day, "19 Nov 2026");
  await user.click(within(form).getByRole("button", { name: "Mark as paid" }));
  expect(await within(form).findByText("Enter a day, today or earlier")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await user.clear(day);
  await enter(user, day, "17 Nov 2026");
  await user.selectOptions(within(form).getByLabelText("Payment method"), "Cash");
  await user.click(within(form).getByRole("button", { name: "Mark as paid" }));
  expect(await screen.findByText("3 payouts booked as expenses.")).toBeTruthy();
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    [
      "/api/v1/turnovers/payouts",
      {
        turnovers: [due, approved, swiss].map(({ id, version }) => ({ id, version })),
        paidOn: "2026-11-17",
        method: "cash",
      },
    ],
  ]);
});

it("keeps the form where one of them was paid meanwhile, and says so", async () => {
  const user = await openPage({ onChange: () => refused("STALE", { version: 2 }, 409) });
  await user.click(menuOf(1));
  await user.click(await screen.findByRole("menuitem", { name: "Mark as paid" }));
  const form = await screen.findByRole("dialog", { name: "Pay 1 turnover" });
  await user.click(within(form).getByRole("button", { name: "Mark as paid" }));
  expect(await within(form).findByText(/^This was changed since you opened it/)).toBeTruthy();
});

it("takes a payment back by its expense, and can bring it back", async () => {
  const trashId = "99999999-9999-4999-8999-999999999999";
  const user = await openPage({ onChange: () => Response.json({ trashId }) });
  await user.click(menuOf(4));
  await user.click(await screen.findByRole("menuitem", { name: "Take the payment back" }));
  expect(await screen.findByText("1 payment undone. It is owed again.")).toBeTruthy();
  expect(sentBy("POST")).toMatchObject([{ path: "/api/v1/expenses/delete", body: { ids: [EXPENSE] } }]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sentBy("POST").at(-1)?.path).toContain(trashId));
});
