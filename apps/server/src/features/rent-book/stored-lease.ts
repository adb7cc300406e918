import { month, plainDate } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import {
  depositMovementTypes,
  leaseAccount,
  planScheduleExtension,
  prorations,
  rentRowKinds,
  stepKinds,
  writeDownReasons,
} from "@keystead/domain/leases";
import type {
  LeaseAccount,
  LeaseBefore,
  LeaseTerms,
  NewRentRow,
  PlanLedger,
  RentRow,
} from "@keystead/domain/leases";
import { paymentMethods } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import { reminderStops } from "@keystead/domain/reminders";
import * as z from "zod/mini";

import { stepsOf } from "./lease-facts.ts";

const day = z.pipe(z.string(), z.transform(plainDate));
const monthText = z.pipe(z.string(), z.transform(month));
const ledgerId = <const Kind extends string>() =>
  z.pipe(
    z.string(),
    z.transform((text: string) => idOf<Kind>(text)),
  );
const named = z.object({ id: z.string(), name: z.string() });
const movedLease = z.object({ id: z.string(), property: z.string(), unit: z.nullable(z.string()) });

/**
 * A lease as the database returns it in one JSON document: its terms, names and everything from which its balance is
 * computed.
 */
export const StoredLease = z.object({
  id: z.string(),
  version: z.number(),
  tenant: named,
  /** The tenants in addition to the main tenant, in their order (R-C17). */
  coTenants: z.array(named),
  property: named,
  unit: z.nullable(named),
  address: z.string(),
  city: z.string(),
  timezone: z.string(),
  /** The day at the property (R-Z03). */
  today: day,
  startsOn: day,
  endsOn: z.nullable(day),
  currency: z.pipe(z.string(), z.transform(currency)),
  rentMinor: z.number(),
  chargesMinor: z.number(),
  depositMinor: z.number(),
  /** Payment day and proration at the beginning of the lease; `termSteps` are the later ones. */
  base: z.object({ paymentDay: z.number(), proration: z.enum(prorations) }),
  termSteps: z.array(z.object({ from: monthText, paymentDay: z.number(), proration: z.enum(prorations) })),
  /** The payment day in force today, as the list shows it. */
  paymentDay: z.number(),
  graceDays: z.number(),
  trackFrom: z.nullable(monthText),
  openingMinor: z.number(),
  notes: z.string(),
  /** The lease in another unit or property that this one continues, and the one that continues it (R-C18). */
  movedFrom: z.nullable(movedLease),
  movedTo: z.nullable(movedLease),
  reminder: z.object({
    version: z.number(),
    beforeDays: z.nullable(z.number()),
    afterDays: z.nullable(z.number()),
    lastSentOn: z.nullable(day),
    stops: z.array(z.object({ tenant: named, reason: z.enum(reminderStops) })),
  }),
  steps: z.array(
    z.object({ id: z.string(), kind: z.enum(stepKinds), effectiveOn: day, amountMinor: z.number() }),
  ),
  rows: z.array(
    z.object({
      id: ledgerId<"rent-row">(),
      kind: z.enum(rentRowKinds),
      period: monthText,
      startsOn: day,
      endsOn: day,
      dueOn: day,
      amountMinor: z.number(),
      oneOff: z.boolean(),
      adjustsRowId: z.nullable(ledgerId<"rent-row">()),
      /** The settled year of a row that is the extra of a yearly settlement (R-C19). */
      settlesYear: z.nullable(z.number()),
      note: z.string(),
    }),
  ),
  /** Years whose settlement had a result of zero (R-C19). */
  evenYears: z.array(z.number()),
  payments: z.array(
    z.object({
      id: ledgerId<"lease-payment">(),
      version: z.number(),
      rowId: ledgerId<"rent-row">(),
      paidOn: day,
      amountMinor: z.number(),
      method: z.enum(paymentMethods),
      transferId: z.string(),
      openingCredit: z.boolean(),
      note: z.string(),
      incomeId: z.nullable(z.string()),
      /** The deposit movement of a payment from the deposit (R-C13). */
      depositMovementId: z.nullable(z.string()),
      /** An Income recorded before the payment and linked to it (R-C11): it stays when the payment is deleted. */
      foundIncomeId: z.nullable(z.string()),
      createdBy: z.nullable(z.string()),
    }),
  ),
  refunds: z.array(
    z.object({
      id: ledgerId<"refund">(),
      paymentId: ledgerId<"lease-payment">(),
      refundedOn: day,
      amountMinor: z.number(),
      transferId: z.string(),
      note: z.string(),
    }),
  ),
  writeDowns: z.array(
    z.object({
      id: ledgerId<"write-down">(),
      rowId: ledgerId<"rent-row">(),
      writtenOn: day,
      amountMinor: z.number(),
      reason: z.enum(writeDownReasons),
      note: z.string(),
    }),
  ),
  deposits: z.array(
    z.object({
      id: z.string(),
      type: z.enum(depositMovementTypes),
      movedOn: day,
      amountMinor: z.number(),
      transfer: z.boolean(),
      /** The id that both sides of a transfer share (R-C18). */
      pairId: z.nullable(z.string()),
      method: z.nullable(z.enum(paymentMethods)),
      note: z.string(),
      rowId: z.nullable(z.string()),
      /** Files that prove the reason for the retained amount. */
      receipts: z.array(named),
    }),
  ),
});
export type StoredLease = z.infer<typeof StoredLease>;
export type StoredRentRow = StoredLease["rows"][number];

