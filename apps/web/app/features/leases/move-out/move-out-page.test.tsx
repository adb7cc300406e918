import type { HandoverView } from "@keystead/contract/handovers";
import type { LeaseView } from "@keystead/contract/leases";
import type { MemberRole } from "@keystead/domain/permissions";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { sampleLease as anyLease } from "../../../testing/records/lease.ts";
import { openMonth } from "../../../testing/records/payable.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy, type Sent } from "../../../testing/wire.ts";
import { MoveOutPage } from "./move-out-page.tsx";

const { id, today } = anyLease;
const nothing: HandoverView = { version: 1, notes: "", keysOn: null, draft: null };
type Movement = LeaseView["depositAccount"]["movements"][number];
const received: Movement = {
  id: "00000000-0000-4000-8000-0000000000a1",
  kind: "received",
  movedOn: "2026-01-01",
  amount: "1900.00",
  method: "bank_transfer",
  transfer: false,
  note: "",
  receipts: [],
};
const kept: Movement = {
  ...received,
  id: "00000000-0000-4000-8000-0000000000a2",
  kind: "retained",
  movedOn: today,
  amount: "240.00",
  note: "Scratched floor",
};

function deposit(held: string, movements: Movement[]): LeaseView["depositAccount"] {
  return { agreed: "1900.00", held, due: "0.00", movements };
}

/** Ongoing, with its deposit held. */
const letNow: LeaseView = {
  ...anyLease,
  endsOn: null,
  depositAccount: deposit("1900.00", [received]),
};

const rows: LeaseView["rows"] = [
  {
    ref: "r1",
    kind: "rent",
    period: "2026-11",
    startsOn: "2026-11-01",
    endsOn: "2026-11-19",
    dueOn: "2026-11-01",
    amount: "601.67",
    waived: "0.00",
    allocated: "0.00",
    outstanding: "601.67",
    state: "overdue",
    overdue: true,
    daysOverdue: 18,
    note: "",
    oneOff: false,
    adjusts: null,
    paidBy: [],
  },
];

type House = { lease: LeaseView; handover: HandoverView; balance: string };

/** Acts like the server: what is saved is returned by later reads. */
function house(
  over: Partial<House> = {},
  answer: (sent: Sent, of: House) => Response | null = () => null,
  role: MemberRole = "owner",
): House {
  const of: House = { lease: letNow, handover: nothing, balance: "0.00", ...over };
  answerWith((sent) => {
    const { path, method, body } = sent;
    const own = answer(sent, of);
    if (own !== null) return own;
    if (path.endsWith("/workspaces")) return Response.json(membershipOf(role));
    if (path.endsWith("/handovers/move_out")) {
      if (method === "PUT") {
        const { version: _version, ...fields } = body as HandoverView;
        of.handover = { ...of.handover, ...fields, version: of.handover.version + 1 };
      }
      return Response.json(of.handover);
    }
    if (path.endsWith("/balance"))
      return Response.json({
        asOf: sent.query["asOf"] ?? today,
        currency: "EUR",
        balance: of.balance,
        credit: "0.00",
        due: of.balance,
        waived: "0.00",
        paid: "0.00",
        refunded: "0.00",
        rows: [],
        payments: [],
        notCounted: { nextRow: null, depositHeld: "1900.00" },
      });
    if (path.endsWith("/move"))
      return Response.json({
        currency: "EUR",
        monthlyRent: "950.00",
        charges: "0.00",
        deposit: "1900.00",
        paymentDay: 1,
        lastMonth: {
          period: "2026-11",
          startsOn: "2026-11-01",
          endsOn: "2026-11-19",
          rent: "601.67",
          charges: "0.00",
        },
        firstMonth: null,
        staysOpen: "601.67",
        staysCredit: "0.00",
        depositMoved: "1900.00",
      });
    if (path.endsWith(`/leases/${id}`)) return Response.json(of.lease);
    return new Promise<Response>(() => {});
  });
  return of;
}

