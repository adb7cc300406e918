import type { RecurringView } from "@keystead/contract/ledger";
import { parsePlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import {
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
  proposals,
  RECORD_NOTES_LIMIT,
} from "@keystead/domain/ledger";
import { codePoints } from "@keystead/domain/text";

import { formatAmountInput } from "../../../lib/format/format.ts";
import { type FieldReading, together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput, requiredAmount } from "../../../ui/form/input-fields.ts";
import type { BookRecord } from "../records/book-record.ts";

export type SeriesFields = {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly category: RecurringView["category"];
  readonly nature: RecurringView["nature"];
  readonly amount: string;
  readonly firstDate: string;
  readonly everyMonths: number;
  readonly endsOn: string | null;
  readonly notes: string;
};
/** The form as typed. */
export type SeriesValues = {
  readonly propertyId: string;
  readonly category: string;
  readonly nature: string;
  /** Empty for the whole property. */
  readonly unitId: string;
  readonly amount: string;
  readonly firstDate: string;
  readonly everyMonths: string;
  readonly endsOn: string;
  readonly notes: string;
  readonly missed: boolean;
};

/** The fields of a series, or of one that begins with a record. */
export function seriesFields(of: RecurringView | BookRecord): SeriesFields {
  const { property, unit, category, nature, amount, notes } = of;
  const first =
    "date" in of
      ? { firstDate: of.date, everyMonths: 1, endsOn: null }
      : { firstDate: of.firstDate, everyMonths: of.everyMonths, endsOn: of.endsOn };
  return { propertyId: property.id, unitId: unit?.id ?? null, category, nature, amount, ...first, notes };
}

export function seriesValues(fields: SeriesFields, language: Language): SeriesValues {
  return {
    ...fields,
    unitId: fields.unitId ?? "",
    amount: formatAmountInput(fields.amount, language),
    everyMonths: String(fields.everyMonths),
    endsOn: fields.endsOn ?? "",
    missed: false,
  };
}

/** Reads the form of a series, or of one that begins with a record. */
export function readSeries(values: SeriesValues, language: Language, of: RecurringView | BookRecord) {
  return together<SeriesFields>({
    propertyId:
      values.propertyId === "" ? { ok: false, code: "PROPERTY_REQUIRED" } : anything(values.propertyId),
    unitId: anything(values.unitId === "" ? null : values.unitId),
    category: anything(wordOr(categories, values.category, of.category)),
    nature: anything(wordOr(natures, values.nature, of.nature)),
    amount: requiredAmount(values.amount, { language, currency: of.currency, rule: "positive" }),
    firstDate: dayInput(values.firstDate),
    everyMonths: anything(Number(values.everyMonths)),
    endsOn: lastDay(values),
    notes:
      codePoints(values.notes) > RECORD_NOTES_LIMIT
        ? { ok: false, code: "TOO_LONG" }
        : anything(values.notes.trim()),
  });
}

/** The number of past occurrences after the first one. */
export function missedSince({ firstDate, everyMonths }: SeriesValues, today: string): number {
  const [firstOn, now] = [parsePlainDate(firstDate), parsePlainDate(today)];
  if (firstOn === null || now === null) return 0;
  const series = { firstOn, everyMonths: Number(everyMonths), proposedFrom: null, endsOn: null };
  return proposals(series, new Set([0]), now).filter(({ date }) => date < now).length;
}

const categories = [...new Set([...incomeCategories, ...expenseCategories])] as const;
const natures = [...new Set([...incomeNatures, ...expenseNatures])] as const;

/** The form offers only words of the book, so `before` is never used. */
function wordOr<Word extends string>(words: readonly Word[], text: string, before: Word): Word {
  return words.find((word) => word === text) ?? before;
}

function lastDay({ endsOn, firstDate }: SeriesValues): FieldReading<string | null> {
  if (endsOn.trim() === "") return anything(null);
  const [first, last] = [dayInput(firstDate), dayInput(endsOn)];
  return first.ok && last.ok && last.value < first.value ? { ok: false, code: "END_BEFORE_START" } : last;
}
