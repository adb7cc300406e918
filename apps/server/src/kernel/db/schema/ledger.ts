import { sql } from "drizzle-orm";
import {
  bigint,
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
import { depositMovement, leasePayment, leaseRefund } from "./lease-money.ts";
import { lease } from "./leases.ts";
import { property, unit } from "./properties.ts";
import { tenant } from "./tenants.ts";
import { createdAt, id, isCurrency, oneOf, paymentMethods, tenantPolicies, updatedAt } from "./walls.ts";
import { workspace } from "./workspaces.ts";

export const income = pgTable(
  "income",
  {
    workspaceId: uuid("workspace_id")
      .notNull()
      .references(() => workspace.id, { onDelete: "cascade" }),
    id: id(),
    propertyId: uuid("property_id").notNull(),
    unitId: uuid("unit_id"),
    tenantId: uuid("tenant_id"),
    leaseId: uuid("lease_id"),
    category: text("category", { enum: ["rent", "deposit", "utilities", "other"] }).notNull(),
    nature: text("nature", { enum: ["operating", "pass_through"] })
      .notNull()
      .default("operating"),
    /** Negative only for a reversal and for category deposit (R-A07). */
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: text("currency").notNull(),
    receivedOn: date("received_on", { mode: "string" }).notNull(),
    method: text("method", { enum: paymentMethods }),
    notes: text("notes").notNull().default(""),
    leasePaymentId: uuid("lease_payment_id"),
    leaseRefundId: uuid("lease_refund_id"),
    depositMovementId: uuid("deposit_movement_id"),
    reversalOf: uuid("reversal_of"),
    /** No foreign key: the record outlives the person who made it. */
    createdBy: uuid("created_by"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    // One payment, one Income: also when it is marked twice at the same moment (R-C11).
    unique("income_lease_payment_once").on(t.workspaceId, t.leasePaymentId),
    unique("income_lease_refund_once").on(t.workspaceId, t.leaseRefundId),
    foreignKey({
      name: "income_property",
      columns: [t.workspaceId, t.propertyId],
      foreignColumns: [property.workspaceId, property.id],
    }).onDelete("cascade"),
    // The next three name their column in the migration: `set null (unit_id)` and so on.
    foreignKey({
      name: "income_unit",
      columns: [t.workspaceId, t.propertyId, t.unitId],
      foreignColumns: [unit.workspaceId, unit.propertyId, unit.id],
    }).onDelete("set null"),
    foreignKey({
      name: "income_tenant",
      columns: [t.workspaceId, t.tenantId],
      foreignColumns: [tenant.workspaceId, tenant.id],
    }).onDelete("set null"),
    foreignKey({
      name: "income_lease",
      columns: [t.workspaceId, t.leaseId],
      foreignColumns: [lease.workspaceId, lease.id],
    }).onDelete("set null"),
    foreignKey({
      name: "income_lease_payment",
      columns: [t.workspaceId, t.leasePaymentId],
      foreignColumns: [leasePayment.workspaceId, leasePayment.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "income_lease_refund",
      columns: [t.workspaceId, t.leaseRefundId],
      foreignColumns: [leaseRefund.workspaceId, leaseRefund.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "income_deposit_movement",
      columns: [t.workspaceId, t.depositMovementId],
      foreignColumns: [depositMovement.workspaceId, depositMovement.id],
    }).onDelete("cascade"),
    // No cascade: an original with reversals cannot be deleted (R-A08).
    foreignKey({
      name: "income_reversal_of",
      columns: [t.workspaceId, t.reversalOf],
      foreignColumns: [t.workspaceId, t.id],
    }),
    oneOf("income_category", t.category, ["rent", "deposit", "utilities", "other"]),
    oneOf("income_nature", t.nature, ["operating", "pass_through"]),
    oneOf("income_method", t.method, paymentMethods),
    isCurrency("income_currency", t.currency),
    check(
      "income_sign",
      sql`${t.amountMinor} <> 0 and (${t.amountMinor} > 0 or ${t.reversalOf} is not null or ${t.category} = 'deposit')`,
    ),
    index("income_by_day").on(t.workspaceId, t.receivedOn, t.id),
    index("income_by_property_day").on(t.workspaceId, t.propertyId, t.receivedOn, t.id),
    index("income_by_lease").on(t.workspaceId, t.leaseId),
    index("income_by_tenant").on(t.workspaceId, t.tenantId),
    index("income_by_deposit_movement").on(t.workspaceId, t.depositMovementId),
    index("income_by_original").on(t.workspaceId, t.reversalOf),
    ...tenantPolicies(),
  ],
);
