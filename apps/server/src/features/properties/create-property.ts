import type { NewProperty, PropertyView } from "@keystead/contract/properties";

import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { AuditEntry } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomFor } from "../plans/index.ts";
import { checkProperty } from "./check-property.ts";
import { insertProperty } from "./property-store.ts";
import type { PropertyRow } from "./property-store.ts";
import { propertyView } from "./property-view.ts";

export const personalPropertyFields = ["name", "address", "notes"];

export async function createProperty(work: Work, fields: NewProperty): Promise<PropertyView> {
  await checkProperty(work.tx, fields);
  await assertRoomFor(work, "properties");
  const row = await insertProperty(work, fields);
  await writeAudit(work, creationOf(row));
  return propertyView(row);
}

/** The audit's entry for a new property. */
export function creationOf(row: PropertyRow): AuditEntry {
  const { id, ...changes } = propertyView(row);
  return {
    action: "create",
    entity: "property",
    entityId: id,
    changes: auditedChanges({}, changes, personalPropertyFields),
  };
}
