import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { property } from "./properties.ts";
import { createdAt, id, instant, tenantPolicies, updatedAt } from "./walls.ts";
import { workspace } from "./workspaces.ts";

export const tenant = pgTable(
  "tenant",
  {
    workspaceId: uuid("workspace_id")
      .notNull()
      .references(() => workspace.id, { onDelete: "cascade" }),
    id: id(),
    propertyId: uuid("property_id"),
    name: text("name").notNull(),
    email: text("email"),
    phone: text("phone"),
    notes: text("notes").notNull().default(""),
    anonymisedAt: instant("anonymised_at"),
    version: integer("version").notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.id] }),
    // The migration says `set null (property_id)`: without the column list workspace_id would be cleared too.
    foreignKey({
      name: "tenant_property",
      columns: [t.workspaceId, t.propertyId],
      foreignColumns: [property.workspaceId, property.id],
    }).onDelete("set null"),
    check("tenant_name_filled", sql`length(${t.name}) > 0`),
    index("tenant_by_name").on(t.workspaceId, sql`name collate "und-x-icu"`, t.id),
    index("tenant_by_property").on(t.workspaceId, t.propertyId),
    index("tenant_by_created").on(t.workspaceId, t.createdAt, t.id),
    ...tenantPolicies(),
  ],
);
