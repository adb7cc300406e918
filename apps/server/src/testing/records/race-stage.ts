import { randomUUID } from "node:crypto";

import type { Tx } from "#kernel/db/tx.ts";
import {
  booking,
  campaign,
  cleaner,
  cleanerRule,
  cleanerUnitPay,
  expense,
  income,
  lease,
  leasePayment,
  property,
  recurring,
  rentRow,
  task,
  tenant,
  turnover,
  unit,
} from "#kernel/db/schema/index.ts";

/** Two houses with every record on which verbs can conflict; every record has version 1. */
export type Stage = {
  readonly house: string;
  readonly otherHouse: string;
  /** Of the house: let, let, free. */
  readonly units: readonly [string, string, string];
  readonly otherUnit: string;
  /** The first has the leases, the others none. */
  readonly tenants: readonly [string, string, string];
  /** Without payments; `paidLease` has one. */
  readonly plainLease: string;
  readonly paidLease: string;
  readonly transfer: string;
  readonly openRow: string;
  /** A repeating task that refers to the house, the free flat, a tenant without a lease and the plain lease. */
  readonly task: string;
  /** An expense of the house and its free flat, with a partial refund. */
  readonly expense: string;
  /** Of the house, without a bill. */
  readonly campaign: string;
  /** Of the house and its free flat, monthly from January 2026. */
  readonly recurring: string;
  /** The default cleaner of the house, with a price for its free flat. */
  readonly cleaner: string;
  /** A turnover of the whole house by another cleaner, done and not paid yet. */
  readonly turnover: string;
  /** Bookings of the second flat: `stay` without a payment, `paidBooking` with the income `bookingPayment`. */
  readonly stay: string;
  readonly paidBooking: string;
  readonly bookingPayment: string;
};

/** Inserts directly into the tables, because a race needs hundreds of stages. Runs as `app_system`. */
export async function insertStage(tx: Tx, workspaceId: string): Promise<Stage> {
  const [house, otherHouse] = [randomUUID(), randomUUID()];
  const units = [randomUUID(), randomUUID(), randomUUID()] as const;
  const otherUnit = randomUUID();
  const tenants = [randomUUID(), randomUUID(), randomUUID()] as const;
  const [plainLease, paidLease] = [randomUUID(), randomUUID()];
  const kept = { rentalMode: "monthly", currency: "EUR", timezone: "Europe/Berlin" } as const;
  await tx.insert(property).values([
    { workspaceId, id: house, name: "House", ...kept },
    { workspaceId, id: otherHouse, name: "Other", ...kept },
  ]);
  await tx
    .insert(unit)
    .values([
      ...units.map((id, at) => ({ workspaceId, id, propertyId: house, name: `Flat ${at}` })),
      { workspaceId, id: otherUnit, propertyId: otherHouse, name: "Flat" },
    ]);
  // In another order than that of their ids, so that verbs that lock in table order conflict with those that lock by
  // id.
  await tx.insert(tenant).values(
    tenants
      .toSorted()
      .toReversed()
      .map((id) => ({ workspaceId, id, propertyId: house, name: "Ada" })),
  );
  const [tenantId] = tenants;
  const terms = { currency: "EUR", rentMinor: 95_000, paymentDay: 1, startsOn: "2026-01-01" };
  await tx.insert(lease).values([
    { workspaceId, id: plainLease, tenantId, propertyId: house, unitId: units[0], ...terms },
    {
      workspaceId,
      id: paidLease,
      tenantId,
      propertyId: house,
      unitId: units[1],
      ...terms,
      endsOn: "2026-12-31",
    },
  ]);
  const ids = { house, flat: units[1], tenantId, plainLease, paidLease };
  const money = await insertMoney(tx, workspaceId, ids);
  const taskId = await insertTask(tx, workspaceId, {
    propertyId: house,
    unitId: units[2],
    tenantId: tenants[1],
    leaseId: plainLease,
  });
  const books = await insertBooks(tx, workspaceId, { house, flat: units[2] });
  const named = { house, otherHouse, units, otherUnit, tenants, plainLease, paidLease };
  const cleanerId = await insertCleaner(tx, workspaceId, { house, flat: units[2] });
  const stays = await insertBookings(tx, workspaceId, ids);
  const turnover = await insertTurnover(tx, workspaceId, named.house);
  const alone = { task: taskId, cleaner: cleanerId, turnover };
  return { ...named, ...money, ...books, ...stays, ...alone };
}

/** Inserts the first task of a series. */
async function insertTask(
  tx: Tx,
  workspaceId: string,
  about: Pick<typeof task.$inferInsert, "propertyId" | "unitId" | "tenantId" | "leaseId">,
): Promise<string> {
  const taskId = randomUUID();
  await tx.insert(task).values({
    workspaceId,
    id: taskId,
    description: "Task",
    dueOn: "2026-03-01",
    ...about,
    seriesId: randomUUID(),
    firstOn: "2026-03-01",
    occurrence: 0,
    repeatEvery: 1,
    repeatUnit: "month",
  });
  return taskId;
}

type Home = { readonly house: string; readonly flat: string };

