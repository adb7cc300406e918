import { languages } from "@keystead/domain/languages";
import { sql } from "../drizzle.ts";
import { check, index, text, uuid } from "../pg-core.ts";
import { property } from "./properties.ts";
import { instant, oneOf } from "./row-level-security.ts";
import { edited, reference, workspaceTable } from "./workspace-table.ts";

export const tenant = workspaceTable(
  "tenant",
  {
    propertyId: uuid("property_id"),
    name: text("name").notNull(),
    email: text("email"),
    phone: text("phone"),
    /** Null = the language of the property's country, or of the owner. */
    language: text("language", { enum: languages }),
    notes: text("notes").notNull().default(""),
    anonymisedAt: instant("anonymised_at"),
    ...edited(),
  },
  (t) => [
    // The migration says `set null (property_id)`: without the column list workspace_id would be cleared too.
    reference("tenant_property", [t.propertyId], property).onDelete("set null"),
    check("tenant_name_filled", sql`length(${t.name}) > 0`),
    oneOf("tenant_language", t.language, languages),
    index("tenant_by_name").on(t.workspaceId, sql`name collate "name_order"`, t.id),
    index("tenant_by_property").on(t.workspaceId, t.propertyId),
    index("tenant_by_created").on(t.workspaceId, t.createdAt, t.id),
  ],
);
