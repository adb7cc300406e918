import { propertyRecordNames } from "../described-records/index.ts";
import { visibleLine } from "../text/index.ts";

/** R-M01: what is deleted with a property, in one transaction (files afterwards, with retry). */
export const deletedWithProperty = [
  "units",
  "leases",
  "rent_rows",
  "lease_payments",
  "refunds",
  "write_downs",
  "deposit_movements",
  "bookings",
  "guests",
  "blocked_dates",
  "seasonal_rates",
  "turnovers",
  "reminders",
  "income",
  "expenses",
  "documents",
  ...propertyRecordNames,
  "market_analyses",
] as const;
export type DeletedWithProperty = (typeof deletedWithProperty)[number];

/** R-M01: what remains; tenants and tasks lose their property. */
export const keptWithoutProperty = ["tenants", "tasks", "fx_rates", "profile"] as const;
export type KeptWithoutProperty = (typeof keptWithoutProperty)[number];

/**
 * What the dialog of a deletion counts of the deleted records, in its order; several kinds of R-M01 are part of another
 * count.
 */
export const countedWithProperty = [
  "units",
  "leases",
  "bookings",
  "turnovers",
  "blocks",
  "seasons",
  "rentRows",
  "payments",
  "income",
  "expenses",
  "recurring",
  ...propertyRecordNames,
  "documents",
] as const;

/** What the dialog counts of the records that remain. */
export const countedWithoutProperty = ["tenantsKept", "tasksKept"] as const;

/** What the dialog lists before the name is typed: only kinds with something to delete, in the order of R-M01. */
export type DeletionPlan = readonly {
  readonly kind: DeletedWithProperty;
  readonly count: number;
}[];

export function deletionPlan(counts: Readonly<Partial<Record<DeletedWithProperty, number>>>): DeletionPlan {
  return deletedWithProperty
    .map((kind) => ({ kind, count: counts[kind] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** R-M01: whether the typed name is the property's, ignoring invisible characters. */
export function confirmsDeletion(name: string, input: string): boolean {
  return visibleLine(input) === visibleLine(name);
}

/**
 * R-M02: a unit can be deleted only while no lease, booking (cancelled ones too) or turnover refers to it; otherwise
 * UNIT_IN_USE: archive it.
 */
export function unitIsInUse(references: {
  readonly leases: number;
  readonly bookings: number;
  readonly turnovers: number;
}): boolean {
  return references.leases + references.bookings + references.turnovers > 0;
}
