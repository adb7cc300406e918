import type { LeaseView } from "@keystead/contract/leases";
import { plainDate } from "@keystead/domain/calendar";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { LeaseDrawer } from "./lease-drawer.tsx";
import { NEW_TENANT, readLease, valuesOf } from "./lease-form-values.ts";

const propertyId = "00000000-0000-4000-8000-000000000001";

/** The answers to the tries to save, one after the other; anything else is never answered. */
function answerTries(...answers: readonly Response[]) {
  const left = [...answers];
  answerWith(({ method }) => (method === "GET" ? undefined : left.shift()) ?? new Promise(() => {}));
}

const refusal = (code: string, status: number, data?: unknown) =>
  Response.json({ defined: true, code, status, message: code, data }, { status });

async function open() {
  const preset = { propertyId, tenantId: NEW_TENANT, newTenant: "Katrin Oelman" };
  const user = await show(<LeaseDrawer preset={preset} onClose={() => {}} />);
  await user.type(await screen.findByLabelText("Monthly rent in EUR"), "950");
  const save = async () => {
    const before = sentBy("POST").length;
    await user.click(screen.getByRole("button", { name: "Add lease" }));
    await waitFor(() => {
      expect(sentBy("POST")).toHaveLength(before + 1);
    });
  };
  return { user, save };
}

it("makes the lease and its new tenant in one request", async () => {
  const { save } = await open();
  await save();
  expect(sentBy("POST")).toMatchObject([
    {
      path: "/api/v1/leases",
      body: { propertyId, tenant: { name: "Katrin Oelman" }, monthlyRent: "950.00" },
    },
  ]);
});

it("marks the name that was refused, and sends the corrected one as another request", async () => {
  const issues = [{ path: ["tenant", "name"], code: "NAME_TOO_LONG" }];
  answerTries(refusal("BAD_REQUEST", 400, { issues }));
  const { user, save } = await open();
  await save();
  const name = screen.getByLabelText("Name of the new tenant");
  await waitFor(() => {
    expect(name.getAttribute("aria-invalid")).toBe("true");
  });
  await user.type(name, "n");
  await save();
  const [refused, corrected] = sentBy("POST");
  expect(corrected).toMatchObject({ path: "/api/v1/leases", body: { tenant: { name: "Katrin Oelmann" } } });
  expect(corrected?.key).not.toBe(refused?.key);
});

it("repeats with the same key what may have been made, and never sends that key with another body", async () => {
  answerTries(refusal("INTERNAL_SERVER_ERROR", 500), refusal("INTERNAL_SERVER_ERROR", 500));
  const { user, save } = await open();
  await save();
  await screen.findByText("An error occurred");
  await save();
  await screen.findByText("An error occurred");
  await user.type(screen.getByLabelText("Name of the new tenant"), "n");
  await save();
  const [first, again, corrected] = sentBy("POST");
  expect(first?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toEqual(first);
  expect(corrected?.key).not.toBe(first?.key);
});

const lease: LeaseView = {
  id: "00000000-0000-4000-8000-000000000002",
  version: 3,
  tenant: { id: "00000000-0000-4000-8000-000000000003", name: "Katrin Oelmann" },
  property: { id: propertyId, name: "Lindenhof" },
  unit: null,
  startsOn: "2026-01-01",
  endsOn: null,
  status: "active",
  currency: "EUR",
  monthlyRent: "950.00",
  charges: "0.00",
  deposit: "0.00",
  depositHeld: "0.00",
  paymentDay: 1,
  balance: "0.00",
  overdue: "0.00",
  daysLate: 0,
  nextDue: null,
  today: "2026-11-19",
  city: "",
  timezone: "Europe/Berlin",
  proration: "actual_days",
  termSteps: [],
  graceDays: 0,
  trackFrom: null,
  opening: "0.00",
  notes: "",
  hasMoney: true,
  credit: "0.00",
  steps: [],
  rows: [],
  payments: [],
  writeDowns: [],
  depositAccount: { agreed: "0.00", held: "0.00", due: "0.00", movements: [] },
};

it("sends the month that a changed payment day counts from, and none once the change is taken back", async () => {
  answerTries(refusal("INTERNAL_SERVER_ERROR", 500), refusal("INTERNAL_SERVER_ERROR", 500));
  const user = await show(<LeaseDrawer lease={lease} onClose={() => {}} />);
  const save = async () => {
    const before = sentBy("PUT").length;
    await user.click(screen.getByRole("button", { name: "Save lease" }));
    await waitFor(() => {
      expect(sentBy("PUT")).toHaveLength(before + 1);
    });
  };
  await user.type(await screen.findByLabelText("Payment day"), "5");
  await user.selectOptions(screen.getByLabelText("Applies from"), "2026-09");
  await save();
  expect(sentBy("PUT")[0]?.body).toMatchObject({ paymentDay: 15, termsFrom: "2026-09" });
  await user.type(screen.getByLabelText("Payment day"), "{Backspace}");
  expect(screen.queryByLabelText("Applies from")).toBeNull();
  await save();
  expect(sentBy("PUT")[1]?.body).toMatchObject({ paymentDay: 1 });
  expect(sentBy("PUT")[1]?.body).not.toHaveProperty("termsFrom");
});

it("fills amounts in as one types them, so that a mark before three digits is read as it was meant", () => {
  const values = valuesOf({ ...lease, currency: "KWD", deposit: "980.000" }, "de");
  expect(values.deposit).toBe("980,000");
  const context = { language: "de", currency: "KWD", today: plainDate(lease.today) } as const;
  expect(readLease(values, context).lease).toMatchObject({ deposit: "980.000" });
});
