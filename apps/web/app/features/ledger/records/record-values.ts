import type { ExpenseChange, IncomeChange, NewExpense, NewIncome, Split } from "@keystead/contract/ledger";
import {
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
  type PaymentMethod,
  RECORD_NOTES_LIMIT,
} from "@keystead/domain/ledger";
import type { Language } from "@keystead/domain/languages";
import { codePoints } from "@keystead/domain/text";

import { formatAmountInput } from "../../../lib/format/format.ts";
import { lastMethod } from "../../../lib/last-method.ts";
import { type AllFieldsReading, together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount } from "../../../ui/form/input-fields.ts";
import { type BookRecord, isSplit, wholeAmount } from "./book-record.ts";
import { readSplit, splitOf, type SplitValues, splitValuesOf } from "../split/split-values.ts";

/** The editable fields of a record; amounts are positive, also for a reversal. */
export type EditedRecordFields = {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly category: string;
  readonly nature: string;
  readonly amount: string;
  readonly currency: string;
  readonly date: string;
  readonly method: PaymentMethod;
  readonly notes: string;
  /** For other income: the booking whose cleaning a guest paid with it. */
  readonly cleaningOf: string | null;
  /** For an expense over several rentables; property and unit are then those of its first part. */
  readonly split: Split | null;
};

/** As typed; nothing chosen is empty, and an empty currency means the property's. */
export type RecordValues = Omit<EditedRecordFields, "unitId" | "cleaningOf" | "split"> & {
  readonly unitId: string;
  readonly cleaningOf: string;
  readonly split: SplitValues | null;
  /** For a new record: repeats every so many months; empty for no repetition. */
  readonly repeat: string;
};

export function fieldsOfRecord(record: BookRecord): EditedRecordFields {
  const { category, nature, currency, date, notes } = record;
  const amount = wholeAmount(record);
  const split = isSplit(record) ? splitOf(record) : null;
  const first = split?.parts[0];
  return {
    propertyId: first?.propertyId ?? record.property.id,
    unitId: first === undefined ? (record.unit?.id ?? null) : first.unitId,
    category,
    nature,
    amount: amount.replace("-", ""),
    currency,
    date,
    method: "method" in record ? record.method : "other",
    notes,
    cleaningOf: "cleaningOf" in record ? record.cleaningOf : null,
    split,
  };
}

export function recordValues(fields: EditedRecordFields, language: Language): RecordValues {
  return {
    ...fields,
    amount: formatAmountInput(fields.amount, language),
    unitId: fields.unitId ?? "",
    cleaningOf: fields.cleaningOf ?? "",
    split: splitValuesOf(fields.split, language),
    repeat: "",
  };
}

/** Values of a new record, or of a copy of one, dated today. */
export function newRecordValues(
  like: BookRecord | undefined,
  { today, propertyId, language }: { today: string; propertyId: string; language: Language },
): RecordValues {
  // The cleaning of a booking is paid only once.
  if (like !== undefined)
    return { ...recordValues(fieldsOfRecord(like), language), date: today, cleaningOf: "" };
  return {
    propertyId,
    unitId: "",
    repeat: "",
    category: "",
    nature: "operating",
    amount: "",
    currency: "",
    date: today,
    method: lastMethod(),
    notes: "",
    cleaningOf: "",
    split: null,
  };
}

/** Parses what was typed, in the given currency. */
export function parseRecordValues(
  values: RecordValues,
  { language, currency }: { readonly language: Language; readonly currency: string },
): AllFieldsReading<RecordValues, EditedRecordFields> {
  const chosen = (value: string, code: string) =>
    value === "" ? ({ ok: false, code } as const) : anything(value);
  const rentable = values.split?.parts[0] ?? values;
  return together<EditedRecordFields>({
    propertyId:
      values.split === null
        ? chosen(rentable.propertyId, "PROPERTY_REQUIRED")
        : anything(rentable.propertyId),
    unitId: anything(rentable.unitId === "" ? null : rentable.unitId),
    category: chosen(values.category, "CATEGORY_REQUIRED"),
    nature: anything(values.nature),
    amount: requiredAmount(values.amount, { language, currency, rule: "positive" }),
    currency: anything(currency),
    date: dayInput(values.date),
    method: anything(values.method),
    notes:
      codePoints(values.notes) > RECORD_NOTES_LIMIT
        ? { ok: false, code: "TOO_LONG" }
        : anything(values.notes.trim()),
    cleaningOf: anything(values.category === "other" && values.cleaningOf !== "" ? values.cleaningOf : null),
    split: readSplit(values.split),
  });
}

/** In the wire form of the book; an invalid category is a bug of the form. */
export function newIncome(record: EditedRecordFields): NewIncome {
  const { category, nature, split: _split, cleaningOf, ...fields } = record;
  // Lists and series have no bookings, so the field is omitted when empty.
  const stay = cleaningOf === null ? {} : { cleaningOf };
  return {
    ...fields,
    ...stay,
    category: one(incomeCategories, category),
    nature: one(incomeNatures, nature),
  };
}

export function newExpense(record: EditedRecordFields): NewExpense {
  const { category, nature, method: _method, cleaningOf: _cleaningOf, ...fields } = record;
  return { ...fields, category: one(expenseCategories, category), nature: one(expenseNatures, nature) };
}

type Changed<Change> = Omit<Change, "id" | "version">;

export function incomeChange(changes: Partial<EditedRecordFields>): Changed<IncomeChange> {
  const { category, nature, split: _split, ...fields } = changes;
  return {
    ...fields,
    ...(category === undefined ? {} : { category: one(incomeCategories, category) }),
    ...(nature === undefined ? {} : { nature: one(incomeNatures, nature) }),
  };
}

export function expenseChange(changes: Partial<EditedRecordFields>): Changed<ExpenseChange> {
  const {
    category,
    nature,
    method: _method,
    cleaningOf: _cleaningOf,
    propertyId,
    unitId,
    ...fields
  } = changes;
  // The property of a split bill is set by its parts.
  const isOne = fields.split === undefined || fields.split === null;
  return {
    ...fields,
    ...(isOne && propertyId !== undefined ? { propertyId } : {}),
    ...(isOne && unitId !== undefined ? { unitId } : {}),
    ...(category === undefined ? {} : { category: one(expenseCategories, category) }),
    ...(nature === undefined ? {} : { nature: one(expenseNatures, nature) }),
  };
}

function one<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Error(`the form chose ${text}, which the book does not know`);
  return word;
}
