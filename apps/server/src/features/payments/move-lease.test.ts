import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { memberOf } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

async function flatToMoveTo(propertyId: string, name = "Flat 2") {
  const unit = { propertyId, name, bedrooms: null, bathrooms: null, sizeSqm: null };
  return (await client.units.create({ ...unit, floor: "", maintenance: false })).id;
}

const paid = (id: string, rows: readonly { readonly ref: string }[], count: number) =>
  client.leases.recordPayment({ id, rows: rows.slice(0, count).map(({ ref }) => ref), method: "cash" });

test("a move ends one lease and begins the next: both prorated, debts stay, the deposit goes along", async () => {
  const flat = await rentedFlat(client, "Moving house");
  const unitId = await flatToMoveTo(flat.propertyId);
  const bea = await client.tenants.create({
    propertyId: flat.propertyId,
    name: "Bea",
    email: "",
    phone: "",
    notes: "",
  });
  const made = await flat.lease({ deposit: "1900.00", charges: "124.00", coTenantIds: [bea.id] });
  const { id } = made;
  // January and its charges are paid; February and March are not.
  await paid(id, made.rows, 2);
  await client.leases.moveDeposit({ id, kind: "received", amount: "1500.00", method: "cash" });
  const before = await client.leases.get({ id });
  const moveOut = { movesOn: "2026-03-16", monthlyRent: "1085.00" };
  const preview = await client.leases.previewMove({ id, ...moveOut });
  expect(preview).toMatchObject({
    currency: "EUR",
    monthlyRent: "1085.00",
    charges: "124.00",
    deposit: "1900.00",
    paymentDay: 1,
    lastMonth: { period: "2026-03", endsOn: "2026-03-15", rent: "459.68", charges: "60.00" },
    firstMonth: { period: "2026-03", startsOn: "2026-03-16", rent: "560.00", charges: "64.00" },
    staysOpen: "1593.68",
    staysCredit: "0.00",
    depositMoved: "1500.00",
  });
  expect(await client.leases.get({ id })).toEqual(before);

  const rentable = { propertyId: flat.propertyId, unitId };
  const next = await client.leases.move({ id, version: before.version, ...moveOut, ...rentable });
  const old = await client.leases.get({ id });
  expect(old).toMatchObject({
    endsOn: "2026-03-15",
    movedFrom: null,
    movedTo: { id: next.id, property: "Moving house", unit: "Flat 2" },
    balance: preview.staysOpen,
    // The deposit is transferred on the day of the move; nothing more is due here.
    depositHeld: "1500.00",
    depositAccount: { held: "1500.00", due: "0.00" },
  });
  expect(old.payments).toEqual(before.payments);
  expect(next).toMatchObject({
    tenant: made.tenant,
    coTenants: made.coTenants,
    unit: { id: unitId },
    startsOn: "2026-03-16",
    endsOn: null,
    monthlyRent: "1085.00",
    charges: "124.00",
    deposit: "1900.00",
    movedTo: null,
    movedFrom: { id, property: "Moving house", unit: "Flat 1" },
    depositAccount: {
      held: "0.00",
      due: "400.00",
      movements: [{ kind: "received", movedOn: "2026-03-16", amount: "1500.00", transfer: true }],
    },
  });
  expect(next.rows[0]).toMatchObject({ period: "2026-03", dueOn: "2026-03-16", amount: "560.00" });
  const income = await client.income.list({ leaseId: next.id });
  expect(income.total).toBe(0);
  // R-C18: property and unit are fixed from now on, since a deposit is held there; a lease is moved from only once.
  await expect(
    client.leases.move({ id, version: old.version, movesOn: "2026-03-10", ...rentable }),
  ).rejects.toMatchObject({ data: { issues: [{ path: ["movesOn"], code: "LEASE_MOVED_ALREADY" }] } });
});