export function storedTermsOf(lease: StoredLease): LeaseTerms {
  const { startsOn, endsOn, rentMinor, chargesMinor, base, termSteps, trackFrom, openingMinor } = lease;
  return {
    startsOn,
    endsOn,
    rentMinor,
    rentSteps: stepsOf(lease, "rent"),
    chargesMinor,
    chargeSteps: stepsOf(lease, "charge"),
    ...base,
    termSteps,
    trackFrom,
    openingMinor,
  };
}

export function storedLedgerOf({ rows, payments, refunds, writeDowns, graceDays }: StoredLease): PlanLedger {
  return { rows, payments, refunds, writeDowns, graceDays };
}

/** A lease in the form that the domain's planning functions take. */
export function leaseBefore(lease: StoredLease): LeaseBefore {
  return { terms: storedTermsOf(lease), ledger: storedLedgerOf(lease), today: lease.today };
}

/** The account of a lease over its given rows, as of today at the property. */
export function accountOf(lease: StoredLease): LeaseAccount {
  return leaseAccount(storedLedgerOf(lease), lease.today);
}

/**
 * Adds the rows that follow from the lease's terms but are not stored yet, up to a year beyond a day (R-C04), so that
 * a read shows them without writing. Their reference is `YYYY-MM:rent` or `YYYY-MM:charge`.
 */
export function withComingRows(lease: StoredLease, until: PlainDate): StoredLease {
  const { inserts } = planScheduleExtension({ ...leaseBefore(lease), today: until });
  return inserts.length === 0 ? lease : { ...lease, rows: [...lease.rows, ...inserts.map(comingRow)] };
}

function comingRow(row: NewRentRow): StoredRentRow {
  return { ...row, id: idOf<"rent-row">(comingRef(row)), settlesYear: null, note: "" };
}

/** The reference of a monthly row that may not be stored yet. */
export function comingRef({ period, kind }: { readonly period: string; readonly kind: string }): string {
  return `${period}:${kind}`;
}

/** The kind of the row to which an adjustment belongs; null for all other rows. */
export function adjustedKind(lease: StoredLease, row: RentRow): RentRow["kind"] | null {
  return lease.rows.find(({ id }) => id === row.adjustsRowId)?.kind ?? null;
}

/**
 * Whether the lease has payments or deposit movements. The opening credit does not count: it is a term of the lease.
 */
export function hasMoney(lease: StoredLease): boolean {
  return lease.payments.some(({ openingCredit }) => !openingCredit) || lease.deposits.length > 0;
}
