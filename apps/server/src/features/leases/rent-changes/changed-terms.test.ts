import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../../testing/test-app.ts";

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

const cash = { method: "cash" } as const;
type Row = {
  readonly ref: string;
  readonly period: string;
  readonly kind: string;
  readonly amount: string;
  readonly dueOn: string;
};

const billedOf = (rows: readonly Row[]) => rows.map(({ period, amount }) => [period, amount]);
const rent = (lease: { readonly rows: readonly Row[] }, period: string) =>
  lease.rows.find((row) => row.period === period && row.kind === "rent");

/** What the lease form sends if nothing is changed. */
function unchanged(
  flat: { readonly propertyId: string; readonly unitId: string; readonly tenantId: string },
  lease: Awaited<ReturnType<TestClient["leases"]["get"]>>,
) {
  const { propertyId, unitId, tenantId } = flat;
  const { id, version, startsOn, currency, deposit, paymentDay, proration, graceDays, notes } = lease;
  return {
    id,
    version,
    tenantId,
    propertyId,
    unitId,
    startsOn,
    currency,
    deposit,
    paymentDay,
    proration,
    graceDays,
    notes,
  };
}

test("a waiver taken back leaves its row at the rent in force, whatever the rent did meanwhile", async () => {
  const flat = await rentedFlat(client, "Waived house");
  const lease = await flat.lease({ monthlyRent: "900.00", endsOn: "2026-03-31" });
  const { id } = lease;
  const waived = await client.leases.waive({ id, rows: [rent(lease, "2026-02")?.ref ?? ""], note: "mould" });
  const lowered = await client.leases.changeRent({
    id,
    version: waived.version,
    effectiveOn: "2026-01-01",
    amount: "800.00",
  });
  expect(lowered.rows.find(({ period }) => period === "2026-02")).toMatchObject({
    amount: "800.00",
    waived: "800.00",
    state: "waived",
  });
  await client.leases.deleteWriteDown({ id: lowered.writeDowns[0]?.id ?? "" });
  expect(billedOf((await client.leases.get({ id })).rows)).toEqual([
    ["2026-01", "800.00"],
    ["2026-02", "800.00"],
    ["2026-03", "800.00"],
  ]);
});

test("extending to an earlier day ends the lease, ending on a later day extends it", async () => {
  const flat = await rentedFlat(client, "Mirror house");
  const first = await flat.lease({ paymentDay: 20, endsOn: "2026-06-30" });
  const { id } = first;
  await client.leases.recordPayment({ id, rows: [rent(first, "2026-03")?.ref ?? ""], ...cash });
  const ended = await client.leases.extend({ id, version: first.version, endsOn: "2026-03-15" });
  expect(ended.writeDowns).toEqual([]);
  expect(ended.rows.map(({ period, amount, dueOn }) => [period, amount, dueOn])).toEqual([
    ["2026-01", "950.00", "2026-01-20"],
    ["2026-02", "950.00", "2026-02-20"],
    ["2026-03", "459.68", "2026-03-15"],
  ]);
  const longer = await client.leases.end({ id, version: ended.version, endsOn: "2026-06-30" });
  expect(longer.rows.map(({ period, amount, dueOn }) => [period, amount, dueOn])).toEqual(
    first.rows.map(({ period, amount, dueOn }) => [period, amount, dueOn]),
  );
  expect(longer).toMatchObject({ endsOn: "2026-06-30" });
  expect(longer.rows.some(({ kind }) => kind === "adjustment")).toBe(false);
});

test("an end is not extended over another lease of the place without a word", async () => {
  const flat = await rentedFlat(client, "Taken house");
  const { id, version } = await flat.lease({ endsOn: "2026-04-30" });
  await flat.lease({ startsOn: "2026-06-01" });
  await expect(client.leases.end({ id, version, endsOn: "2026-06-30" })).rejects.toMatchObject({
    code: "CONFIRMATION_REQUIRED",
  });
  expect(
    await client.leases.end({ id, version, endsOn: "2026-06-30", confirm: ["LEASE_OVERLAP"] }),
  ).toMatchObject({ endsOn: "2026-06-30" });
});

