import { FIRST_RECORDED_YEAR, LAST_RECORDED_YEAR } from "@keystead/domain/calendar";
import {
  FIRST_PAYMENT_DAY,
  LAST_PAYMENT_DAY,
  MOST_CO_TENANTS,
  prorations,
  rentRowKinds,
  stepKinds,
  writeDownReasons,
} from "@keystead/domain/leases";
import { sql } from "../drizzle.ts";
import { bigint, boolean, check, date, index, integer, text, unique, uniqueIndex, uuid } from "../pg-core.ts";
import { property, unit } from "./properties.ts";
import { tenant } from "./tenants.ts";
import { createdAt, isCurrencyCode, isMonth, oneOf } from "./row-level-security.ts";
import { edited, reference, workspaceTable } from "./workspace-table.ts";

const recordedYears = sql.raw(`${FIRST_RECORDED_YEAR} and ${LAST_RECORDED_YEAR}`);
const paymentDays = sql.raw(`${FIRST_PAYMENT_DAY} and ${LAST_PAYMENT_DAY}`);

export const lease = workspaceTable(
  "lease",
  {
    tenantId: uuid("tenant_id").notNull(),
    propertyId: uuid("property_id").notNull(),
    /** Null = the whole property. */
    unitId: uuid("unit_id"),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    /** The last day, inclusive; null = ongoing. */
    endsOn: date("ends_on", { mode: "string" }),
    currency: text("currency").notNull(),
    rentMinor: bigint("rent_minor", { mode: "number" }).notNull(),
    chargesMinor: bigint("charges_minor", { mode: "number" }).notNull().default(0),
    depositMinor: bigint("deposit_minor", { mode: "number" }).notNull().default(0),
    paymentDay: integer("payment_day").notNull(),
    proration: text("proration", { enum: prorations }).notNull().default("actual_days"),
    graceDays: integer("grace_days").notNull().default(0),
    /** Month `YYYY-MM`; earlier months get no rows (R-C21). */
    trackFrom: text("track_from"),
    /** Balance at the first tracked day: positive = owed, negative = the tenant's credit. */
    openingMinor: bigint("opening_minor", { mode: "number" }).notNull().default(0),
    notes: text("notes").notNull().default(""),
    /** The lease in another unit or property that this lease continues (R-C18). */
    movedFromId: uuid("moved_from_id"),
    ...edited(),
  },
  (t) => [
    reference("lease_tenant", [t.tenantId], tenant),
    // The migration says `set null (moved_from_id)` and makes the key deferrable, because an archive restores leases
    // in any order.
    reference("lease_moved_from", [t.movedFromId], t).onDelete("set null"),
    // Only one lease can continue another.
    uniqueIndex("lease_moved_once")
      .on(t.workspaceId, t.movedFromId)
      .where(sql`moved_from_id is not null`),
    reference("lease_property", [t.propertyId], property).onDelete("cascade"),
    // No cascade: a unit with leases cannot be deleted alone; when its property is deleted, one statement deletes
    // both.
    reference("lease_unit", [t.propertyId, t.unitId], unit),
    check("lease_ends_after_start", sql`${t.endsOn} is null or ${t.endsOn} >= ${t.startsOn}`),
    check("lease_amounts", sql`${t.rentMinor} >= 0 and ${t.chargesMinor} >= 0 and ${t.depositMinor} >= 0`),
    check("lease_payment_day", sql`${t.paymentDay} between ${paymentDays}`),
    check("lease_grace_days", sql`${t.graceDays} >= 0`),
    oneOf("lease_proration", t.proration, prorations),
    isMonth("lease_track_from", t.trackFrom),
    isCurrencyCode("lease_currency", t.currency),
    index("lease_by_start").on(t.workspaceId, t.startsOn, t.id),
    index("lease_by_end").on(t.workspaceId, t.endsOn),
    index("lease_by_tenant").on(t.workspaceId, t.tenantId),
    index("lease_by_unit").on(t.workspaceId, t.propertyId, t.unitId),
  ],
);

/** R-C17: the people who signed in addition to the main tenant, in the order in which the lease names them. */
export const leaseCoTenant = workspaceTable(
  "lease_co_tenant",
  {
    leaseId: uuid("lease_id").notNull(),
    tenantId: uuid("tenant_id").notNull(),
    /** 1 for the first after the main tenant. */
    position: integer("position").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    reference("lease_co_tenant_lease", [t.leaseId], lease).onDelete("cascade"),
    // No cascade: a tenant with a lease is not deleted (R-M03).
    reference("lease_co_tenant_tenant", [t.tenantId], tenant),
    unique("lease_co_tenant_once").on(t.workspaceId, t.leaseId, t.tenantId),
    unique("lease_co_tenant_in_order").on(t.workspaceId, t.leaseId, t.position),
    check("lease_co_tenant_position", sql`${t.position} between 1 and ${sql.raw(String(MOST_CO_TENANTS))}`),
    index("lease_co_tenant_by_tenant").on(t.workspaceId, t.tenantId),
  ],
);

