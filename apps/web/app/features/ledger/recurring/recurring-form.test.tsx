import type { ProposalView, RecurringView } from "@keystead/contract/ledger";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";

import { collisionsIn } from "../../../testing/merge-question.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { refused } from "../../../testing/records/tasks.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, type Sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { AcceptForm } from "./accept-form.tsx";
import { RecurringForm } from "./recurring-form.tsx";
import { RecurringDrawer } from "./recurring-drawer.tsx";
// Loaded on demand by the form, with the first collision.
import "../../../ui/form/merge/merge-dialog.tsx";

const idOf = (no: number) => `00000000-0000-4000-8000-${String(no).padStart(12, "0")}`;
const house = { id: idOf(100), name: "Lindenhof" };
const insurance: RecurringView = {
  id: idOf(1),
  version: 3,
  book: "expense",
  property: house,
  unit: null,
  category: "insurance",
  nature: "operating",
  amount: "400.00",
  currency: "EUR",
  method: null,
  notes: "Allianz",
  firstDate: "2026-12-03",
  everyMonths: 12,
  endsOn: null,
  begun: false,
  next: "2026-12-03",
};
const proposal: ProposalView = {
  recurringId: insurance.id,
  number: 1,
  property: house,
  unit: null,
  category: "insurance",
  nature: "operating",
  amount: "400.00",
  currency: "EUR",
  method: null,
  notes: "Allianz",
  date: "2026-11-03",
  compared: { with: "last_year", date: "2025-11-03", amount: "400.00" },
};
const paid = {
  id: idOf(7),
  version: 1,
  property: house,
  unit: null,
  category: "utilities",
  nature: "operating",
  amount: "60.00",
  currency: "EUR",
  date: "2026-09-15",
  notes: "Water",
  reversalOf: null,
  reversed: "0.00",
  linked: false,
  turnoverId: null,
  campaign: null,
  own: true,
  recurringId: null,
  receipts: 0,
  split: null,
} as const;

type Answering = (requested: Sent) => Response | undefined;

async function open(element: React.ReactElement, onChange: Answering = () => undefined): Promise<UserEvent> {
  answerWith((requested) => {
    const { path, method } = requested;
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (path === "/api/v1/properties/names") return Response.json({ items: [house], more: false });
    if (path === "/api/v1/recurring" && method === "GET")
      return Response.json({ items: [insurance, over], total: 2 });
    return onChange(requested) ?? new Promise<Response>(() => {});
  });
  return show(
    <>
      {element}
      <Toaster />
    </>,
  );
}
const over = { ...insurance, id: idOf(2), notes: "Old", endsOn: "2026-01-31", next: null };
const none = () => {};
const series = <RecurringForm book="expense" series={insurance} onClose={none} />;
const write = async (user: UserEvent, label: string, text: string) => {
  await user.clear(screen.getByLabelText(label));
  await enter(user, screen.getByLabelText(label), text);
};
const changed = ({ method }: Sent) =>
  method === "PUT" ? Response.json({ ...insurance, version: 4 }) : undefined;

it("[EXP-01] makes a record the first of a series, and asks whether the dates since then are proposed too", async () => {
  const user = await open(<RecurringForm book="expense" record={paid} onClose={none} />, ({ method }) =>
    method === "POST" ? Response.json(insurance) : undefined,
  );
  expect(await screen.findByText("Water · Lindenhof · first on 15 Sept 2026")).toBeTruthy();
  const missed = screen.getByRole("checkbox", { name: "Also propose the 2 dates since then" });
  await user.selectOptions(screen.getByLabelText("Repeats"), "Every year");
  expect(screen.queryByRole("checkbox")).toBeNull();
  await user.selectOptions(screen.getByLabelText("Repeats"), "Every month");
  expect(missed.isConnected || screen.getByRole("checkbox")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Make recurring" }));
  expect(await screen.findByText("It is proposed a week before each date.")).toBeTruthy();
  expect(sentBy("POST")[0]).toMatchObject({
    path: "/api/v1/recurring",
    body: {
      book: "expense",
      recordId: paid.id,
      propertyId: house.id,
      category: "utilities",
      amount: "60.00",
      firstDate: "2026-09-15",
      everyMonths: 1,
      endsOn: null,
      // Nothing that has passed is proposed.
      proposedFrom: "2026-11-18",
    },
  });
});

it("proposes what was missed when asked to", async () => {
  const user = await open(<RecurringForm book="expense" record={paid} onClose={none} />, ({ method }) =>
    method === "POST" ? Response.json(insurance) : undefined,
  );
  await user.click(screen.getByRole("checkbox", { name: "Also propose the 2 dates since then" }));
  await user.click(screen.getByRole("button", { name: "Make recurring" }));
  await waitFor(() => expect(sentBy("POST")[0]?.body).toMatchObject({ proposedFrom: null }));
});

it("keeps how often and the first date once something of the series was accepted", async () => {
  await open(<RecurringForm book="expense" series={{ ...insurance, begun: true }} onClose={none} />);
  expect(screen.getByLabelText(/^Repeats/)).toHaveProperty("disabled", true);
  expect(screen.queryByLabelText("First date")).toBeNull();
  expect(screen.getByText(/^Part of it has already been accepted/)).toBeTruthy();
});

it("refuses a last day before the first, and takes the first day itself", async () => {
  const user = await open(series, changed);
  await write(user, "Last day (optional)", "2 Dec 2026");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Ends before it begins")).toBeTruthy();
  expect(sentBy("PUT")).toEqual([]);
  await write(user, "Last day (optional)", "3 Dec 2026");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sentBy("PUT")[0]?.body).toEqual({ version: 3, endsOn: "2026-12-03" }));
});