test("an extension asks for the rest of a paid last month from today on, in the row itself", async () => {
  const flat = await rentedFlat(client, "Longer house");
  const first = await flat.lease({ endsOn: "2026-02-14" });
  const { id } = first;
  const { lease } = await client.leases.recordPayment({
    id,
    rows: first.rows.map(({ ref }) => ref),
    ...cash,
  });
  const longer = await client.leases.extend({ id, version: lease.version, endsOn: null });
  expect(longer.rows.slice(0, 3)).toMatchObject([
    { period: "2026-01", amount: "950.00", state: "paid" },
    { period: "2026-03", amount: "950.00", dueOn: "2026-03-01" },
    { period: "2026-02", amount: "950.00", outstanding: "475.00", dueOn: "2026-03-10", overdue: false },
  ]);
});

test("a month whose payment went back is computed anew in place; its row stays when the lease ends before it", async () => {
  const flat = await rentedFlat(client, "Returned house");
  const first = await flat.lease({ endsOn: "2026-03-31" });
  const { id } = first;
  const { lease } = await client.leases.recordPayment({
    id,
    rows: [rent(first, "2026-03")?.ref ?? ""],
    ...cash,
  });
  await client.leases.refundTransfer({
    id: lease.payments[0]?.transferId ?? "",
    amount: "950.00",
    confirm: ["REFUND_REOPENS_ROW"],
  });
  const lowered = await client.leases.changeRent({
    id,
    version: lease.version,
    effectiveOn: "2026-03-01",
    amount: "700.00",
  });
  expect(lowered.writeDowns).toEqual([]);
  expect(rent(lowered, "2026-03")).toMatchObject({ amount: "700.00" });
  const ended = await client.leases.end({ id, version: lowered.version, endsOn: "2026-02-28" });
  expect(rent(ended, "2026-03")).toMatchObject({ amount: "0.00" });
});

test("a charge far ahead makes no far months, and goes again though credit flowed to it", async () => {
  const flat = await rentedFlat(client, "Charged house");
  const { id } = await flat.lease({ endsOn: null });
  const far = await client.leases.addCharge({ id, amount: "40.00", dueOn: "2031-05-04", note: "far" });
  await client.leases.changeRent({ id, version: far.version, effectiveOn: "2030-01-01", amount: "990.00" });
  const { rows } = await client.leases.get({ id });
  expect(rows.filter(({ oneOff }) => !oneOff).at(-1)?.period).toBe("2027-03");
  const due = await client.leases.addCharge({ id, amount: "15.00", dueOn: "2026-03-09", note: "key" });
  const first = due.rows.slice(0, 3).map(({ ref }) => ref);
  await client.leases.recordPayment({ id, rows: first, amount: "2850.00", ...cash });
  const key = (await client.leases.get({ id })).rows.find(({ note }) => note === "key");
  const extra = { id, rows: [first[0] ?? ""], amount: "20.00", ...cash };
  // Booked as credit before the charge: the credit flows to it, and nobody assigned it.
  await client.leases.deleteCharge({ id: key?.ref ?? "" });
  await client.leases.recordPayment(extra);
  const again = await client.leases.addCharge({ id, amount: "15.00", dueOn: "2026-03-09", note: "key 2" });
  const second = again.rows.find(({ note }) => note === "key 2");
  expect(second).toMatchObject({ state: "paid" });
  await client.leases.deleteCharge({ id: second?.ref ?? "" });
  expect(await client.leases.get({ id })).toMatchObject({ credit: "20.00" });
});