export const rentStep = workspaceTable(
  "rent_step",
  {
    leaseId: uuid("lease_id").notNull(),
    kind: text("kind", { enum: stepKinds }).notNull(),
    effectiveOn: date("effective_on", { mode: "string" }).notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    reference("rent_step_lease", [t.leaseId], lease).onDelete("cascade"),
    unique("rent_step_once").on(t.workspaceId, t.leaseId, t.kind, t.effectiveOn),
    oneOf("rent_step_kind", t.kind, stepKinds),
    check("rent_step_amount", sql`${t.amountMinor} >= 0`),
  ],
);

/** Payment day and proration from this month on (R-C07); the lease itself has the initial values. */
export const leaseTermStep = workspaceTable(
  "lease_term_step",
  {
    leaseId: uuid("lease_id").notNull(),
    /** Month `YYYY-MM`. */
    fromMonth: text("from_month").notNull(),
    paymentDay: integer("payment_day").notNull(),
    proration: text("proration", { enum: prorations }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    reference("lease_term_step_lease", [t.leaseId], lease).onDelete("cascade"),
    unique("lease_term_step_once").on(t.workspaceId, t.leaseId, t.fromMonth),
    isMonth("lease_term_step_month", t.fromMonth),
    check("lease_term_step_payment_day", sql`${t.paymentDay} between ${paymentDays}`),
    oneOf("lease_term_step_proration", t.proration, prorations),
  ],
);

export const rentRow = workspaceTable(
  "rent_row",
  {
    leaseId: uuid("lease_id").notNull(),
    kind: text("kind", { enum: rentRowKinds }).notNull(),
    /** Month `YYYY-MM`. */
    period: text("period").notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    endsOn: date("ends_on", { mode: "string" }).notNull(),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    /** A charge entered once (repair, key, late fee), besides the monthly one (R-C19). */
    oneOff: boolean("one_off").notNull().default(false),
    /** For kind adjustment: the row whose difference it carries (R-C07). */
    adjustsRowId: uuid("adjusts_row_id"),
    /** The amount still to pay from a yearly settlement: the year it settles (R-C19). */
    settlesYear: integer("settles_year"),
    note: text("note").notNull().default(""),
    ...edited(),
  },
  (t) => [
    unique("rent_row_of_lease").on(t.workspaceId, t.leaseId, t.id),
    reference("rent_row_lease", [t.leaseId], lease).onDelete("cascade"),
    // The migration says `set null (adjusts_row_id)`: an adjustment with money on it outlives the row that it
    // adjusts.
    reference("rent_row_adjusts", [t.leaseId, t.adjustsRowId], t).onDelete("set null"),
    // One rent and one monthly charge per month; one-off charges are separate.
    uniqueIndex("rent_row_once_a_month")
      .on(t.workspaceId, t.leaseId, t.period, t.kind)
      .where(sql`kind in ('rent', 'charge') and not one_off`),
    oneOf("rent_row_kind", t.kind, rentRowKinds),
    isMonth("rent_row_period", t.period),
    check("rent_row_days", sql`${t.endsOn} >= ${t.startsOn}`),
    check("rent_row_amount", sql`${t.amountMinor} >= 0`),
    check(
      "rent_row_settles_year",
      sql`${t.settlesYear} is null or (${t.oneOff} and ${t.settlesYear} between ${recordedYears})`,
    ),
    index("rent_row_by_due").on(t.workspaceId, t.dueOn, t.leaseId),
    index("rent_row_by_adjusted").on(t.workspaceId, t.adjustsRowId),
  ],
);

/** A year whose settlement of charges came to zero: nothing was booked, but the year is settled (R-C19). */
export const settledYear = workspaceTable(
  "settled_year",
  {
    leaseId: uuid("lease_id").notNull(),
    year: integer("year").notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    reference("settled_year_lease", [t.leaseId], lease).onDelete("cascade"),
    unique("settled_year_once").on(t.workspaceId, t.leaseId, t.year),
    check("settled_year_year", sql`${t.year} between ${recordedYears}`),
  ],
);

export const writeDown = workspaceTable(
  "write_down",
  {
    leaseId: uuid("lease_id").notNull(),
    rentRowId: uuid("rent_row_id").notNull(),
    madeOn: date("made_on", { mode: "string" }).notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    reason: text("reason", { enum: writeDownReasons }).notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    reference("write_down_lease", [t.leaseId], lease).onDelete("cascade"),
    reference("write_down_rent_row", [t.leaseId, t.rentRowId], rentRow).onDelete("cascade"),
    oneOf("write_down_reason", t.reason, writeDownReasons),
    check("write_down_amount", sql`${t.amountMinor} > 0`),
    index("write_down_by_lease").on(t.workspaceId, t.leaseId),
    index("write_down_by_rent_row").on(t.workspaceId, t.rentRowId),
  ],
);