test("both sides of the deposit go together and come back together", async () => {
  const flat = await rentedFlat(client, "Deposit house");
  const unitId = await flatToMoveTo(flat.propertyId);
  const { id } = await flat.lease({ deposit: "700.00" });
  const { version } = await client.leases.moveDeposit({
    id,
    kind: "received",
    amount: "700.00",
    method: "cash",
  });
  const rentable = { propertyId: flat.propertyId, unitId };
  const next = await client.leases.move({ id, version, movesOn: "2026-03-01", ...rentable });
  // What was received on the tenth cannot be transferred on the first: both sides have the later day.
  expect(next.depositAccount.movements).toMatchObject([{ movedOn: "2026-03-10" }]);
  const held = async () => [
    (await client.leases.get({ id })).depositHeld,
    (await client.leases.get({ id: next.id })).depositHeld,
  ];
  expect(await held()).toEqual(["0.00", "700.00"]);
  const [movement] = next.depositAccount.movements;
  const { trashId } = await client.leases.deleteDepositMovement({ id: movement?.id ?? "" });
  expect(await held()).toEqual(["700.00", "0.00"]);
  await client.trash.restore({ id: trashId });
  expect(await held()).toEqual(["0.00", "700.00"]);
  const given = { kind: "returned", amount: "700.00", method: "cash" } as const;
  await client.leases.moveDeposit({ id: next.id, ...given });
  await expect(client.leases.deleteDepositMovement({ id: movement?.id ?? "" })).rejects.toMatchObject({
    code: "DEPOSIT_EXCEEDED",
  });
});

test("a new lease without money goes, and its old one can be moved again", async () => {
  const flat = await rentedFlat(client, "Twice house");
  const unitId = await flatToMoveTo(flat.propertyId);
  const { id, version } = await flat.lease();
  const rentable = { propertyId: flat.propertyId, unitId };
  const next = await client.leases.move({ id, version, movesOn: "2026-04-01", ...rentable });
  const { trashId } = await client.leases.delete({ id: next.id });
  const left = await client.leases.get({ id });
  expect(left.movedTo).toBeNull();
  const again = await client.leases.move({ id, version: left.version, movesOn: "2026-03-20", ...rentable });
  expect(again.movedFrom?.id).toBe(id);
  await expect(client.trash.restore({ id: trashId })).rejects.toMatchObject({ code: "CANNOT_RESTORE" });
});

test("asks about all that is unusual at once, and nothing is stored before", async () => {
  const flat = await rentedFlat(client, "Asking house");
  const unitId = await flatToMoveTo(flat.propertyId);
  await flat.lease({ unitId });
  const { id } = await flat.lease({ deposit: "900.00" });
  const { version } = await client.leases.moveDeposit({
    id,
    kind: "received",
    amount: "900.00",
    method: "cash",
  });
  const move = { id, version, movesOn: "2026-04-01", propertyId: flat.propertyId, unitId, deposit: "600.00" };
  await expect(client.leases.move(move)).rejects.toMatchObject({
    code: "CONFIRMATION_REQUIRED",
    data: { warnings: [{ code: "LEASE_OVERLAP" }, { code: "DEPOSIT_ABOVE_AGREED" }] },
  });
  expect(await client.leases.get({ id })).toMatchObject({ version, endsOn: null, movedTo: null });
  const confirm = ["LEASE_OVERLAP", "DEPOSIT_ABOVE_AGREED"];
  expect((await client.leases.move({ ...move, confirm })).movedFrom?.id).toBe(id);
});

test("steps beyond the end of the old lease are no obstacle, and go along", async () => {
  const flat = await rentedFlat(client, "Stepped house");
  const unitId = await flatToMoveTo(flat.propertyId);
  const { id, version } = await flat.lease();
  const stepped = await client.leases.changeRent({
    id,
    version,
    effectiveOn: "2026-12-01",
    amount: "990.00",
  });
  const ended = await client.leases.end({ id, version: stepped.version, endsOn: "2026-08-31" });
  const next = await client.leases.move({
    id,
    version: ended.version,
    movesOn: "2026-04-01",
    propertyId: flat.propertyId,
    unitId,
  });
  expect(next).toMatchObject({ endsOn: "2026-08-31", monthlyRent: "950.00" });
  const longer = await client.leases.extend({ id: next.id, version: next.version, endsOn: "2026-12-31" });
  expect(longer.rows.at(-1)).toMatchObject({ period: "2026-12", amount: "990.00" });
});

test("a deposit above an agreed 0 is asked about, received or taken along", async () => {
  const flat = await rentedFlat(client, "Agreed nothing house");
  const unitId = await flatToMoveTo(flat.propertyId);
  const { id } = await flat.lease({ deposit: "0.00" });
  const received = { id, kind: "received", amount: "0.01", method: "cash" } as const;
  const refusal = {
    code: "CONFIRMATION_REQUIRED",
    data: { warnings: [{ code: "DEPOSIT_ABOVE_AGREED" }] },
  };
  await expect(client.leases.moveDeposit(received)).rejects.toMatchObject(refusal);
  const confirm = ["DEPOSIT_ABOVE_AGREED"];
  const { version } = await client.leases.moveDeposit({ ...received, confirm });
  const move = { id, version, movesOn: "2026-04-01", propertyId: flat.propertyId, unitId };
  await expect(client.leases.move(move)).rejects.toMatchObject(refusal);
  expect((await client.leases.move({ ...move, confirm })).depositAccount).toMatchObject({ due: "0.00" });
});