const page = <MoveOutPage id={id} files={null} />;
const step = (name: string) => screen.findByRole("region", { name: new RegExp(name) });
const notes = () => screen.findByLabelText(/^Meter readings and condition of the rooms/);
const savedNotes = () => sentBy("PUT").map(({ body }) => (body as Partial<HandoverView>).notes);

it("shows all steps at once, each with its state but the letter", async () => {
  house({
    lease: { ...letNow, endsOn: "2026-11-19", rows, depositAccount: deposit("1660.00", [received, kept]) },
    handover: { ...nothing, keysOn: "2026-11-18" },
    balance: "601.67",
  });
  await show(page);
  await within(await step("Final account")).findByText("as of 19 Nov 2026");
  await screen.findByText("€601.67", { selector: ".ks-account-step *" });
  const letter = await step("^Letter$");
  expect(within(letter).queryByText(/^(Done|Open)$/)).toBeNull();
  const texts = screen
    .getAllByRole("region")
    .filter((region) => region !== letter && within(region).queryByRole("heading", { level: 2 }) !== null)
    .map((region) => [
      within(region).getByRole("heading", { level: 2 }).textContent,
      within(region).queryByText("Done") === null ? "open" : "done",
    ]);
  expect(texts).toEqual([
    ["Last day", "done"],
    ["Meter readings and condition", "open"],
    ["Deductions from the deposit", "done"],
    ["Deposit statement", "open"],
    ["Final account", "open"],
    ["Keys", "done"],
  ]);
});

it("says what the last month comes to before it is booked, and the same afterwards; Undo brings the former end back", async () => {
  const of = house({}, ({ path, method, body }, at) => {
    if (method !== "POST") return null;
    const { endsOn } = body as { endsOn: string | null };
    at.lease = { ...at.lease, version: at.lease.version + 1, endsOn, rows: endsOn === null ? [] : rows };
    return path.endsWith("/end") || path.endsWith("/extend") ? Response.json(at.lease) : null;
  });
  const user = await show(page);
  const first = await step("Last day");
  const before = await within(first).findByRole("region", { name: "What the end comes to" });
  expect(before.textContent).toContain("Last month, 1 Nov – 19 Nov€601.67");
  await user.click(within(first).getByRole("button", { name: "End lease" }));
  const after = await within(first).findByRole("region", { name: "What the last month asks for" });
  expect(after.textContent).toContain("Last month, 1 Nov – 19 Nov€601.67");
  expect(sentBy("POST")[0]).toMatchObject({
    path: `/api/v1/leases/${id}/end`,
    body: { version: 3, endsOn: "2026-11-19" },
  });
  await waitFor(() => expect(of.handover.draft?.endBefore).toEqual({ day: null }));
  await user.click(within(first).getByRole("button", { name: "Undo: End lease" }));
  await waitFor(() => expect(of.lease.endsOn).toBeNull());
  expect(sentBy("POST")[1]).toMatchObject({
    path: `/api/v1/leases/${id}/extend`,
    body: { version: 4, endsOn: null },
  });
  await waitFor(() => expect(of.handover.draft).toBeNull());
  expect(await within(first).findByRole("button", { name: "End lease" })).toBeTruthy();
});

it("stores what is written as it is written, and shows it to whoever comes back", async () => {
  const of = house();
  const user = await show(page);
  await user.type(await notes(), "Water 123");
  await waitFor(() => expect(of.handover.notes).toBe("Water 123"));
  await screen.findByText("Saved as you type.");
  cleanup();
  await show(page);
  expect(await screen.findByDisplayValue("Water 123")).toBeTruthy();
  expect(within(await step("Meter readings")).getByText("Done")).toBeTruthy();
});

it("stores at once what was typed when the page is left", async () => {
  const of = house();
  const user = await show(page);
  await user.type(await notes(), "Gas 4");
  cleanup();
  await waitFor(() => expect(of.handover.notes).toBe("Gas 4"));
});

