import type { NewExpense } from "@keystead/contract/ledger";
import { parseCurrency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import type { Book, PaymentMethod } from "@keystead/domain/ledger";

import { parseAmount, askFirst, badField, parseDay, refusal } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomForRecords, lockWorkspace } from "../../plans/index.ts";
import { assertRentables, partsOf } from "./bill-parts.ts";
import { isBookingOf } from "../cleaning/cleaning-store.ts";
import { findLike, insertRecords } from "./record-store.ts";
import type { StoredRecordColumns } from "./record-store.ts";
import { personalRecordFields } from "./record-view.ts";

/** Must be confirmed, because it is easy to enter a bill twice. */
export const LIKE_ANOTHER = "RECORD_LIKE_ANOTHER";

/** A record of either book as it is entered, or as its series proposes it. */
export type Entered = Omit<NewExpense, "category" | "nature" | "repeat"> & {
  readonly category: string;
  readonly nature: string;
  readonly method?: PaymentMethod;
  readonly cleaningOf?: string | null | undefined;
};

/**
 * Creates a record entered by hand in either book, or a bill over several units or properties. Returns the id of the
 * (first) record.
 */
export async function createRecord(work: Work, book: Book, input: Entered): Promise<string> {
  await lockWorkspace(work);
  const whole = enteredFields(input);
  const split = input.split ?? null;
  await assertCleaningOf(work, whole);
  if (split === null) await assertRentables(work, [{ ...whole, at: [] }]);
  const parts = split === null ? [whole] : await partsOf(work, whole, split);
  if ((await findLike(work, book, parts)).length > 0) askFirst([LIKE_ANOTHER], input.confirm);
  const [first] = await storeRecords(work, book, parts);
  if (first === undefined) throw new Error("a bill without a part");
  return first;
}

/** Stores valid records if the plan has room for them, and audits each. Returns their ids in their order. */
export async function storeRecords(
  work: Work,
  book: Book,
  parts: readonly StoredRecordColumns[],
): Promise<readonly string[]> {
  await assertRoomForRecords(
    work,
    parts.map(({ date }) => date),
  );
  const ids = await insertRecords(work, book, parts);
  await writeAudits(
    work,
    parts.map((part, at) => ({
      action: "create",
      entity: book,
      entityId: ids[at] ?? null,
      ...auditedRecord({}, part),
    })),
  );
  return ids;
}

/** The fields to store, read from the input; reports mistakes at their fields. */
export function enteredFields(input: Omit<Entered, "split" | "confirm">): StoredRecordColumns {
  return storedRecordFields({
    ...input,
    ...moneyOfRecord(input.amount, input.currency),
    date: parseDay(input.date, "date"),
    method: input.method ?? null,
    cleaningOf: input.cleaningOf ?? null,
    split: null,
  });
}

export function moneyOfRecord(
  amount: string,
  code: string,
): { readonly amountMinor: number; readonly currency: Currency } {
  const currency = parseCurrency(code);
  if (currency === null) throw badField(["currency"], "UNKNOWN_CURRENCY");
  return { amountMinor: parseAmount(amount, currency, { field: "amount" }), currency };
}

/** For the audit: the entry also appears in the history of the property, and states the currency of its amounts. */
export function auditedRecord(
  before: Partial<StoredRecordColumns>,
  after: StoredRecordColumns,
): { readonly partOf: string; readonly changes: Readonly<Record<string, unknown>> } {
  return {
    partOf: after.propertyId,
    changes: {
      ...auditedChanges(auditedFields(before), auditedFields(after), personalRecordFields),
      in: after.currency,
    },
  };
}

/** The split is not audited: only the bill itself shows that a record is a part of it. */
function auditedFields({
  split: _split,
  ...fields
}: Partial<StoredRecordColumns>): Omit<Partial<StoredRecordColumns>, "split"> {
  return fields;
}

/** The booking whose cleaning was paid must belong to the property. */
export async function assertCleaningOf(
  work: Work,
  { propertyId, cleaningOf = null }: Pick<StoredRecordColumns, "propertyId" | "cleaningOf">,
): Promise<void> {
  if (cleaningOf !== null && !(await isBookingOf(work, { bookingId: cleaningOf, propertyId })))
    throw refusal("NOT_FOUND");
}

/**
 * The fields that are stored and audited, without any others of the given object. Only other income can be for
 * cleaning.
 */
export function storedRecordFields(record: StoredRecordColumns): StoredRecordColumns {
  const { propertyId, unitId, category, nature, amountMinor, currency, date, method, notes, split } = record;
  const cleaningOf = category === "other" ? (record.cleaningOf ?? null) : null;
  const fields = { propertyId, unitId, category, nature, amountMinor, currency, date, method, notes, split };
  return cleaningOf === null ? fields : { ...fields, cleaningOf };
}
