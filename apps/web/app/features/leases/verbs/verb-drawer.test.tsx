import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../../testing/show.tsx";
import { sampleLease, payment, transfer } from "../../../testing/records/lease.ts";
import { openMonth } from "../../../testing/records/payable.ts";
import { storedRecord } from "../../../testing/records/stored-record.ts";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { payLines } from "../payments/pay-sheet/pay-lines.ts";
import type { Verb } from "./verb.ts";
import { VerbDrawer } from "./verb-drawer.tsx";

const { id } = sampleLease;
const lines = payLines({ months: [openMonth("2026-11", "950.00")], currency: "EUR" });

async function open(verb: Verb, of = sampleLease) {
  const user = await show(<VerbDrawer lease={of} verb={verb} onClose={() => {}} />);
  const save = async () => user.click(await screen.findByRole("button", { name: TITLES[verb.kind] }));
  const amount = async (text: string) => {
    const field = await screen.findByLabelText(/mount in EUR$/);
    await user.clear(field);
    await user.type(field, text);
  };
  const day = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  return { user, save, amount, day };
}

const TITLES = {
  changeRent: "Change rent",
  addCharge: "Add charge",
  waive: "Waive rent",
  end: "End lease",
  extend: "Extend lease",
  move: "Move to another unit",
  settle: "Settle charges",
  index: "Index the rent",
  steps: "Graduated rent",
  deposit: "Keep deposit",
  refund: "Refund",
  editPayment: "Edit payment",
  trackFrom: "Track earlier months",
  remind: "Remind the tenant",
  letter: "Letters",
} as const;

const made = async () => {
  await waitFor(() => {
    expect([...sentBy("POST"), ...sentBy("PUT")]).toHaveLength(1);
  });
  return [...sentBy("POST"), ...sentBy("PUT")][0];
};

it("changes the rent to nothing, from a day ahead", async () => {
  const { save, amount, day } = await open({ kind: "changeRent" });
  await amount("0");
  await day("From", "1.1.2027");
  await save();
  expect((await made())?.body).toEqual({
    version: 3,
    kind: "rent",
    amount: "0.00",
    effectiveOn: "2027-01-01",
  });
});

it("says of another rent from a day ahead from when on which amount is asked for", async () => {
  const step = { id: "s", kind: "rent", effectiveOn: "2027-01-01", amount: "980.00" } as const;
  const { amount, day } = await open({ kind: "changeRent" }, { ...sampleLease, endsOn: null, steps: [step] });
  await amount("1000");
  await day("From", "1.12.2026");
  expect(await screen.findByText(/^From 1 Dec 2026, €1,000\.00 .* instead of €950\.00\./)).toBeTruthy();
  await day("From", "1.6.2027");
  expect(await screen.findByText(/^From 1 Jun 2027, €1,000\.00 .* instead of €980\.00\./)).toBeTruthy();
  expect(sentBy("GET").filter(({ path }) => path.includes("rent"))).toEqual([]);
});

it("shows before a lease is ended what the last month comes to, which months go and what stays", async () => {
  const money = "0.00";
  answerWith(({ path }) =>
    path.endsWith("/move")
      ? Response.json({
          currency: "EUR",
          monthlyRent: "950.00",
          charges: money,
          deposit: money,
          paymentDay: 1,
          lastMonth: {
            period: "2026-11",
            startsOn: "2026-11-01",
            endsOn: "2026-11-19",
            rent: "601.67",
            charges: money,
          },
          firstMonth: null,
          staysOpen: "601.67",
          staysCredit: money,
          depositMoved: money,
        })
      : new Promise<Response>(() => {}),
  );
  const months = ["2026-11", "2026-12", "2027-01"].map((period) => openMonth(period, "950.00"));
  await open(
    { kind: "end" },
    {
      ...sampleLease,
      endsOn: null,
      months: months.map((month) => ({ ...month, state: "scheduled" as const, rows: [] })),
    },
  );
  const figures = await screen.findByRole("region", { name: "What the end comes to" });
  const texts = [...figures.querySelectorAll("dt, dd")].map(({ textContent }) => textContent);
  expect(texts).toEqual([
    "Last month, 1 Nov – 19 Nov",
    "€601.67",
    "No longer asked for: December to Jan 2027",
    "−€1,900.00",
    "Stays owed on this lease",
    "€601.67",
  ]);
  expect(sentBy("GET").findLast(({ path }) => path.endsWith("/move"))?.query["movesOn"]).toBe("2026-11-20");
});

it("adds a charge only with its reason, and goes to what is missing", async () => {
  const { user, save, amount } = await open({ kind: "addCharge" });
  await amount("40");
  await save();
  expect(screen.getByText("Enter a reason.")).toBeTruthy();
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText("Reason"));
  });
  await user.type(screen.getByLabelText("Reason"), "Key");
  await save();
  expect(await made()).toMatchObject({
    path: `/api/v1/leases/${id}/charges`,
    body: { amount: "40.00", dueOn: "2026-11-19", note: "Key" },
  });
});