it("loses nothing of what somebody else wrote meanwhile", async () => {
  const theirs = { ...nothing, version: 5, notes: "Power 77" };
  const of = house({}, ({ path, method, body }, at) => {
    if (method !== "PUT" || !path.includes("/handovers/") || (body as HandoverView).version >= 5) return null;
    at.handover = theirs;
    return Response.json(
      { code: "STALE", defined: true, status: 409, message: "", data: { version: 5, current: theirs } },
      { status: 409 },
    );
  });
  const user = await show(page);
  await user.type(await notes(), "Gas 4");
  await waitFor(() => expect(of.handover.notes).toBe("Power 77\nGas 4"));
  expect(await screen.findByDisplayValue(/Power 77\s+Gas 4/)).toBeTruthy();
});

it("says when it could not be saved, and tries again", async () => {
  let down = true;
  const of = house({}, ({ method }) => (method === "PUT" && down ? Response.error() : null));
  const user = await show(page);
  await user.type(await notes(), "Gas 4");
  expect(await screen.findByText("Not saved yet.")).toBeTruthy();
  down = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(of.handover.notes).toBe("Gas 4"));
  expect(savedNotes().at(-1)).toBe("Gas 4");
});

it("keeps a deduction as it is typed, wants its reason, books it and empties the form", async () => {
  const of = house({}, ({ path, method }, at) => {
    if (method !== "POST" || !path.endsWith("/deposit-movements")) return null;
    at.lease = { ...at.lease, depositAccount: deposit("1660.00", [received, kept]) };
    return Response.json(at.lease);
  });
  const user = await show(page);
  const third = await step("Deductions");
  await user.type(await within(third).findByLabelText("Amount in EUR"), "240");
  await waitFor(() => expect(of.handover.draft?.deduction.amount).toBe("240"));
  await user.click(within(third).getByRole("button", { name: "Keep this amount" }));
  expect(within(third).getByText("Enter a reason.")).toBeTruthy();
  await user.type(within(third).getByLabelText("Reason"), "Scratched floor");
  await user.click(within(third).getByRole("button", { name: "Keep this amount" }));
  const line = await within(third).findByRole("listitem");
  expect(line.textContent).toContain("Scratched floor");
  expect(line.textContent).toContain("€240.00");
  expect(sentBy("POST")[0]).toMatchObject({
    path: `/api/v1/leases/${id}/deposit-movements`,
    body: { kind: "retained", amount: "240.00", note: "Scratched floor" },
  });
  expect(within(third).getByLabelText<HTMLInputElement>("Amount in EUR").value).toBe("");
  await waitFor(() => expect(of.handover.draft).toBeNull());
});

it("brings back a deduction that was typed and not booked", async () => {
  const receipt = { id: "00000000-0000-4000-8000-0000000000b1", name: "Floor.pdf" };
  house({
    handover: {
      ...nothing,
      draft: {
        lastDay: "",
        endBefore: null,
        deduction: { line: "", amount: "12,", note: "Key", receipts: [receipt] },
      },
    },
  });
  await show(page);
  const third = await step("Deductions");
  expect(await within(third).findByDisplayValue("Key")).toBeTruthy();
  expect(within(third).getByDisplayValue("12,")).toBeTruthy();
  expect(within(third).getByRole("button", { name: "Without Floor.pdf" })).toBeTruthy();
  expect(sentBy("PUT")).toEqual([]);
});

it("keeps what is open of a month without a reason being typed", async () => {
  house({ lease: { ...letNow, openMonths: [openMonth("2026-11", "475.00")] } });
  const user = await show(page);
  const third = await step("Deductions");
  await user.selectOptions(await within(third).findByLabelText("For"), "2026-11");
  expect(within(third).getByLabelText<HTMLInputElement>("Amount in EUR").value).toBe("475.00");
  await user.click(within(third).getByRole("button", { name: "Keep this amount" }));
  await waitFor(() =>
    expect(sentBy("POST")[0]?.body).toMatchObject({
      kind: "retained",
      amount: "475.00",
      rows: ["2026-11:rent"],
    }),
  );
});

