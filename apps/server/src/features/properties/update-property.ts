import type { PropertyChange, PropertyView } from "@keystead/contract/properties";

import { askFirst, refusal, stale } from "#kernel/api/index.ts";
import type { RequestContext } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { checkProperty } from "./check-property.ts";
import { personalPropertyFields } from "./create-property.ts";
import { findSeasonNames, lockProperty, updateProperty as writeProperty } from "./property-store.ts";
import { propertyFields, propertyView } from "./property-view.ts";

type PropertyWork = Pick<RequestContext, "deps"> & { readonly work: Work };

/**
 * What is sent is laid over the record as it stands under the lock, and the rules judge the whole of it. Stays keep what their wall
 * clocks show in another zone (R-D01); a change of currency converts nothing (R-L07).
 */
export async function updateProperty(
  { work, deps }: PropertyWork,
  change: PropertyChange,
): Promise<PropertyView> {
  const { id, version, confirm, ...changed } = change;
  const before = await lockProperty(work, id);
  if (before === undefined) throw refusal("NOT_FOUND");
  const was = propertyView(before);
  if (before.version !== version) throw stale(was);
  const fields = { ...propertyFields(was), ...changed };
  await checkProperty(work.tx, fields);
  if (fields.currency !== was.currency) await askAboutAmounts(work, was, { to: fields.currency, confirm });
  const view = propertyView(await writeProperty(work, before, fields));
  await writeAudit(work, {
    action: "update",
    entity: "property",
    entityId: id,
    changes: auditedChanges(was, view, personalPropertyFields),
  });
  const movesInTime = view.timezone !== was.timezone;
  if (movesInTime || view.currency !== was.currency)
    await deps.propertyChanged(work, { id, before: was, after: view });
  if (movesInTime || view.cleaningMinutes !== was.cleaningMinutes) await deps.bookingsChanged(work, id);
  return view;
}

/** R-L07: seasons have no currency of their own, so their numbers would be meant in another money. */
async function askAboutAmounts(
  work: Work,
  { id, currency }: PropertyView,
  { to, confirm }: { readonly to: string; readonly confirm: readonly string[] | undefined },
): Promise<void> {
  const seasons = await findSeasonNames(work, id);
  if (seasons.length === 0) return;
  const params = {
    count: String(seasons.length),
    names: seasons.slice(0, NAMED).join(", "),
    from: currency,
    to,
  };
  askFirst(["AMOUNTS_WITHOUT_CURRENCY"], confirm, params);
}

/** As many as help. */
const NAMED = 5;
