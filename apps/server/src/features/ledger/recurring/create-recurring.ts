import type { NewExpense, NewIncome, NewRecurring, Repeat } from "@keystead/contract/ledger";
import { bookWords } from "@keystead/domain/ledger";
import type { Book } from "@keystead/domain/ledger";

import { badField, parseDay, permit, refusal, refuseIssues } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRentables } from "../records/bill-parts.ts";
import { createRecord, moneyOfRecord } from "../records/create-record.ts";
import { lockRecords } from "../records/record-store.ts";
import { personalRecordFields } from "../records/record-view.ts";
import { insertRecurring, insertOccurrences, seriesOf } from "./recurring-occurrence-store.ts";
import type { RecurringFields } from "./recurring-occurrence-store.ts";

/** A series of a book; `recordId`, if given, is its first occurrence. Returns its id. */
export async function createRecurring(
  work: Work,
  { book, recordId, amount, currency, ...input }: NewRecurring,
): Promise<string> {
  permit(work.scope, `${book}.create`);
  if (recordId !== null) await holdRecord(work, book, recordId);
  const { firstDate, method, ...rest } = input;
  const fields: RecurringFields = {
    ...rest,
    ...moneyOfRecord(amount, currency),
    method: book === "income" ? method : null,
    firstOn: firstDate,
  };
  assertWhole(book, fields);
  await assertRentables(work, [{ ...fields, at: [] }]);
  return beginSeries(work, book, { fields, recordId });
}

/**
 * Creates a record entered by hand. A record that repeats is the first occurrence of a series with the same fields.
 */
export async function createRepeating(
  work: Work,
  book: Book,
  { repeat, ...input }: NewIncome | NewExpense,
): Promise<string> {
  const endsOn = repeat?.endsOn ?? null;
  if (endsOn !== null && endsOn < input.date) throw badField(["repeat", "endsOn"], "END_BEFORE_START");
  // Each occurrence is one record; a bill over several units or properties would have to be divided again each time.
  if (repeat !== undefined && "split" in input && (input.split ?? null) !== null)
    throw badField(["repeat"], "SPLIT_BILL");
  const recordId = await createRecord(work, book, input);
  if (repeat !== undefined) await repeatRecord(work, book, { recordId, repeat });
  return recordId;
}

async function repeatRecord(
  work: Work,
  book: Book,
  { recordId, repeat }: { readonly recordId: string; readonly repeat: Repeat },
): Promise<void> {
  const [record] = await lockRecords(work, book, { ids: [recordId] });
  if (record === undefined) throw new Error("a record that was made is not there");
  const { propertyId, unitId, category, nature, amountMinor, currency, method, notes, date } = record;
  const fields = { propertyId, unitId, category, nature, amountMinor, currency, method, notes };
  await beginSeries(work, book, {
    fields: { ...fields, ...repeat, firstOn: date, proposedFrom: null },
    recordId,
  });
}

/** Locks the record. It must not be linked, a reversal, a part of a bill or an occurrence of a series. */
async function holdRecord(work: Work, book: Book, id: string): Promise<void> {
  const [record] = await lockRecords(work, book, { ids: [id] });
  if (record === undefined) throw refusal("NOT_FOUND");
  if (record.linked || record.reversalOf !== null) throw refusal("LINKED_INCOME");
  if (record.split !== null) throw badField(["recordId"], "SPLIT_BILL");
  const series = await seriesOf(work, book, id);
  if (series.length > 0) throw refusal("ALREADY_RECURRING", { records: series });
}

type Begun = { readonly fields: RecurringFields; readonly recordId: string | null };

async function beginSeries(work: Work, book: Book, { fields, recordId }: Begun): Promise<string> {
  const id = await insertRecurring(work, book, fields);
  if (recordId !== null) await insertOccurrences(work, [{ recurringId: id, number: 0, book, recordId }]);
  await writeAudit(work, {
    action: "create",
    entity: "recurring",
    entityId: id,
    ...auditedSeries(book, {}, fields),
  });
  return id;
}

/** Category and nature must belong to the book, and the series must not end before it begins. */
export function assertWhole(book: Book, { category, nature, firstOn, endsOn }: RecurringFields): void {
  const { categories, natures } = bookWords[book];
  parseDay(firstOn, "firstDate");
  refuseIssues([
    ...(categories.includes(category) ? [] : [{ path: ["category"], code: "INVALID_CATEGORY" }]),
    ...(natures.includes(nature) ? [] : [{ path: ["nature"], code: "INVALID_NATURE" }]),
    ...(endsOn === null || endsOn >= firstOn ? [] : [{ path: ["endsOn"], code: "END_BEFORE_START" }]),
  ]);
}

/** For the audit: the entry also appears in the history of the property, and states the currency of its amounts. */
export function auditedSeries(
  book: Book,
  before: Partial<RecurringFields>,
  after: RecurringFields,
): { readonly partOf: string; readonly changes: Readonly<Record<string, unknown>> } {
  const auditedFields = ({ category, ...fields }: Partial<RecurringFields>) => ({
    ...fields,
    ...(category === undefined ? {} : { [`${book}Category`]: category }),
  });
  return {
    partOf: after.propertyId,
    changes: {
      ...auditedChanges(auditedFields(before), auditedFields(after), personalRecordFields),
      in: after.currency,
    },
  };
}