it.each<[MemberRole, boolean]>([
  ["owner", true],
  ["assistant", false],
])("offers the %s an Undo beside what was kept: %s", async (role, offered) => {
  house({ lease: { ...letNow, depositAccount: deposit("1660.00", [received, kept]) } }, () => null, role);
  const user = await show(page);
  const third = await step("Deductions");
  await within(third).findByRole("button", { name: "Keep this amount" });
  const undo = within(third).queryByRole("button", { name: "Undo: Scratched floor" });
  expect(undo !== null).toBe(offered);
  if (undo === null) return;
  await user.click(undo);
  expect(sentBy("DELETE")[0]?.path).toBe(`/api/v1/deposit-movements/${kept.id}`);
});

it("states the deposit and pays back all that is left", async () => {
  house({ lease: { ...letNow, depositAccount: deposit("1660.00", [received, kept]) } });
  const user = await show(page);
  const fourth = await step("Deposit statement");
  const figures = within(fourth).getByRole("region", { name: "What happens to the deposit" });
  expect([...figures.querySelectorAll("dt, dd")].map(({ textContent }) => textContent)).toEqual([
    "Received",
    "€1,900.00",
    "Deductions",
    "−€240.00",
    "To be paid back",
    "€1,660.00",
  ]);
  await user.click(await within(fourth).findByRole("button", { name: "Pay back €1,660.00" }));
  await waitFor(() => expect(sentBy("POST")[0]?.body).toMatchObject({ kind: "returned", amount: "1660.00" }));
});

it("writes the letter once something was kept or paid back, and not before", async () => {
  house();
  await show(page);
  const button = await within(await step("Deposit statement")).findByRole("button", {
    name: "Letter to the tenant",
  });
  expect(button.hasAttribute("disabled")).toBe(true);
  expect(screen.getByText("The letter can be written once something was kept or paid back.")).toBeTruthy();
});

it("accounts for the last day where that is still to come, and opens into the rows", async () => {
  house({ lease: { ...letNow, endsOn: "2026-12-15" }, balance: "460.00" });
  const user = await show(page);
  const fifth = await step("Final account");
  expect(await within(fifth).findByText("as of 15 Dec 2026")).toBeTruthy();
  expect(within(fifth).getByText("€460.00")).toBeTruthy();
  await user.click(within(fifth).getByRole("button", { name: "How it adds up" }));
  expect(await within(fifth).findByDisplayValue("15 Dec 2026")).toBeTruthy();
});

it("notes the day on which the keys came back, which is not in the future", async () => {
  const of = house();
  const user = await show(page);
  const last = await step("Keys");
  await user.click(within(last).getByLabelText("All keys are back"));
  await waitFor(() => expect(of.handover.keysOn).toBe(today));
  const day = await within(last).findByLabelText("Handed back on");
  await user.clear(day);
  await user.type(day, "17 Nov 2026");
  await waitFor(() => expect(of.handover.keysOn).toBe("2026-11-17"));
  await user.clear(day);
  await user.type(day, "24 Nov 2026");
  expect(within(last).getByText("Enter a date that is not in the future.")).toBeTruthy();
  await user.click(within(last).getByLabelText("All keys are back"));
  await waitFor(() => expect(of.handover.keysOn).toBeNull());
});

it("opens the record of the move-out as a letter once notes or keys are there, whatever the deposit is", async () => {
  house();
  const user = await show(page);
  const last = await step("^Letter$");
  const button = await within(last).findByRole<HTMLButtonElement>("button", { name: "Handover record" });
  expect(button.disabled).toBe(true);
  await user.click(within(await step("Keys")).getByLabelText("All keys are back"));
  expect(button.disabled).toBe(false);
  await user.click(button);
  await screen.findByRole("dialog", { name: "Letters" });
  await waitFor(() => {
    expect(sentBy("GET").findLast(({ path }) => path.endsWith("/letter"))?.query).toEqual({
      kind: "handover",
      handover: "move_out",
      asOf: today,
    });
  });
});
