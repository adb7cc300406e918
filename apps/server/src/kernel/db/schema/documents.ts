import { documentKinds, fileFormats } from "@keystead/domain/documents";
import { sql } from "../drizzle.ts";
import { bigint, check, index, text, unique, uuid } from "../pg-core.ts";
import { depositMovement } from "./lease-money.ts";
import { lease } from "./leases.ts";
import { expense } from "./ledger.ts";
import { property, unit } from "./properties.ts";
import { task } from "./tasks.ts";
import { tenant } from "./tenants.ts";
import { turnover } from "./turnovers.ts";
import { hasForm, oneOf } from "./row-level-security.ts";
import { edited, reference, workspaceTable } from "./workspace-table.ts";

/** A stored file. Its bytes are in the store under workspace and `file_id`, and never change. */
export const document = workspaceTable(
  "document",
  {
    propertyId: uuid("property_id"),
    /** A unit of the property. */
    unitId: uuid("unit_id"),
    leaseId: uuid("lease_id"),
    tenantId: uuid("tenant_id"),
    taskId: uuid("task_id"),
    expenseId: uuid("expense_id"),
    turnoverId: uuid("turnover_id"),
    /** For a file of a lease: the retained part of the deposit that it is evidence for. */
    depositMovementId: uuid("deposit_movement_id"),
    /** For a photo of a turnover: the checklist line that it shows. */
    checklistItem: text("checklist_item"),
    kind: text("kind", { enum: documentKinds }).notNull(),
    name: text("name").notNull(),
    format: text("format", { enum: fileFormats }).notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    sha256: text("sha256").notNull(),
    fileId: uuid("file_id").notNull(),
    /** No foreign key: the file outlives the person who uploaded it. */
    uploadedBy: uuid("uploaded_by"),
    ...edited(),
  },
  (t) => [
    reference("document_property", [t.propertyId], property).onDelete("cascade"),
    // The migration says `set null (unit_id)`: the file falls back to the property (R-M02).
    reference("document_unit", [t.propertyId, t.unitId], unit).onDelete("set null"),
    reference("document_lease", [t.leaseId], lease).onDelete("cascade"),
    reference("document_tenant", [t.tenantId], tenant).onDelete("cascade"),
    reference("document_task", [t.taskId], task).onDelete("cascade"),
    reference("document_expense", [t.expenseId], expense).onDelete("cascade"),
    reference("document_turnover", [t.turnoverId], turnover).onDelete("cascade"),
    // The migration says `set null (deposit_movement_id)`: the file stays with its lease.
    reference("document_deposit_movement", [t.depositMovementId], depositMovement).onDelete("set null"),
    unique("document_file").on(t.workspaceId, t.fileId),
    oneOf("document_kind", t.kind, documentKinds),
    oneOf("document_format", t.format, fileFormats),
    hasForm("document_sha256", t.sha256, /^[0-9a-f]{64}$/),
    check("document_name_filled", sql`length(${t.name}) > 0`),
    check("document_bytes", sql`${t.bytes} > 0`),
    check(
      "document_one_owner",
      sql`num_nonnulls(${t.propertyId}, ${t.leaseId}, ${t.tenantId}, ${t.taskId}, ${t.expenseId}, ${t.turnoverId}) = 1`,
    ),
    check("document_line_of_turnover", sql`${t.checklistItem} is null or ${t.turnoverId} is not null`),
    check("document_receipt_of_lease", sql`${t.depositMovementId} is null or ${t.leaseId} is not null`),
    check("document_unit_of_property", sql`${t.unitId} is null or ${t.propertyId} is not null`),
    index("document_by_property").on(t.workspaceId, t.propertyId, t.createdAt),
    index("document_by_unit")
      .on(t.workspaceId, t.unitId, t.createdAt)
      .where(sql`unit_id is not null`),
    index("document_by_lease").on(t.workspaceId, t.leaseId, t.createdAt),
    index("document_by_tenant").on(t.workspaceId, t.tenantId, t.createdAt),
    index("document_by_task")
      .on(t.workspaceId, t.taskId, t.createdAt)
      .where(sql`task_id is not null`),
    index("document_by_expense")
      .on(t.workspaceId, t.expenseId, t.createdAt)
      .where(sql`expense_id is not null`),
    index("document_by_turnover")
      .on(t.workspaceId, t.turnoverId, t.createdAt)
      .where(sql`turnover_id is not null`),
    index("document_by_deposit_movement")
      .on(t.workspaceId, t.depositMovementId)
      .where(sql`deposit_movement_id is not null`),
    // The bytes used of the plan are summed from this index alone.
    index("document_by_bytes").on(t.workspaceId, t.bytes),
  ],
);