it("says of an amount that cannot be read why, without waiting for it to be left", async () => {
  const { amount } = await open({ kind: "addCharge" });
  await amount("12.345{Enter}");
  expect(await screen.findByRole("button", { name: /Did you mean/ })).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
});

it("waives what is open, which stands in the field, or all of it once the field is emptied", async () => {
  const { user, save } = await open({ kind: "waive", lines });
  const field = await screen.findByLabelText<HTMLInputElement>(/mount in EUR$/);
  expect(field.value).toBe("950.00");
  await user.clear(field);
  await user.type(await screen.findByLabelText("Reason"), "Water damage");
  await save();
  expect((await made())?.body).toEqual({ rows: ["2026-11:rent"], amount: null, note: "Water damage" });
});

it("waives a month with its charges; an amount that nobody typed follows the month", async () => {
  const months = [openMonth("2026-11", "950.00"), openMonth("2026-12", "12.50", { charges: "2.00" })];
  const { user, save } = await open({ kind: "waive", lines: payLines({ months, currency: "EUR" }) });
  const field = await screen.findByLabelText<HTMLInputElement>(/mount in EUR$/);
  const choice = screen.getByLabelText<HTMLSelectElement>("For");
  expect([...choice.options].map(({ label }) => label)).toEqual([
    "November 2026 · €950.00",
    "December 2026 · €14.50",
  ]);
  await user.selectOptions(choice, "2026-12");
  expect(field.value).toBe("14.50");
  await user.clear(field);
  await user.type(field, "7");
  await user.selectOptions(choice, "2026-11");
  expect(field.value).toBe("7");
  await user.selectOptions(choice, "2026-12");
  await user.type(await screen.findByLabelText("Reason"), "Noise");
  await save();
  expect((await made())?.body).toEqual({
    rows: ["2026-12:rent", "2026-12:charge"],
    amount: "7.00",
    note: "Noise",
  });
});

it("ends on a day, and asks about warnings", async () => {
  const warnings = [{ code: "REFUND_KEEPS_DEPOSIT", params: {} }];
  answerWith(({ method }) =>
    method === "POST" && sentBy("POST").length === 1
      ? Response.json(
          { defined: true, code: "CONFIRMATION_REQUIRED", status: 409, message: "", data: { warnings } },
          { status: 409 },
        )
      : new Promise(() => {}),
  );
  const { user, save, day } = await open({ kind: "end" });
  await day("Last day", "30.11.2026");
  await save();
  await user.click(await screen.findByRole("button", { name: "Save anyway" }));
  await waitFor(() => {
    expect(sentBy("POST").map(({ body }) => body)).toEqual([
      { version: 3, endsOn: "2026-11-30", confirm: [] },
      { version: 3, endsOn: "2026-11-30", confirm: ["REFUND_KEEPS_DEPOSIT"] },
    ]);
  });
});

it("extends without an end, or to another one", async () => {
  const { user, save, day } = await open({ kind: "extend" });
  await user.click(await screen.findByLabelText("No end date – ongoing"));
  await day("New last day", "31.3.2027");
  await save();
  expect((await made())?.body).toEqual({ version: 3, endsOn: "2027-03-31", confirm: [] });
});

const withDeposit = {
  ...sampleLease,
  depositAccount: { agreed: "1360.00", held: "1000.00", due: "360.00", movements: [] },
};

it("keeps a deposit for damage or for a month, on no day to come, and asks nobody how", async () => {
  const { user, save, day } = await open({ kind: "deposit", move: "retained", lines }, withDeposit);
  const field = await screen.findByLabelText<HTMLInputElement>(/mount in EUR$/);
  expect(field.value).toBe("950.00");
  expect(screen.queryByText("Payment method")).toBeNull();
  await user.selectOptions(screen.getByLabelText("For"), "For damage");
  expect(field.value).toBe("1,000.00");
  await user.selectOptions(screen.getByLabelText("For"), "2026-11");
  expect(field.value).toBe("950.00");
  await day("On", "1.12.2026");
  await save();
  expect(await screen.findByText("Enter a date that is not in the future.")).toBeTruthy();
  await day("On", "18.11.2026");
  await save();
  expect((await made())?.body).toEqual({
    kind: "retained",
    amount: "950.00",
    movedOn: "2026-11-18",
    rows: ["2026-11:rent"],
    note: "",
    confirm: [],
  });
});

