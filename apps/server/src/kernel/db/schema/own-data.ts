import { dataExportStates, erasureKinds } from "@keystead/domain/own-data";
import { sql } from "../drizzle.ts";
import { bigint, boolean, check, integer, pgTable, primaryKey, text, unique, uuid } from "../pg-core.ts";
import { user } from "./auth.ts";
import { tenant } from "./tenants.ts";
import { createdAt, instant, oneOf, updatedAt } from "./row-level-security.ts";
import { reference, workspaceTable } from "./workspace-table.ts";

/** An archive somebody ordered; the file itself lies in the store of archives, under its id. */
export const dataExport = workspaceTable(
  "data_export",
  {
    userId: uuid("user_id").notNull(),
    /** Null = of the workspace as a whole. */
    tenantId: uuid("tenant_id"),
    /** Of which year the books, for the accountant; null = not the books alone. */
    year: integer("year"),
    state: text("state", { enum: dataExportStates }).notNull().default("waiting"),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    bytes: bigint("bytes", { mode: "number" }),
    /** Only a passphrase opens it, which is kept nowhere. */
    isLocked: boolean("is_locked").notNull().default(false),
    expiresAt: instant("expires_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // One archive of the whole, one of each tenant, and one of each year.
    unique("data_export_once").on(t.workspaceId, t.tenantId, t.year).nullsNotDistinct(),
    check("data_export_of_one", sql`${t.tenantId} is null or ${t.year} is null`),
    reference("data_export_tenant", [t.tenantId], tenant).onDelete("cascade"),
    oneOf("data_export_state", t.state, dataExportStates),
  ],
);

/** Accounts that are locked and will be removed, unless their mail brings them back first. */
export const accountDeletion = pgTable("account_deletion", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  requestedAt: instant("requested_at").notNull(),
  purgeAt: instant("purge_at").notNull(),
});

/**
 * Who has been erased, as a hash of the id: replayed by every restore, so that an older backup brings nobody back. A copy lies in
 * the data folder, outside every backup.
 */
export const erasure = pgTable(
  "erasure",
  {
    kind: text("kind", { enum: erasureKinds }).notNull(),
    subject: text("subject").notNull(),
    at: instant("at").notNull(),
  },
  // A tenant who was given a name again can be erased again: each time is an entry.
  (t) => [primaryKey({ columns: [t.kind, t.subject, t.at] }), oneOf("erasure_kind", t.kind, erasureKinds)],
);
