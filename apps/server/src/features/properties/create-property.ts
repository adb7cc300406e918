import type { NewProperty, PropertyView } from "@keystead/contract/properties";
import { purchaseAmounts } from "@keystead/domain/properties";

import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { AuditEntry } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomFor } from "../plans/index.ts";
import { checkProperty } from "./check-property.ts";
import { insertProperty } from "./property-store.ts";
import type { PropertyRow } from "./property-store.ts";
import { auditedPurchase } from "./purchase-columns.ts";
import { propertyView } from "./property-view.ts";

const personalPropertyFields = ["name", "address", "notes"];

export async function createProperty(work: Work, fields: NewProperty): Promise<PropertyView> {
  await checkProperty(work.tx, fields);
  await assertRoomFor(work, "properties");
  const row = await insertProperty(work, fields);
  await writeAudit(work, creationOf(row));
  return propertyView(row);
}

/** The audit's entry for a new property. */
export function creationOf(row: PropertyRow): AuditEntry {
  return { action: "create", entity: "property", entityId: row.id, changes: auditedProperty(null, row) };
}

/** The changed fields of a property for the audit; amounts in minor units, with their currency as `in`. */
export function auditedProperty(
  before: PropertyRow | null,
  after: PropertyRow,
): Readonly<Record<string, unknown>> {
  const changes = auditedChanges(before === null ? {} : kept(before), kept(after), personalPropertyFields);
  const ofMoney = Object.keys(auditedPurchase(after)).some((field) => Object.hasOwn(changes, field));
  return ofMoney ? { ...changes, in: after.currency } : changes;
}

function kept(row: PropertyRow): Readonly<Record<string, unknown>> {
  const { id: _id, ...view } = propertyView(row);
  const amounts: readonly string[] = purchaseAmounts;
  const others = Object.entries(view).filter(([field]) => !amounts.includes(field));
  return { ...Object.fromEntries(others), ...auditedPurchase(row) };
}
