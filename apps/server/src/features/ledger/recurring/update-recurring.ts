import type { RecurringChange } from "@keystead/contract/ledger";

import { permit, refusal, stale } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { amountText } from "../../properties/index.ts";
import { assertRentables } from "../records/bill-parts.ts";
import { moneyOfRecord } from "../records/create-record.ts";
import { assertWhole, auditedSeries } from "./create-recurring.ts";
import type { ListedSeries } from "./recurring-store.ts";
import { lockRecurring, readRecurring, writeRecurring } from "./recurring-occurrence-store.ts";
import type { RecurringFields } from "./recurring-occurrence-store.ts";
import { recurringView } from "./recurring-view.ts";

/** Changes the proposals from now on; accepted records stay as they are. Setting a last day ends a series. */
export async function updateRecurring(work: Work, { id, version, ...sent }: RecurringChange): Promise<void> {
  const { propertyId, unitId } = sent;
  await lockRecurring(work, [id], {
    ...(propertyId === undefined ? {} : { propertyId }),
    ...(unitId === undefined ? {} : { unitId }),
  });
  const series = (await readRecurring(work, [id])).get(id);
  if (series === undefined) throw refusal("NOT_FOUND");
  permit(work.scope, `${series.book}.update`);
  if (series.version !== version) throw stale(recurringView(series));
  const before = storedRecurring(series);
  const after = changed(series, sent);
  // Occurrences are numbered from the first day, so decided ones would get other dates.
  const moved = after.firstOn !== before.firstOn || after.everyMonths !== before.everyMonths;
  if (moved && series.begun) throw refusal("RECURRING_BEGUN");
  assertWhole(series.book, after);
  if (propertyId !== undefined || unitId !== undefined) await assertRentables(work, [{ ...after, at: [] }]);
  await writeRecurring(work, series, after);
  await writeAudit(work, {
    action: "update",
    entity: "recurring",
    entityId: id,
    ...auditedSeries(series.book, before, after),
  });
}

type Sent = Omit<RecurringChange, "id" | "version">;

function changed(
  series: ListedSeries,
  { amount, currency: code, firstDate, method, ...rest }: Sent,
): RecurringFields {
  const before = storedRecurring(series);
  const elsewhere = rest.propertyId !== undefined && rest.propertyId !== before.propertyId;
  return {
    ...before,
    ...(elsewhere ? { unitId: null } : {}),
    ...rest,
    ...moneyOfRecord(amount ?? amountText(series.amountMinor, series.currency), code ?? series.currency),
    method: series.book === "income" ? (method ?? before.method) : null,
    firstOn: firstDate ?? before.firstOn,
  };
}

/** A series in its stored form. */
export function storedRecurring(series: ListedSeries): RecurringFields {
  return {
    propertyId: series.property.id,
    unitId: series.unit?.id ?? null,
    category: series.category,
    nature: series.nature,
    amountMinor: series.amountMinor,
    currency: series.currency,
    method: series.method,
    notes: series.notes,
    firstOn: series.firstOn,
    everyMonths: series.everyMonths,
    proposedFrom: series.proposedFrom,
    endsOn: series.endsOn,
  };
}