test("tracking begins in no month to come", async () => {
  const flat = await rentedFlat(client, "Tracked house");
  await expect(flat.lease({ startsOn: "2025-01-01", trackFrom: "2026-04" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    data: { issues: [{ path: ["trackFrom"], code: "TRACK_FROM_OUT_OF_RANGE" }] },
  });
  await expect(flat.lease({ startsOn: "2026-05-01", trackFrom: "2026-06" })).rejects.toMatchObject({
    data: { issues: [{ code: "TRACK_FROM_OUT_OF_RANGE" }] },
  });
  await expect(
    flat.lease({ startsOn: "2026-05-01", endsOn: "2026-05-31", trackFrom: "2026-06" }),
  ).rejects.toMatchObject({ data: { issues: [{ code: "TRACK_FROM_OUT_OF_RANGE" }] } });
  expect(await flat.lease({ startsOn: "2025-01-01", trackFrom: "2026-03" })).toMatchObject({
    trackFrom: "2026-03",
  });
});

test("another proration leaves paid months alone and counts from its month on, here and in every later change", async () => {
  const flat = await rentedFlat(client, "Prorated house");
  const first = await flat.lease({ startsOn: "2026-01-16", endsOn: "2026-05-15" });
  const { id } = first;
  const { lease: paid } = await client.leases.recordPayment({
    id,
    rows: [rent(first, "2026-01")?.ref ?? ""],
    ...cash,
  });
  const edited = await client.leases.update({
    ...unchanged(flat, paid),
    paymentDay: 5,
    proration: "none",
    termsFrom: "2026-01",
  });
  const [january, february] = edited.rows;
  expect(january).toMatchObject({
    amount: rent(first, "2026-01")?.amount,
    dueOn: "2026-01-16",
    state: "paid",
  });
  expect(february).toMatchObject({ amount: "950.00", dueOn: "2026-02-05" });
  expect(rent(edited, "2026-05")).toMatchObject({ amount: "950.00" });
  const now = await client.leases.update({ ...unchanged(flat, edited), paymentDay: 9 });
  expect(now).toMatchObject({
    paymentDay: 9,
    proration: "none",
    termSteps: [{ from: "2026-03", paymentDay: 9, proration: "none" }],
  });
  const raised = await client.leases.changeRent({
    id,
    version: now.version,
    effectiveOn: "2026-02-01",
    amount: "990.00",
  });
  expect(raised.rows.map(({ dueOn, amount }) => [dueOn, amount]).slice(1)).toEqual([
    ["2026-02-05", "990.00"],
    ["2026-03-09", "990.00"],
    ["2026-04-09", "990.00"],
    ["2026-05-09", "990.00"],
  ]);
  expect((await client.leases.list({ propertyId: flat.propertyId })).items).toMatchObject([
    { paymentDay: 9 },
  ]);
  await expect(
    client.leases.update({ ...unchanged(flat, raised), paymentDay: 3, termsFrom: "2026-06" }),
  ).rejects.toMatchObject({ data: { issues: [{ path: ["termsFrom"], code: "STEP_OUTSIDE_LEASE" }] } });
});

test("terms of a lease that is over change no month that was, unless a month is typed", async () => {
  const flat = await rentedFlat(client, "Ended house");
  const { id, version } = await flat.lease();
  const ended = await client.leases.end({ id, version, endsOn: "2026-02-09" });
  const amounts = (lease: { readonly rows: readonly Row[] }) => lease.rows.map(({ amount }) => amount);
  expect(amounts(ended)).toEqual(["950.00", "305.36"]);
  const changed = await client.leases.update({ id, version: ended.version, proration: "none" });
  expect(amounts(changed)).toEqual(["950.00", "305.36"]);
  const input = { id, version: changed.version, proration: "none", termsFrom: "2026-02" } as const;
  expect(amounts(await client.leases.update(input))).toEqual(["950.00", "950.00"]);
});

test("notes of a lease that ended before its last step of rent can still be edited", async () => {
  const flat = await rentedFlat(client, "Stepped house");
  const { id, version } = await flat.lease();
  const stepped = await client.leases.changeRent({
    id,
    version,
    effectiveOn: "2026-06-01",
    amount: "990.00",
  });
  const ended = await client.leases.end({ id, version: stepped.version, endsOn: "2026-04-30" });
  expect(await client.leases.update({ ...unchanged(flat, ended), notes: "moved out" })).toMatchObject({
    notes: "moved out",
  });
});

test("what is not sent stays as it is, in the month that is changed too, and a stale change brings the lease along", async () => {
  const flat = await rentedFlat(client, "Half changed house");
  const { id, version } = await flat.lease();
  const dated = await client.leases.update({ id, version, paymentDay: 9, termsFrom: "2026-06" });
  expect(dated.termSteps).toMatchObject([{ from: "2026-06", paymentDay: 9 }]);
  const { proration } = dated;
  const noted = await client.leases.update({ id, version: dated.version, notes: "Two keys" });
  expect(noted).toEqual({ ...dated, version: noted.version, notes: "Two keys" });
  const prorated = await client.leases.update({
    id,
    version: noted.version,
    proration: "none",
    termsFrom: "2026-06",
  });
  expect(proration).not.toBe("none");
  expect(prorated.termSteps).toEqual([{ from: "2026-06", paymentDay: 9, proration: "none" }]);
  await expect(client.leases.update({ id, version, notes: "Three" })).rejects.toMatchObject({
    code: "STALE",
    data: { version: prorated.version, current: prorated },
  });
});
