import { dataExportStates, erasureKinds } from "@keystead/domain/own-data";
import { sql } from "../drizzle.ts";
import { bigint, boolean, check, integer, pgTable, primaryKey, text, unique, uuid } from "../pg-core.ts";
import { user } from "./auth.ts";
import { tenant } from "./tenants.ts";
import { createdAt, instant, oneOf, updatedAt } from "./row-level-security.ts";
import { reference, workspaceTable } from "./workspace-table.ts";

/** An archive that a user ordered; the file itself is in the store of archives, under its id. */
export const dataExport = workspaceTable(
  "data_export",
  {
    userId: uuid("user_id").notNull(),
    /** Null = about the workspace as a whole. */
    tenantId: uuid("tenant_id"),
    /** The year of a books archive for the accountant; null = the archive contains more than the books. */
    year: integer("year"),
    state: text("state", { enum: dataExportStates }).notNull().default("waiting"),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    bytes: bigint("bytes", { mode: "number" }),
    /** Encrypted with a passphrase that is stored nowhere. */
    isLocked: boolean("is_locked").notNull().default(false),
    expiresAt: instant("expires_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // One archive of the whole workspace, one of each tenant, and one of each year.
    unique("data_export_once").on(t.workspaceId, t.tenantId, t.year).nullsNotDistinct(),
    check("data_export_of_one", sql`${t.tenantId} is null or ${t.year} is null`),
    reference("data_export_tenant", [t.tenantId], tenant).onDelete("cascade"),
    oneOf("data_export_state", t.state, dataExportStates),
  ],
);

/** Accounts that are locked and will be removed unless the link in their mail undoes it first. */
export const accountDeletion = pgTable("account_deletion", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  requestedAt: instant("requested_at").notNull(),
  purgeAt: instant("purge_at").notNull(),
});

/**
 * Who has been erased, as a hash of the id. Every restore applies these erasures again, so that an older backup
 * brings nobody back. A copy is kept in the data folder, outside every backup.
 */
export const erasure = pgTable(
  "erasure",
  {
    kind: text("kind", { enum: erasureKinds }).notNull(),
    subject: text("subject").notNull(),
    at: instant("at").notNull(),
  },
  // A tenant who was entered again after an erasure can be erased again: each erasure is an entry.
  (t) => [primaryKey({ columns: [t.kind, t.subject, t.at] }), oneOf("erasure_kind", t.kind, erasureKinds)],
);