it("records what is still due of a deposit, and asks when it is more than was agreed", async () => {
  const warnings = [{ code: "DEPOSIT_ABOVE_AGREED", params: {} }];
  answerWith(({ method }) =>
    method === "POST" && sentBy("POST").length === 1
      ? Response.json(
          { defined: true, code: "CONFIRMATION_REQUIRED", status: 409, message: "", data: { warnings } },
          { status: 409 },
        )
      : new Promise(() => {}),
  );
  const { user, amount } = await open({ kind: "deposit", move: "received", lines }, withDeposit);
  const field = await screen.findByLabelText<HTMLInputElement>(/mount in EUR$/);
  expect(field.value).toBe("360.00");
  await amount("500{Enter}");
  await user.click(await screen.findByRole("button", { name: "Save anyway" }));
  await waitFor(() => {
    expect(sentBy("POST").map(({ body }) => body)).toMatchObject([
      { amount: "500.00", method: "bank_transfer", confirm: [] },
      { amount: "500.00", confirm: ["DEPOSIT_ABOVE_AGREED"] },
    ]);
  });
});

it.each([
  ["what is in credit of a transfer", "90.96", "90.96"],
  ["all that is left of it where nothing is", "0.00", "650.00"],
])("gives back %s", async (_what, credit, proposed) => {
  const { save } = await open({ kind: "refund", transfer: { ...transfer, refunded: "300.00", credit } });
  const field = await screen.findByLabelText<HTMLInputElement>(/mount in EUR$/);
  expect(field.value).toBe(proposed);
  await save();
  expect(await made()).toMatchObject({
    path: `/api/v1/transfers/${transfer.id}/refunds`,
    body: { amount: proposed, refundedOn: "2026-11-19", note: "", confirm: [] },
  });
});

it("begins a payment's form with the payment, and sends what was changed", async () => {
  const { save, amount } = await open({ kind: "editPayment", payment });
  await amount("900");
  await save();
  expect((await made())?.body).toEqual({ version: 2, transferAmount: "900.00" });
});

it("merges a payment's change with what was changed of it meanwhile", async () => {
  const stored = storedRecord(`/api/v1/lease-payments/${payment.id}`, payment, {
    answer: (current) => ({ ...sampleLease, payments: [current] }),
  });
  stored.change({ note: "from the other tab" });
  const { save, amount } = await open({ kind: "editPayment", payment });
  await amount("900");
  await save();
  await waitFor(() => {
    expect(stored.read()).toMatchObject({
      transferAmount: "900.00",
      note: "from the other tab",
      method: "cash",
    });
  });
  expect(sentBy("PUT")).toHaveLength(2);
});

it("shows what a rise in the past does to each month before it is saved, and nothing of one to come", async () => {
  answerWith(({ path, method }) =>
    method === "GET" && path.endsWith("/rent-change")
      ? Response.json({
          currency: "EUR",
          months: [
            {
              period: "2026-10",
              before: "950.00",
              after: "1000.00",
              difference: "50.00",
              booking: "adjustment",
              dueOn: "2026-11-19",
            },
          ],
          together: "50.00",
        })
      : new Promise(() => {}),
  );
  const { amount, day } = await open({ kind: "changeRent" });
  await amount("1000");
  await day("From", "1.12.2026");
  expect(screen.queryByRole("region", { name: "What this changes" })).toBeNull();
  await day("From", "1.10.2026");
  const cell = await screen.findByRole("rowheader", { name: /^October 2026/ });
  expect(cell.closest("tr")?.textContent).toBe("October 2026adjustment, due 19 Nov€950.00€1,000.00+€50.00");
  expect(screen.getByRole("row", { name: "Together +€50.00" })).toBeTruthy();
  await waitFor(() => {
    expect(sentBy("GET").at(-1)?.query).toEqual({
      kind: "rent",
      amount: "1000.00",
      effectiveOn: "2026-10-01",
    });
  });
});

it("lists the months that tracking from an earlier one makes, and asks for them with it", async () => {
  answerWith(({ path, query: { from = "" } }) =>
    path.endsWith("/tracking") && from !== ""
      ? Response.json({
          currency: "EUR",
          months: [{ period: from, dueOn: `${from}-01`, amount: "950.00" }],
          together: "950.00",
        })
      : new Promise(() => {}),
  );
  const older = { ...sampleLease, trackFrom: "2026-04" };
  const { user, save } = await open({ kind: "trackFrom", from: "2026-01" }, older);
  expect((await screen.findAllByRole("listitem"))[0]?.textContent).toBe("January 2026due 1 Jan€950.00");
  const field = screen.getByLabelText<HTMLSelectElement>("Track from");
  expect([...field.options].map(({ value }) => value)).toEqual(["2026-01", "2026-02", "2026-03"]);
  await user.selectOptions(field, "2026-03");
  await waitFor(() => {
    expect(screen.getAllByRole("listitem")[0]?.textContent).toBe("March 2026due 1 Mar€950.00");
  });
  await save();
  expect(await made()).toMatchObject({
    path: `/api/v1/leases/${id}/tracking`,
    body: { version: 3, from: "2026-03" },
  });
});
