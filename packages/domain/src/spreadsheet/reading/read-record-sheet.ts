import type { PlainDate } from "../../calendar/index.ts";
import { RECORD_NOTES_LIMIT } from "../../ledger/index.ts";
import type { Book, PaymentMethod } from "../../ledger/index.ts";
import { parseCurrency } from "../../money/index.ts";
import type { Currency } from "../../money/index.ts";
import { codePoints } from "../../text/index.ts";
import { dateQuestion } from "../date-question.ts";
import type { OpenDateOrder } from "../date-question.ts";
import { currenciesNamedIn } from "../named-currency.ts";
import { propertyIn, unitIn } from "../named-property.ts";
import type { KnownProperty } from "../named-property.ts";
import { amountLanguage, read, readAmount, readStart, wrong } from "./read-cell.ts";
import type { CellReading, DateOrder, ReadingRules } from "./read-cell.ts";
import { recordColumnKinds } from "../columns/record-columns.ts";
import type { RecordColumn, RecordColumnKind } from "../columns/record-columns.ts";
import { categoryNamed, methodNamed } from "../columns/record-words.ts";

export type RecordSheetRules = ReadingRules & {
  readonly book: Book;
  readonly properties: readonly KnownProperty[];
  /**
   * Defaults for all lines: an id and a category, each empty where nothing was chosen, and the currency in the title.
   */
  readonly shared: {
    readonly propertyId: string;
    readonly category: string;
    readonly method: PaymentMethod;
    readonly currency: Currency | null;
  };
};

export type RecordCells = {
  readonly date: CellReading<PlainDate>;
  readonly property: CellReading<KnownProperty>;
  readonly unit: CellReading<string>;
  readonly category: CellReading<string>;
  /** In minor units of the currency beside it. */
  readonly amount: CellReading<number>;
  readonly currency: CellReading<Currency>;
  readonly method: CellReading<PaymentMethod>;
  readonly note: CellReading<string>;
};

/** A line that can be booked. */
export type RecordLine = {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly category: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly date: PlainDate;
  readonly method: PaymentMethod;
  readonly notes: string;
};

export type RecordSheetRow =
  | { readonly state: "blank" }
  | {
      readonly state: "ready" | "attention";
      readonly cells: RecordCells;
      readonly line: RecordLine | null;
    };

export type RecordSheet = {
  readonly rows: readonly RecordSheetRow[];
  readonly counts: { readonly ready: number; readonly attention: number };
  readonly dates: OpenDateOrder | null;
};

type Texts = Readonly<Record<RecordColumnKind, string>>;

/**
 * Reads a grid of income or expenses. A line needs a day, a property, a category and an amount above zero; property and
 * category may be chosen for all lines at once. If all expenses of a list have a minus, the minus is ignored. The
 * currency is that of its column, else of the amount's sign, else of the title, else of the property.
 */
export function readRecordSheet(
  cells: readonly (readonly string[])[],
  columns: readonly RecordColumn[],
  rules: RecordSheetRules,
): RecordSheet {
  const texts = cells.map((row) => textsOf(row, columns));
  const dates = dateQuestion(
    texts.map(({ date }) => date),
    rules.dateOrder,
  );
  const amounts = texts.flatMap(({ amount }) => (amount === "" ? [] : [amount]));
  const reading = {
    ...rules,
    language: amountLanguage(amounts, rules.language),
    order: dates?.order ?? null,
    unsigned: rules.book === "expense" && amounts.length > 0 && amounts.every(isNegative),
  };
  const rows = texts.map((text) => rowOf(text, reading));
  return {
    rows,
    counts: {
      ready: rows.filter(({ state }) => state === "ready").length,
      attention: rows.filter(({ state }) => state === "attention").length,
    },
    dates,
  };
}

function textsOf(row: readonly string[], columns: readonly RecordColumn[]): Texts {
  const text = (kind: RecordColumnKind): string => row[columns.indexOf(kind)]?.trim() ?? "";
  return {
    date: text("date"),
    property: text("property"),
    unit: text("unit"),
    category: text("category"),
    amount: text("amount"),
    currency: text("currency"),
    method: text("method"),
    note: text("note"),
  };
}

