import type { NewProperty, PropertyView } from "@keystead/contract/properties";

import type { Scope } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { AuditEntry } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { assertRoomFor } from "../plans/index.ts";
import { checkProperty } from "./check-property.ts";
import { insertProperty } from "./property-store.ts";
import type { PropertyRow } from "./property-store.ts";
import { propertyView } from "./property-view.ts";

export const personalPropertyFields = ["name", "address", "notes"];

export async function createProperty(
  tx: Tx,
  scope: Scope,
  fields: NewProperty,
  now: Date,
): Promise<PropertyView> {
  await checkProperty(tx, fields);
  await assertRoomFor(tx, scope, "properties");
  const row = await insertProperty(tx, scope, fields, now);
  await writeAudit(tx, scope, creationOf(row, now));
  return propertyView(row);
}

/** The audit's entry for a new property. */
export function creationOf(row: PropertyRow, now: Date): AuditEntry {
  const { id, ...changes } = propertyView(row);
  return {
    action: "create",
    entity: "property",
    entityId: id,
    changes: auditedChanges({}, changes, personalPropertyFields),
    at: now,
  };
}
