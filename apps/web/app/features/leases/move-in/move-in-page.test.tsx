import type { HandoverView } from "@keystead/contract/handovers";
import type { LeaseView } from "@keystead/contract/leases";
import type { MemberRole } from "@keystead/domain/permissions";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { speak } from "../../../lib/messages.ts";
import { sampleLease as anyLease } from "../../../testing/records/lease.ts";
import { openMonth } from "../../../testing/records/payable.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { MoveInPage } from "./move-in-page.tsx";

const { id, today } = anyLease;
const nothing: HandoverView = { version: 1, notes: "", keysOn: null, draft: null };
const month = { ...openMonth("2026-11", "507.00"), rows: ["r1"] };

/** Starts on the 15th, with nothing paid and no deposit received. */
const begun: LeaseView = {
  ...anyLease,
  startsOn: "2026-11-15",
  months: [month],
  openMonths: [openMonth("2026-11", "507.00")],
  rows: [
    {
      ref: "r1",
      kind: "rent",
      period: "2026-11",
      startsOn: "2026-11-15",
      endsOn: "2026-11-30",
      dueOn: "2026-11-15",
      amount: "507.00",
      waived: "0.00",
      allocated: "0.00",
      outstanding: "507.00",
      state: "due",
      overdue: false,
      daysOverdue: 0,
      note: "",
      oneOff: false,
      adjusts: null,
      paidBy: [],
    },
  ],
  depositAccount: { agreed: "1900.00", held: "0.00", due: "1900.00", movements: [] },
};

type Stored = { readonly role: MemberRole; readonly handover: HandoverView };

function answer(lease: LeaseView, { role = "owner", handover = nothing }: Partial<Stored> = {}) {
  answerWith(({ path, method, body }) => {
    if (path.endsWith("/workspaces")) return Response.json(membershipOf(role));
    if (path.endsWith("/handovers/move_in"))
      return Response.json(method === "PUT" ? { ...handover, ...(body as object), version: 2 } : handover);
    if (path.endsWith(`/leases/${id}`)) return Response.json(lease);
    return new Promise<Response>(() => {});
  });
}

const page = <MoveInPage id={id} files={null} />;
const step = (name: string) => screen.findByRole("region", { name: new RegExp(name) });

it("shows the steps, each with its state, and what the first month asks for by its days", async () => {
  answer({ ...begun, depositAccount: { ...begun.depositAccount, due: "0.00" } });
  await show(page);
  const first = await step("First month");
  expect(within(first).getByRole("region", { name: "What the first month asks for" }).textContent).toContain(
    "First month, 15 Nov – 30 Nov€507.00",
  );
  const states = ["First month", "Deposit received", "Meter readings", "Keys"].map(async (name) =>
    within(await step(name)).queryByText("Done") === null ? "open" : "done",
  );
  expect(await Promise.all(states)).toEqual(["open", "done", "open", "open"]);
});

it("asks for nothing of a first month that lies before those that are tracked", async () => {
  answer({ ...begun, startsOn: "2025-01-15" });
  await show(page);
  const first = await step("First month");
  expect(within(first).getByText("Nothing is due for the first month.")).toBeTruthy();
  expect(within(first).getByText("Done")).toBeTruthy();
});

it("records the deposit that is still due", async () => {
  answer(begun);
  const user = await show(page);
  const second = await step("Deposit received");
  expect(await within(second).findByDisplayValue("1,900.00")).toBeTruthy();
  await user.click(within(second).getByRole("button", { name: "Record deposit" }));
  await waitFor(() =>
    expect(sentBy("POST")[0]).toMatchObject({
      path: `/api/v1/leases/${id}/deposit-movements`,
      body: { kind: "received", amount: "1900.00" },
    }),
  );
});

it("notes at once what is written down and that the keys are given, apart from the move-out", async () => {
  answer(begun);
  const user = await show(page);
  await user.type(await screen.findByLabelText(/^Meter readings and condition of the rooms/), "Water 1");
  await user.click(within(await step("Keys")).getByLabelText("All keys are handed over"));
  await waitFor(() =>
    expect(sentBy("PUT").at(-1)).toMatchObject({
      path: `/api/v1/leases/${id}/handovers/move_in`,
      body: { keysOn: today },
    }),
  );
  expect(sentBy("PUT").map(({ body }) => body)).toContainEqual(expect.objectContaining({ notes: "Water 1" }));
});

const withoutDeposit: LeaseView = {
  ...begun,
  depositAccount: { agreed: "0.00", held: "0.00", due: "0.00", movements: [] },
};

it("opens the record of the move-in as a letter once there is something to record", async () => {
  answer(withoutDeposit);
  const user = await show(page);
  const last = await step("Letter");
  const button = await within(last).findByRole<HTMLButtonElement>("button", { name: "Handover record" });
  expect(button.disabled).toBe(true);
  expect(within(last).getByText(/^The record can be written once notes, the keys or a deposit/)).toBeTruthy();
  await user.type(await screen.findByLabelText(/^Meter readings and condition of the rooms/), "Water 1");
  expect(button.disabled).toBe(false);
  await user.click(button);
  const drawer = await screen.findByRole("dialog", { name: "Letters" });
  expect(await within(drawer).findByDisplayValue("Handover record")).toBeTruthy();
  await waitFor(() => {
    expect(sentBy("GET").findLast(({ path }) => path.endsWith("/letter"))?.query).toEqual({
      kind: "handover",
      handover: "move_in",
      asOf: today,
    });
  });
  // What was typed just before is stored for the letter.
  expect(sentBy("PUT").map(({ body }) => body)).toContainEqual(expect.objectContaining({ notes: "Water 1" }));
});

it.each<[string, LeaseView, Partial<Stored>]>([
  ["an agreed deposit", begun, {}],
  ["keys", withoutDeposit, { handover: { ...nothing, keysOn: today } }],
])("writes the record with %s alone", async (_what, lease, stored) => {
  answer(lease, stored);
  await show(page);
  const last = await step("Letter");
  const button = await within(last).findByRole<HTMLButtonElement>("button", { name: "Handover record" });
  expect(button.disabled).toBe(false);
});

it.each([
  ["de", "Schreiben", "Übergabeprotokoll"],
  ["fr", "Courrier", "Procès-verbal"],
  ["es", "Carta", "Acta de entrega"],
  ["it", "Lettera", "Verbale di consegna"],
] as const)("calls the record in %s what a landlord there calls it", async (language, title, record) => {
  answer(begun);
  await show(page);
  await step("Letter");
  await act(() => speak(language));
  const last = screen.getByRole("region", { name: title });
  expect(within(last).getByRole("button", { name: record })).toBeTruthy();
});

it("has no letter for those who may not read one", async () => {
  answer(begun, { role: "cleaner" });
  await show(page);
  await step("Keys");
  expect(screen.queryByRole("region", { name: "Letter" })).toBeNull();
});
