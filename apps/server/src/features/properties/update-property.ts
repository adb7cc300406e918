import type { PropertyChange, PropertyView } from "@keystead/contract/properties";

import { refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { checkProperty } from "./check-property.ts";
import { personalPropertyFields } from "./create-property.ts";
import { lockProperty, updateProperty as writeProperty } from "./property-store.ts";
import { propertyFields, propertyView } from "./property-view.ts";

/**
 * What is sent is laid over the record as it stands under the lock, and the rules judge the whole of it.
 * A change of currency converts nothing: leases and income carry their own. What has no currency of its own (R-L07: rates,
 * fees, purchase) does not exist yet, so there is nothing to warn about.
 */
export async function updateProperty(work: Work, change: PropertyChange): Promise<PropertyView> {
  const { id, version, ...changed } = change;
  const before = await lockProperty(work, id);
  if (before === undefined) throw refusal("NOT_FOUND");
  const was = propertyView(before);
  if (before.version !== version) throw stale(was);
  const fields = { ...propertyFields(was), ...changed };
  await checkProperty(work.tx, fields);
  const view = propertyView(await writeProperty(work, before, fields));
  await writeAudit(work, {
    action: "update",
    entity: "property",
    entityId: id,
    changes: auditedChanges(was, view, personalPropertyFields),
  });
  return view;
}
