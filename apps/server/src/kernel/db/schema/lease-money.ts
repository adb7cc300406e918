import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { lease, rentRow } from "./leases.ts";
import { createdAt, id, oneOf, paymentMethods, tenantPolicies, updatedAt } from "./walls.ts";
import { workspace } from "./workspaces.ts";

const leaseLink = () => ({
  workspaceId: uuid("workspace_id")
    .notNull()
    .references(() => workspace.id, { onDelete: "cascade" }),
  id: id(),
  leaseId: uuid("lease_id").notNull(),
});

export const leasePayment = pgTable(
  "lease_payment",
  {
    ...leaseLink(),
    rentRowId: uuid("rent_row_id").notNull(),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    method: text("method", { enum: paymentMethods }).notNull(),
    /** Parts of one transfer over several rows share it (R-C10a). */
    transferId: uuid("transfer_id").notNull().defaultRandom(),
    /** The tenant's credit at the first tracked day: a payment without Income (R-C21). */
    openingCredit: boolean("opening_credit").notNull().default(false),
    /**
     * The Income that was recorded before and linked instead of a new one (R-C11): it outlives the payment. Its own link to
     * the payment is the one that counts; this one says where it came from. The foreign key stands in the migration alone:
     * Income points here too, and these files must not import each other in a circle.
     */
    foundIncomeId: uuid("found_income_id"),
    note: text("note").notNull().default(""),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    unique("lease_payment_of_lease").on(t.workspaceId, t.leaseId, t.id),
    foreignKey({
      name: "lease_payment_lease",
      columns: [t.workspaceId, t.leaseId],
      foreignColumns: [lease.workspaceId, lease.id],
    }).onDelete("cascade"),
    // No cascade: a row that carries money is never deleted alone.
    foreignKey({
      name: "lease_payment_rent_row",
      columns: [t.workspaceId, t.leaseId, t.rentRowId],
      foreignColumns: [rentRow.workspaceId, rentRow.leaseId, rentRow.id],
    }),
    oneOf("lease_payment_method", t.method, paymentMethods),
    check("lease_payment_amount", sql`${t.amountMinor} > 0`),
    index("lease_payment_by_day").on(t.workspaceId, t.paidOn),
    index("lease_payment_by_rent_row").on(t.workspaceId, t.rentRowId),
    index("lease_payment_by_transfer").on(t.workspaceId, t.transferId),
    index("lease_payment_by_found_income")
      .on(t.workspaceId, t.foundIncomeId)
      .where(sql`found_income_id is not null`),
    ...tenantPolicies(),
  ],
);

export const leaseRefund = pgTable(
  "lease_refund",
  {
    ...leaseLink(),
    paymentId: uuid("payment_id").notNull(),
    refundedOn: date("refunded_on", { mode: "string" }).notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    note: text("note").notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "lease_refund_lease",
      columns: [t.workspaceId, t.leaseId],
      foreignColumns: [lease.workspaceId, lease.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "lease_refund_payment",
      columns: [t.workspaceId, t.leaseId, t.paymentId],
      foreignColumns: [leasePayment.workspaceId, leasePayment.leaseId, leasePayment.id],
    }).onDelete("cascade"),
    check("lease_refund_amount", sql`${t.amountMinor} > 0`),
    index("lease_refund_by_payment").on(t.workspaceId, t.paymentId),
    index("lease_refund_by_lease").on(t.workspaceId, t.leaseId),
    ...tenantPolicies(),
  ],
);

export const depositMovement = pgTable(
  "deposit_movement",
  {
    ...leaseLink(),
    kind: text("kind", { enum: ["received", "returned", "retained"] }).notNull(),
    movedOn: date("moved_on", { mode: "string" }).notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    /** Moved to or from another lease of the same tenant: no cash (R-C18). */
    transfer: boolean("transfer").notNull().default(false),
    method: text("method", { enum: paymentMethods }),
    note: text("note").notNull().default(""),
    /** The row a retained part pays. */
    rentRowId: uuid("rent_row_id"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    foreignKey({
      name: "deposit_movement_lease",
      columns: [t.workspaceId, t.leaseId],
      foreignColumns: [lease.workspaceId, lease.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "deposit_movement_rent_row",
      columns: [t.workspaceId, t.leaseId, t.rentRowId],
      foreignColumns: [rentRow.workspaceId, rentRow.leaseId, rentRow.id],
    }),
    oneOf("deposit_movement_kind", t.kind, ["received", "returned", "retained"]),
    oneOf("deposit_movement_method", t.method, paymentMethods),
    check("deposit_movement_amount", sql`${t.amountMinor} > 0`),
    index("deposit_movement_by_lease").on(t.workspaceId, t.leaseId),
    index("deposit_movement_by_rent_row").on(t.workspaceId, t.rentRowId),
    ...tenantPolicies(),
  ],
);

/**
 * What a lease stands at (`LeaseStanding` of the domain, as the rent book writes it) after everything recorded through a day. It
 * follows from the other tables: triggers throw it away whenever one of them changes, and no archive carries it. No row = not asked
 * for since; no day = only the whole ledger tells.
 */
export const leaseStanding = pgTable(
  "lease_standing",
  {
    workspaceId: uuid("workspace_id")
      .notNull()
      .references(() => workspace.id, { onDelete: "cascade" }),
    leaseId: uuid("lease_id").notNull(),
    settledOn: date("settled_on", { mode: "string" }),
    standing: text("standing"),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.leaseId] }),
    foreignKey({
      name: "lease_standing_lease",
      columns: [t.workspaceId, t.leaseId],
      foreignColumns: [lease.workspaceId, lease.id],
    }).onDelete("cascade"),
    ...tenantPolicies(),
  ],
);