/** Whether an amount is negative: "-120,00", "(120.00)", "120.00-", also with the minus signs of spreadsheets. */
function isNegative(text: string): boolean {
  return /^\D*[-−–]|[-−–]\D*$|^\s*\(.*\)\s*$/u.test(text);
}

function withoutSign(text: string): string {
  return text.replaceAll(/[-−–()]/gu, "").trim();
}

type LineRules = RecordSheetRules & { readonly order: DateOrder | null; readonly unsigned: boolean };

function rowOf(texts: Texts, rules: LineRules): RecordSheetRow {
  if (recordColumnKinds.every((kind) => texts[kind] === "")) return { state: "blank" };
  const cells = readLine(texts, rules);
  const line = lineOf(cells);
  return { state: line === null ? "attention" : "ready", cells, line };
}

function readLine(texts: Texts, rules: LineRules): RecordCells {
  const property = propertyIn(texts.property, rules.properties, rules.shared.propertyId);
  const currency = currencyIn(texts, property, rules.shared.currency);
  const amount = rules.unsigned ? withoutSign(texts.amount) : texts.amount;
  return {
    date: texts.date === "" ? wrong("DATE_REQUIRED") : readStart(texts.date, rules.order),
    property,
    unit: unitIn(texts.unit, property),
    category: categoryIn(texts.category, rules),
    amount:
      amount === ""
        ? wrong("AMOUNT_REQUIRED")
        : currency.state === "read"
          ? readAmount(amount, { language: rules.language, currency: currency.value, rule: "positive" })
          : { state: "empty" },
    currency,
    method: methodIn(texts.method, rules),
    note: codePoints(texts.note) > RECORD_NOTES_LIMIT ? wrong("TOO_LONG") : read(texts.note),
  };
}

function categoryIn(text: string, { book, shared }: LineRules): CellReading<string> {
  if (text === "")
    return shared.category === "" ? wrong("CATEGORY_REQUIRED", "other") : read(shared.category, true);
  const known = categoryNamed(book, text);
  return known === null
    ? wrong("CATEGORY_UNKNOWN", shared.category === "" ? "other" : shared.category)
    : read(known);
}

function currencyIn(
  texts: Texts,
  property: CellReading<KnownProperty>,
  titled: Currency | null,
): CellReading<Currency> {
  const own = titled ?? (property.state === "read" ? property.value.currency : null);
  if (texts.currency !== "") {
    const named = parseCurrency(texts.currency.toUpperCase()) ?? meantBy(texts.currency, own);
    return named === null ? wrong("UNKNOWN_CURRENCY", ...(own === null ? [] : [own])) : read(named);
  }
  const signed = meantBy(texts.amount, own);
  if (signed !== null) return read(signed);
  return own === null ? { state: "empty" } : read(own, true);
}

/** The currency of a sign: the property's own where possible, else the usual one. */
function meantBy(text: string, own: Currency | null): Currency | null {
  const named = currenciesNamedIn(text);
  if (named === null) return null;
  return own !== null && named.includes(own) ? own : (named[0] ?? null);
}

function methodIn(text: string, { book, shared }: LineRules): CellReading<PaymentMethod> {
  if (book === "expense" || text === "") return read(shared.method, true);
  const known = methodNamed(text);
  return known === null ? wrong("METHOD_UNKNOWN", shared.method) : read(known);
}

function lineOf({
  date,
  property,
  unit,
  category,
  amount,
  currency,
  method,
  note,
}: RecordCells): RecordLine | null {
  if (date.state !== "read" || property.state !== "read" || category.state !== "read") return null;
  if (amount.state !== "read" || currency.state !== "read" || method.state !== "read") return null;
  if (note.state !== "read" || unit.state === "wrong") return null;
  return {
    propertyId: property.value.id,
    unitId: unit.state === "read" ? unit.value : null,
    category: category.value,
    amountMinor: amount.value,
    currency: currency.value,
    date: date.value,
    method: method.value,
    notes: note.value,
  };
}
