import type { PropertyChange, PropertyView } from "@keystead/contract/properties";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/database.ts";
import { checkProperty } from "./check-property.ts";
import { personalPropertyFields } from "./create-property.ts";
import { lockProperty, updateProperty as writeProperty } from "./property-store.ts";
import { propertyView } from "./property-view.ts";

/**
 * A change of currency converts nothing: leases and income carry their own. What has no currency of its own (R-L07: rates,
 * fees, purchase) does not exist yet, so there is nothing to warn about.
 */
export async function updateProperty(
  tx: Tx,
  scope: Scope,
  change: PropertyChange,
  now: Date,
): Promise<PropertyView> {
  permit(scope, "property.update");
  const { id, version, ...fields } = change;
  const before = await lockProperty(tx, scope, id);
  if (before === undefined) throw refusal("NOT_FOUND");
  if (before.version !== version) throw refusal("STALE", { version: before.version });
  await checkProperty(tx, fields);
  const view = propertyView(await writeProperty(tx, scope, before, fields, now));
  await writeAudit(tx, scope, {
    action: "update",
    entity: "property",
    entityId: id,
    changes: auditedChanges(propertyView(before), view, personalPropertyFields),
    at: now,
  });
  return view;
}
