import type { Book } from "@keystead/domain/ledger";
import { formatMinor, minorDigits } from "@keystead/domain/money";
import {
  folded,
  type RecordCells,
  type RecordColumnKind,
  recogniseRecordHeader,
  type RecordSheetRow,
} from "@keystead/domain/spreadsheet";

import { formatDay, formatMoney, formatAmountInput } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useBookMessages } from "../../ledger/public.ts";
import { writeCell } from "../sheet/grid.ts";
import type { CellNote } from "../sheet/sheet-cell.tsx";
import type { CellTalk, LineContext, LineOf, SheetKind } from "../sheet/sheet-kind.ts";

export type RecordContext = LineContext;
type RecordSheetKind = SheetKind<RecordColumnKind, RecordSheetRow, RecordContext>;

/** A list of the records of a book. */
export const recordKinds: Readonly<Record<Book, RecordSheetKind>> = {
  income: kindOf("income"),
  expense: kindOf("expense"),
};

function kindOf(book: Book): RecordSheetKind {
  return {
    titles: { recognise: recogniseRecordHeader, money: "amount" },
    numeric: ["amount"],
    useTitleOf,
    useCellTalk: (line) => useCellTalk(book, line),
  };
}

function useTitleOf() {
  const { t } = useTranslation(["bulk", "record-form"]);
  return (column: RecordColumnKind | "ignored"): string =>
    column === "ignored" ? t("bulk:column.ignored") : t(`record-form:${column}`);
}

// oxlint-disable-next-line max-lines-per-function -- one cell: what is said of it and offered for it comes from the same reading
function useCellTalk(
  book: Book,
  { row, reading, onEdit }: LineOf<RecordSheetRow, RecordContext, RecordColumnKind>,
): CellTalk<RecordColumnKind> {
  const { t } = useTranslation(["bulk", "ledger"]);
  const language = useLanguage();
  const wordOf = useBookMessages(book);
  if (reading.state === "blank") return { assumedOf: () => null, notesOf: () => [], actionsOf: () => [] };
  const { cells } = reading;

  function moneyOf(minor: number): string {
    const { currency } = cells;
    if (currency.state !== "read") return "";
    const amount = formatMinor(minor, minorDigits(currency.value));
    return formatMoney({ amount, currency: currency.value }, language);
  }

  /** How a cell was read; null if there is nothing to add. */
  function wordsOf(column: RecordColumnKind): string | null {
    const { date, property, category, amount, currency, method } = cells;
    if (column === "date" && date.state === "read") return formatDay(date.value, language);
    if (column === "property" && property.state === "read") return property.value.name;
    if (column === "category" && category.state === "read") return wordOf("category", category.value);
    if (column === "amount" && amount.state === "read") return moneyOf(amount.value);
    if (column === "currency" && currency.state === "read") return currency.value;
    return column === "method" && method.state === "read" ? t(`ledger:method.${method.value}`) : null;
  }

  function notesOf(column: RecordColumnKind, text: string): readonly CellNote[] {
    const cell = cells[column];
    if (cell.state === "wrong")
      return [{ tone: "problem", text: t(`bulk:problem.${cell.code}`, { currency: currencyIn(cells) }) }];
    const words = wordsOf(column);
    if (cell.state !== "read" || cell.assumed || words === null) return [];
    const isStated = column === "currency" || folded(words) === folded(text);
    const ofLease = book === "income" && column === "category" && isOfLease(cells);
    return [
      ...(isStated ? [] : [{ tone: "reading", text: words } as const]),
      ...(ofLease ? [{ tone: "hint", text: t("bulk:records.ofLease") } as const] : []),
    ];
  }

  function offered(column: RecordColumnKind, fix: string): { readonly text: string; readonly label: string } {
    const use = (text: string, value: string) => ({ text, label: t("bulk:use", { value }) });
    if (column === "category") return use(wordOf("category", fix), wordOf("category", fix));
    if (column === "date") return use(fix, formatDay(fix, language));
    const method = column === "method" && cells.method.state === "wrong" ? fix : null;
    if (method !== null) return use(fix.replaceAll("_", " "), fix.replaceAll("_", " "));
    const isAmount = column === "amount" && cells.amount.state === "wrong";
    if (isAmount && cells.amount.code !== "CURRENCY_DIFFERS")
      return use(formatAmountInput(fix, language), fix);
    return use(fix, fix);
  }

  return {
    assumedOf: (column) => {
      const cell = cells[column];
      return cell.state === "read" && cell.assumed ? wordsOf(column) : null;
    },
    notesOf,
    actionsOf: (column, index) => {
      const cell = cells[column];
      if (cell.state !== "wrong" || cell.code === "CURRENCY_DIFFERS") return [];
      return cell.fixes.map((fix) => {
        const { text, label } = offered(column, fix);
        return {
          label,
          run: () => {
            onEdit((before) => writeCell(before, { row, column: index }, text));
          },
        };
      });
    },
  };
}

function currencyIn({ currency }: RecordCells): string {
  return currency.state === "read" ? currency.value : "";
}

function isOfLease({ category }: RecordCells): boolean {
  return category.state === "read" && (category.value === "rent" || category.value === "deposit");
}
