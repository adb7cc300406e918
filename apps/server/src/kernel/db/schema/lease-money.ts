import { depositMovementTypes } from "@keystead/domain/leases";
import { paymentMethods } from "@keystead/domain/ledger";
import { sql } from "../drizzle.ts";
import { bigint, boolean, check, date, index, pgTable, primaryKey, text, unique, uuid } from "../pg-core.ts";
import { lease, rentRow } from "./leases.ts";
import { createdAt, oneOf, tenantPolicies } from "./row-level-security.ts";
import { edited, ofWorkspace, reference, workspaceTable } from "./workspace-table.ts";

export const leasePayment = workspaceTable(
  "lease_payment",
  {
    leaseId: uuid("lease_id").notNull(),
    rentRowId: uuid("rent_row_id").notNull(),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    method: text("method", { enum: paymentMethods }).notNull(),
    /** Shared by the parts of one transfer over several rows (R-C10a). */
    transferId: uuid("transfer_id").notNull().defaultRandom(),
    /** The tenant's credit at the first tracked day: a payment without Income (R-C21). */
    openingCredit: boolean("opening_credit").notNull().default(false),
    /**
     * An Income that already existed and was linked instead of creating one (R-C11): it outlives the payment. The
     * link that counts is the Income's own link to the payment; this column records where the Income came from. The
     * foreign key is only in the migration: Income also refers to this table, and these files must not import each
     * other in a circle.
     */
    foundIncomeId: uuid("found_income_id"),
    note: text("note").notNull().default(""),
    ...edited(),
  },
  (t) => [
    unique("lease_payment_of_lease").on(t.workspaceId, t.leaseId, t.id),
    reference("lease_payment_lease", [t.leaseId], lease).onDelete("cascade"),
    // No cascade: a row with money on it cannot be deleted alone.
    reference("lease_payment_rent_row", [t.leaseId, t.rentRowId], rentRow),
    oneOf("lease_payment_method", t.method, paymentMethods),
    check("lease_payment_amount", sql`${t.amountMinor} > 0`),
    index("lease_payment_by_day").on(t.workspaceId, t.paidOn),
    index("lease_payment_by_rent_row").on(t.workspaceId, t.rentRowId),
    index("lease_payment_by_transfer").on(t.workspaceId, t.transferId),
    index("lease_payment_by_found_income")
      .on(t.workspaceId, t.foundIncomeId)
      .where(sql`found_income_id is not null`),
  ],
);

export const leaseRefund = workspaceTable(
  "lease_refund",
  {
    leaseId: uuid("lease_id").notNull(),
    paymentId: uuid("payment_id").notNull(),
    refundedOn: date("refunded_on", { mode: "string" }).notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    /**
     * Shared by the parts of one refund, like those of one payment (R-C10a). If it is missing, a trigger sets it to the
     * row's id.
     */
    transferId: uuid("transfer_id").notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    reference("lease_refund_lease", [t.leaseId], lease).onDelete("cascade"),
    reference("lease_refund_payment", [t.leaseId, t.paymentId], leasePayment).onDelete("cascade"),
    check("lease_refund_amount", sql`${t.amountMinor} > 0`),
    index("lease_refund_by_payment").on(t.workspaceId, t.paymentId),
    index("lease_refund_by_lease").on(t.workspaceId, t.leaseId),
    index("lease_refund_by_transfer").on(t.workspaceId, t.transferId),
  ],
);

export const depositMovement = workspaceTable(
  "deposit_movement",
  {
    leaseId: uuid("lease_id").notNull(),
    kind: text("kind", { enum: depositMovementTypes }).notNull(),
    movedOn: date("moved_on", { mode: "string" }).notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    /** Moved to or from another lease of the same tenant: no cash flow (R-C18). */
    transfer: boolean("transfer").notNull().default(false),
    method: text("method", { enum: paymentMethods }),
    note: text("note").notNull().default(""),
    /** The rent row that a retained part pays. */
    rentRowId: uuid("rent_row_id"),
    /** Shared by the two sides of a transfer (R-C18): they are created and deleted together. */
    pairId: uuid("pair_id"),
    createdAt: createdAt(),
  },
  (t) => [
    reference("deposit_movement_lease", [t.leaseId], lease).onDelete("cascade"),
    reference("deposit_movement_rent_row", [t.leaseId, t.rentRowId], rentRow),
    oneOf("deposit_movement_kind", t.kind, depositMovementTypes),
    oneOf("deposit_movement_method", t.method, paymentMethods),
    check("deposit_movement_amount", sql`${t.amountMinor} > 0`),
    index("deposit_movement_by_lease").on(t.workspaceId, t.leaseId),
    check("deposit_movement_pair", sql`(${t.pairId} is null) or ${t.transfer}`),
    index("deposit_movement_by_rent_row").on(t.workspaceId, t.rentRowId),
    index("deposit_movement_by_pair")
      .on(t.workspaceId, t.pairId)
      .where(sql`pair_id is not null`),
  ],
);

/**
 * The standing of a lease (`LeaseStanding` of the domain, as the rent book writes it) after everything recorded up to
 * and including a day. Derived from other tables: triggers delete it whenever one of them changes, and no archive
 * includes it. No row = not computed since the last change; no day = only the whole ledger determines the standing.
 */
export const leaseStanding = pgTable(
  "lease_standing",
  {
    workspaceId: ofWorkspace(),
    leaseId: uuid("lease_id").notNull(),
    settledOn: date("settled_on", { mode: "string" }),
    standing: text("standing"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.leaseId] }),
    reference("lease_standing_lease", [t.leaseId], lease).onDelete("cascade"),
    ...tenantPolicies(),
  ],
);