test("refuses what is wrong at its field", async () => {
  const flat = await rentedFlat(client, "Wrong house");
  const unitId = await flatToMoveTo(flat.propertyId);
  const { id, version } = await flat.lease({ endsOn: "2026-12-31" });
  const right = { id, version, movesOn: "2026-04-01", propertyId: flat.propertyId, unitId };
  const refused = async (wrong: object) => client.leases.move({ ...right, ...wrong });
  const at = (path: string, code: string) => ({ data: { issues: [{ path: [path], code }] } });
  await expect(refused({ movesOn: "2026-01-01" })).rejects.toMatchObject(
    at("movesOn", "LEASE_END_BEFORE_START"),
  );
  await expect(refused({ movesOn: "2027-01-01" })).rejects.toMatchObject(at("movesOn", "MOVE_AFTER_END"));
  await expect(refused({ unitId: flat.unitId })).rejects.toMatchObject(at("unitId", "SAME_RENTABLE"));
  await expect(refused({ monthlyRent: "-1" })).rejects.toMatchObject(at("monthlyRent", "AMOUNT_NEGATIVE"));
  await expect(refused({ paymentDay: 32 })).rejects.toMatchObject(
    at("paymentDay", "PAYMENT_DAY_OUT_OF_RANGE"),
  );
  await expect(client.leases.previewMove({ id, movesOn: "2027-01-01" })).rejects.toMatchObject(
    at("movesOn", "MOVE_AFTER_END"),
  );
  await expect(refused({ version: version + 1 })).rejects.toMatchObject({ code: "STALE" });
  const elsewhere = await rentedFlat(client, "Other wrong house");
  await expect(refused({ unitId: elsewhere.unitId })).rejects.toMatchObject(
    at("unitId", "UNIT_NOT_IN_PROPERTY"),
  );
  const stranger = app.client(await app.signUp());
  await expect(stranger.leases.move(right)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(stranger.leases.previewMove({ id, movesOn: "2026-04-01" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const cleaner = await memberOf(app, client, "cleaner");
  await expect(cleaner.leases.move(right)).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});

test("goes to another property too, and later steps go along", async () => {
  const flat = await rentedFlat(client, "Old house");
  const other = await rentedFlat(client, "New house");
  const { id, version } = await flat.lease();
  const stepped = await client.leases.changeRentSteps({
    id,
    version,
    add: [
      { effectiveOn: "2026-06-01", amount: "980.00" },
      { effectiveOn: "2027-06-01", amount: "1010.00" },
    ],
  });
  const next = await client.leases.move({
    id,
    version: stepped.version,
    movesOn: "2026-07-01",
    propertyId: other.propertyId,
    unitId: null,
  });
  expect(next).toMatchObject({ property: { id: other.propertyId }, unit: null, monthlyRent: "980.00" });
  expect(next.steps).toMatchObject([{ kind: "rent", effectiveOn: "2027-06-01", amount: "1010.00" }]);
});

test("of two moves at once one is made, and the same key makes one", async () => {
  const flat = await rentedFlat(client, "Racing house");
  const units = [await flatToMoveTo(flat.propertyId), await flatToMoveTo(flat.propertyId, "Flat 3")];
  const { id, version } = await flat.lease({ deposit: "500.00" });
  const { version: after } = await client.leases.moveDeposit({
    id,
    kind: "received",
    amount: "500.00",
    method: "cash",
  });
  expect(after).toBe(version);
  const move = (unitId: string | undefined, key: string) =>
    app.call(`/api/v1/leases/${id}/move`, {
      session,
      body: { version, movesOn: "2026-04-01", propertyId: flat.propertyId, unitId },
      headers: { "idempotency-key": key },
    });
  const answers = await Promise.all([
    move(units[0], "one"),
    move(units[1], "two"),
    move(units[0], "one"),
    move(units[1], "two"),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
  const list = await client.leases.list({ propertyId: flat.propertyId });
  expect(list.total).toBe(2);
  const held = list.items.map(({ id: leaseId }) => client.leases.get({ id: leaseId }));
  const movements = (await Promise.all(held)).flatMap(({ depositAccount }) => depositAccount.movements);
  expect(movements).toHaveLength(3);
});
