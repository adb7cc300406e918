import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { lease, payment, row } from "../../testing/lease.ts";
import { storedRecord } from "../../testing/stored-record.ts";
import { answerWith, sentBy } from "../../testing/wire.ts";
import type { Verb } from "./verb.ts";
import { VerbDrawer } from "./verb-drawer.tsx";

const { id } = lease;
const rows = [{ ...row, outstanding: "950.00" }];

async function open(verb: Verb) {
  const user = await show(<VerbDrawer lease={lease} verb={verb} onClose={() => {}} />);
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
  deposit: "Keep deposit",
  refund: "Refund",
  editPayment: "Edit payment",
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

it("waives all that is open where no amount is said", async () => {
  const { user, save } = await open({ kind: "waive", rows });
  await user.type(await screen.findByLabelText("Reason"), "Water damage");
  await save();
  expect((await made())?.body).toEqual({ row: row.ref, amount: null, note: "Water damage" });
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

it("keeps a deposit for damage or for a row, and on no day to come", async () => {
  const { user, save, amount, day } = await open({ kind: "deposit", move: "retained", rows });
  await amount("100");
  await day("On", "1.12.2026");
  await save();
  expect(await screen.findByText("Enter a date that is not in the future.")).toBeTruthy();
  await day("On", "18.11.2026");
  await user.selectOptions(screen.getByLabelText("For"), row.ref);
  await save();
  expect((await made())?.body).toMatchObject({
    kind: "retained",
    amount: "100.00",
    movedOn: "2026-11-18",
    method: "bank_transfer",
    row: row.ref,
  });
});

it("gives a payment back", async () => {
  const { save, amount } = await open({ kind: "refund", payment });
  await amount("50");
  await save();
  expect(await made()).toMatchObject({
    path: `/api/v1/lease-payments/${payment.id}/refunds`,
    body: { amount: "50.00", refundedOn: "2026-11-19", note: "", confirm: [] },
  });
});

it("begins a payment's form with the payment, and sends what was changed", async () => {
  const { save, amount } = await open({ kind: "editPayment", payment });
  await amount("900");
  await save();
  expect((await made())?.body).toEqual({ version: 2, amount: "900.00" });
});

it("merges a payment's change with what was changed of it meanwhile", async () => {
  const stored = storedRecord(`/api/v1/lease-payments/${payment.id}`, payment, {
    answer: (current) => ({ ...lease, payments: [current] }),
  });
  stored.change({ note: "from the other tab" });
  const { save, amount } = await open({ kind: "editPayment", payment });
  await amount("900");
  await save();
  await waitFor(() => {
    expect(stored.read()).toMatchObject({ amount: "900.00", note: "from the other tab", method: "cash" });
  });
  expect(sentBy("PUT")).toHaveLength(2);
});