/** A bill with a partial refund, a campaign without a bill, and a series. */
async function insertBooks(tx: Tx, workspaceId: string, { house, flat }: Home) {
  const expenseId = randomUUID();
  const bill = {
    workspaceId,
    propertyId: house,
    unitId: flat,
    category: "repairs",
    currency: "EUR",
  } as const;
  await tx.insert(expense).values([
    { ...bill, id: expenseId, amountMinor: 9_000, spentOn: "2026-03-02" },
    { ...bill, amountMinor: -1_000, spentOn: "2026-03-03", reversalOf: expenseId },
  ]);
  const campaignId = randomUUID();
  await tx.insert(campaign).values({
    workspaceId,
    id: campaignId,
    propertyId: house,
    channel: "google",
    startsOn: "2026-02-01",
    spendMinor: 9_000,
  });
  const recurringId = randomUUID();
  await tx.insert(recurring).values({
    ...bill,
    id: recurringId,
    book: "expense",
    nature: "operating",
    amountMinor: 9_000,
    firstOn: "2026-01-01",
    everyMonths: 1,
  });
  return { expense: expenseId, campaign: campaignId, recurring: recurringId };
}

async function insertCleaner(tx: Tx, workspaceId: string, { house, flat }: Home): Promise<string> {
  const cleanerId = randomUUID();
  const rosa = { name: "Rosa", language: "es", currency: "EUR" } as const;
  await tx.insert(cleaner).values({ workspaceId, id: cleanerId, ...rosa });
  await tx.insert(cleanerRule).values({ workspaceId, cleanerId, propertyId: house, unitId: null });
  await tx.insert(cleanerUnitPay).values({ workspaceId, cleanerId, unitId: flat, amountMinor: 2_000 });
  return cleanerId;
}

async function insertTurnover(tx: Tx, workspaceId: string, propertyId: string): Promise<string> {
  const [id, cleanerId] = [randomUUID(), randomUUID()];
  await tx
    .insert(cleaner)
    .values({ workspaceId, id: cleanerId, name: "Lea", language: "fr", currency: "EUR" });
  const at = new Date("2026-03-01T11:00:00Z");
  const slotEndsAt = new Date("2026-03-01T14:00:00Z");
  const when = { windowStartsAt: at, slotStartsAt: at, slotEndsAt, doneAt: at, doneBy: "host" } as const;
  const owed = { feeMinor: 2_000, currency: "EUR" };
  await tx
    .insert(turnover)
    .values({ workspaceId, id, kind: "manual", propertyId, status: "done", cleanerId, ...when, ...owed });
  return id;
}

async function insertBookings(
  tx: Tx,
  workspaceId: string,
  { house, flat }: Readonly<Record<"house" | "flat", string>>,
): Promise<Pick<Stage, "stay" | "paidBooking" | "bookingPayment">> {
  const [stay, paidBooking, bookingPayment] = [randomUUID(), randomUUID(), randomUUID()];
  const sold = {
    workspaceId,
    propertyId: house,
    unitId: flat,
    guestName: "Paul",
    currency: "EUR",
    rateMode: "flat",
    dailyRateMinor: 8_000,
    totalMinor: 16_000,
  } as const;
  const of = (id: string, arrives: string, leaves: string) => ({
    ...sold,
    id,
    checkIn: `${arrives}T15:00`,
    checkOut: `${leaves}T11:00`,
    inAt: new Date(`${arrives}T14:00Z`),
    outAt: new Date(`${leaves}T10:00Z`),
  });
  await tx
    .insert(booking)
    .values([of(stay, "2027-01-10", "2027-01-12"), of(paidBooking, "2027-01-20", "2027-01-22")]);
  await tx.insert(income).values({
    workspaceId,
    id: bookingPayment,
    propertyId: house,
    unitId: flat,
    bookingId: paidBooking,
    category: "rent",
    currency: "EUR",
    amountMinor: 16_000,
    method: "cash",
    receivedOn: "2026-03-02",
  });
  return { stay, paidBooking, bookingPayment };
}

/** The rent of two months, the first of them paid. */
async function insertMoney(
  tx: Tx,
  workspaceId: string,
  ids: Readonly<Record<"house" | "flat" | "tenantId" | "plainLease" | "paidLease", string>>,
): Promise<Pick<Stage, "transfer" | "openRow">> {
  const { house, flat, tenantId, plainLease, paidLease } = ids;
  const [paidRow, openRow, payment, transfer] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const january = { period: "2026-01", startsOn: "2026-01-01", endsOn: "2026-01-31", dueOn: "2026-01-01" };
  const february = { period: "2026-02", startsOn: "2026-02-01", endsOn: "2026-02-28", dueOn: "2026-02-01" };
  const rent = { workspaceId, kind: "rent", amountMinor: 95_000 } as const;
  await tx.insert(rentRow).values([
    { ...rent, leaseId: plainLease, ...january },
    { ...rent, id: paidRow, leaseId: paidLease, ...january },
    { ...rent, id: openRow, leaseId: paidLease, ...february },
  ]);
  const paid = { workspaceId, amountMinor: 95_000, method: "cash" } as const;
  await tx.insert(leasePayment).values({
    ...paid,
    id: payment,
    leaseId: paidLease,
    rentRowId: paidRow,
    paidOn: "2026-01-02",
    transferId: transfer,
  });
  await tx.insert(income).values({
    ...paid,
    propertyId: house,
    unitId: flat,
    tenantId,
    leaseId: paidLease,
    leasePaymentId: payment,
    category: "rent",
    currency: "EUR",
    receivedOn: "2026-01-02",
  });
  return { transfer, openRow };
}
