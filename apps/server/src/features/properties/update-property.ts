import type { PropertyChange, PropertyView } from "@keystead/contract/properties";
import { parseCurrency } from "@keystead/domain/money";

import { askFirst, refusal, stale } from "#kernel/api/index.ts";
import type { RequestContext } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { checkProperty } from "./check-property.ts";
import { auditedProperty } from "./create-property.ts";
import { findSeasonNames, lockProperty, writeProperty } from "./property-store.ts";
import type { PropertyRow } from "./property-store.ts";
import { propertyFields, propertyView } from "./property-view.ts";
import { assertAmountsFit, purchaseAmountsOf, purchaseIn } from "./purchase-columns.ts";

type PropertyWork = Pick<RequestContext, "deps"> & { readonly work: Work };

/**
 * Merges the change into the locked record and validates the result as a whole. With another zone, bookings keep
 * their local times (R-D01); a change of currency converts nothing (R-L07).
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
  const stands = inCurrency(before, changed.currency);
  const fields = { ...propertyFields(propertyView(stands)), ...changed };
  await checkProperty(work.tx, fields);
  if (fields.currency !== was.currency) await askAboutAmounts(work, before, { to: fields.currency, confirm });
  const after = await writeProperty(work, before, fields);
  const view = propertyView(after);
  await writeAudit(work, {
    action: "update",
    entity: "property",
    entityId: id,
    changes: auditedProperty({ ...stands, currency: before.currency }, after),
  });
  const movesInTime = view.timezone !== was.timezone;
  if (movesInTime || view.currency !== was.currency)
    await deps.propertyChanged(work, { id, before: was, after: view });
  if (movesInTime || view.cleaningMinutes !== was.cleaningMinutes) await deps.bookingsChanged(work, id);
  return view;
}

/** R-L07: with another currency, amounts without a currency of their own keep their numbers. */
function inCurrency(row: PropertyRow, code: string | undefined): PropertyRow {
  if (code === undefined || code === row.currency || parseCurrency(code) === null) return row;
  const restated = purchaseIn(row, code);
  assertAmountsFit(restated);
  return restated;
}

/**
 * R-L07: seasons, purchase and loan have no currency of their own, so a new one changes the meaning of their numbers.
 */
async function askAboutAmounts(
  work: Work,
  row: PropertyRow,
  { to, confirm }: { readonly to: string; readonly confirm: readonly string[] | undefined },
): Promise<void> {
  const seasons = await findSeasonNames(work, row.id);
  const amounts = purchaseAmountsOf(row);
  if (seasons.length === 0 && amounts.length === 0) return;
  const params = {
    count: String(seasons.length),
    names: seasons.slice(0, NAMED).join(", "),
    amounts: amounts.join(","),
    from: row.currency,
    to,
  };
  askFirst(["AMOUNTS_WITHOUT_CURRENCY"], confirm, params);
}

/** How many season names the question lists. */
const NAMED = 5;