it("compares the two days as they are read, also while one is still being typed", async () => {
  const user = await open(series, changed);
  await write(user, "Last day (optional)", "5 Jan 2028");
  await write(user, "First date", "5 Jan 2027");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() =>
    expect(sentBy("PUT")[0]?.body).toEqual({ version: 3, firstDate: "2027-01-05", endsOn: "2028-01-05" }),
  );
});

it("asks in words which of two values stays", async () => {
  const current = {
    ...insurance,
    version: 4,
    category: "taxes",
    amount: "410.00",
    everyMonths: 6,
    endsOn: "2027-12-31",
  };
  const user = await open(series, ({ method }) =>
    method === "PUT" ? refused("STALE", { version: 4, current }, 409) : undefined,
  );
  await user.selectOptions(screen.getByLabelText("Category"), "Management");
  await user.selectOptions(screen.getByLabelText("Repeats"), "Every 3 months");
  await write(user, "Amount in EUR", "1405");
  await write(user, "Last day (optional)", "30 Jun 2028");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const question = await screen.findByRole("dialog", { name: "Changed meanwhile" });
  expect(collisionsIn(question)).toEqual([
    ["Category", "Management", "Taxes"],
    ["Amount", "1,405.00", "410.00"],
    ["Repeats", "Every 3 months", "Every 6 months"],
    ["Last day", "30 Jun 2028", "31 Dec 2027"],
  ]);
});

it("[EXP-01] accepts a proposal with another amount, shows the difference, and proposes that amount from then on", async () => {
  const user = await open(<AcceptForm book="expense" proposal={proposal} onClose={none} />, ({ method }) =>
    method === "POST" ? Response.json({ undoId: idOf(9) }) : undefined,
  );
  expect(screen.getByText(/^was due 3 Nov 2026/)).toBeTruthy();
  expect(screen.getByText("As last year")).toBeTruthy();
  expect(screen.queryByRole("checkbox")).toBeNull();
  await write(user, "Amount in EUR", "380");
  expect(screen.getByText(/^−5\s?% since last year \(€400\.00\)$/)).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "Propose this amount from now on" })).toHaveProperty(
    "checked",
    true,
  );
  await write(user, "Date", "10 Nov 2026");
  await user.click(screen.getByRole("button", { name: "Accept" }));
  expect(await screen.findByText("1 record was booked.")).toBeTruthy();
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    [
      "/api/v1/recurring/acceptances",
      {
        items: [{ recurringId: insurance.id, number: 1, amount: "380.00", date: "2026-11-10", keep: true }],
        confirm: [],
      },
    ],
  ]);
});

it("asks before it books what looks booked already", async () => {
  const user = await open(<AcceptForm book="expense" proposal={proposal} onClose={none} />, ({ method }) =>
    method !== "POST"
      ? undefined
      : sentBy("POST").length === 1
        ? refused("CONFIRMATION_REQUIRED", { warnings: [{ code: "LIKE_ANOTHER", params: {} }] }, 409)
        : Response.json({ undoId: idOf(9) }),
  );
  await user.click(screen.getByRole("button", { name: "Accept" }));
  expect(await screen.findByText(/^The same amount on the same day/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save anyway" }));
  await screen.findByText("1 record was booked.");
  expect(sentBy("POST").map(({ body }) => Object(body).confirm)).toEqual([[], ["LIKE_ANOTHER"]]);
});

it("ends a series on the first day that is to come, offers that of none that is over, and takes it back", async () => {
  const user = await open(<RecurringDrawer book="expense" open={none} onClose={none} />, changed);
  const list = await screen.findByRole("dialog", { name: "Recurring expenses" });
  expect(await within(list).findByText("Every year · next 3 Dec 2026")).toBeTruthy();
  expect(within(list).getByText("Every year · ended 31 Jan 2026")).toBeTruthy();
  await user.click(await within(list).findByRole("button", { name: "Actions for Old" }));
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Edit what recurs",
    "Delete",
  ]);
  await user.keyboard("{Escape}");
  await user.click(within(list).getByRole("button", { name: "Actions for Allianz" }));
  await user.click(await screen.findByRole("menuitem", { name: "End" }));
  expect(await screen.findByText("Allianz has ended.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(sentBy("PUT").map(({ body }) => body)).toEqual([
      { version: 3, endsOn: "2026-12-03" },
      { version: 4, endsOn: null },
    ]),
  );
});
