import type { LeaseView } from "@keystead/contract/leases";
import { plainDate } from "@keystead/domain/calendar";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { sampleLease as stored } from "../../../testing/records/lease.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { storedRecord } from "../../../testing/records/stored-record.ts";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { LeaseDrawer } from "./lease-drawer.tsx";
import { NEW_TENANT, readLease, leaseFormValues } from "./lease-form-values.ts";

const propertyId = "00000000-0000-4000-8000-000000000001";

/** The responses to the tries to save, in order; any other request stays pending. */
function answerTries(...answers: readonly Response[]) {
  const left = [...answers];
  answerWith(({ method }) => (method === "GET" ? undefined : left.shift()) ?? new Promise(() => {}));
}

const refusal = (code: string, status: number, data?: unknown) =>
  Response.json({ defined: true, code, status, message: code, data }, { status });

async function open() {
  const preset = { propertyId, tenantId: NEW_TENANT, newTenant: "Katrin Oelman" };
  const user = await show(<LeaseDrawer preset={preset} onClose={() => {}} />);
  await enter(user, await screen.findByLabelText("Monthly rent in EUR"), "950");
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

it("asks for the rent before what is worked out from it, and makes the lease with its past months as paid", async () => {
  const { user, save } = await open();
  const startsOn = screen.getByLabelText("Start");
  await user.clear(startsOn);
  await enter(user, startsOn, "2026-09-01");
  await user.tab();
  const question = await screen.findByRole("switch", { name: /^All paid since September\?/ });
  const rent = screen.getByLabelText("Monthly rent in EUR");
  expect(rent.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(question);
  await save();
  expect(sentBy("POST")[0]).toMatchObject({
    path: "/api/v1/leases/paid",
    body: {
      startsOn: "2026-09-01",
      trackFrom: "2026-09",
      opening: "0.00",
      monthlyRent: "950.00",
      paid: { through: "2026-10", amount: "1900.00", method: "bank_transfer" },
    },
  });
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
  ...stored,
  tenant: { ...stored.tenant, name: "Katrin Oelmann" },
  endsOn: null,
  payments: [],
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
  expect(sentBy("PUT")[0]?.body).toEqual({
    version: 3,
    confirm: [],
    paymentDay: 15,
    termsFrom: "2026-09",
  });
  await user.type(screen.getByLabelText("Payment day"), "{Backspace}");
  expect(screen.queryByLabelText("Applies from")).toBeNull();
  await enter(user, screen.getByLabelText("Notes (optional)"), "Two keys");
  await save();
  expect(sentBy("PUT")[1]?.body).toEqual({ version: 3, confirm: [], notes: "Two keys" });
});

it("keeps what somebody else changed meanwhile, and asks about what both changed", async () => {
  const stored = storedRecord(`/api/v1/leases/${lease.id}`, lease);
  const user = await show(
    <>
      <LeaseDrawer lease={lease} onClose={() => {}} />
      <Toaster />
    </>,
  );
  stored.change({ graceDays: 5, notes: "One key" });
  await enter(user, await screen.findByLabelText("Notes (optional)"), "Two keys");
  await user.clear(screen.getByLabelText("Deposit (optional) in EUR"));
  await enter(user, screen.getByLabelText("Deposit (optional) in EUR"), "1900");
  await user.click(screen.getByRole("button", { name: "Save lease" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Changed meanwhile" }));
  expect(dialog.getByRole("radio", { name: "Value saved meanwhile One key" })).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: "Your value Two keys" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(
    await screen.findByText("Saved and merged with changes made in the meantime: Grace days."),
  ).toBeTruthy();
  expect(sentBy("PUT").at(-1)?.body).toEqual({
    version: 4,
    confirm: [],
    deposit: "1900.00",
    notes: "Two keys",
  });
});

it("asks about a warning and saves anyway with its code", async () => {
  const warnings = [
    { code: "LEASE_OVERLAP", params: { leaseId: "x", tenant: "Ada", startsOn: "2026-01-01" } },
  ];
  answerTries(refusal("CONFIRMATION_REQUIRED", 409, { warnings }));
  const { user, save } = await open();
  await save();
  await user.click(await screen.findByRole("button", { name: "Save anyway" }));
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(2);
  });
  expect(sentBy("POST")[1]?.body).toMatchObject({ confirm: ["LEASE_OVERLAP"] });
});

it("offers to let a property by the month that is let by the night, and leads to it", async () => {
  const house = { id: propertyId, version: 4, name: "Casa Azul", rentalMode: "daily", currency: "EUR" };
  answerWith(({ method, path }) => {
    if (path.endsWith("/workspaces")) return Response.json(membershipOf("owner"));
    if (path !== `/api/v1/properties/${propertyId}`) return new Promise<Response>(() => {});
    const isSwitched = method === "PUT" || sentBy("PUT").length > 0;
    return Response.json(isSwitched ? { ...house, version: 5, rentalMode: "monthly" } : house);
  });
  const preset = { propertyId, tenantId: NEW_TENANT, newTenant: "Katrin Oelman" };
  const user = await show(
    <>
      <LeaseDrawer preset={preset} onClose={() => {}} />
      <Toaster />
    </>,
  );
  expect(await screen.findByText(/This property is rented by the night\./)).toBeTruthy();
  const link = screen.getByRole("link", { name: "Open Casa Azul" });
  expect(link.getAttribute("href")).toMatch(new RegExp(`^/properties/${propertyId}`));
  await user.click(await screen.findByRole("button", { name: "Let it by the month" }));
  expect(await screen.findByText("Casa Azul is now let by the month.")).toBeTruthy();
  expect(sentBy("PUT")).toMatchObject([{ body: { version: 4, rentalMode: "monthly" } }]);
  await waitFor(() => {
    expect(screen.queryByText(/This property is rented by the night\./)).toBeNull();
  });
});

it("names a stay that is in the way of the lease, and leads to it", async () => {
  const params = {
    bookingId: "x",
    guest: "Sofia L.",
    checkIn: "2027-06-10T15:00",
    checkOut: "2027-06-12T11:00",
  };
  const warnings = [{ code: "BOOKING_DURING_LEASE", params }];
  answerTries(refusal("CONFIRMATION_REQUIRED", 409, { warnings }));
  const { save } = await open();
  await save();
  expect(await screen.findByText(/Overlaps the booking of Sofia L\., 10 Jun 2027/)).toBeTruthy();
  const link = screen.getByRole("link", { name: "Open the booking of Sofia L." });
  expect(link.getAttribute("href")).toMatch(/^\/calendar\?from=2027-06-10&edit=x/);
});

it("fills amounts in as one types them, so that a mark before three digits is read as it was meant", () => {
  const values = leaseFormValues({ ...lease, currency: "KWD", deposit: "980.000" }, "de");
  expect(values.deposit).toBe("980,000");
  const context = { language: "de", currency: "KWD", today: plainDate(lease.today) } as const;
  expect(readLease(values, context).lease).toMatchObject({ deposit: "980.000" });
});
