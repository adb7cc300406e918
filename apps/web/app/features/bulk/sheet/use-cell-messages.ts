import { currency as currencyOf, formatMinor, minorDigits } from "@keystead/domain/money";
import { type ColumnKind, folded, type SheetCells } from "@keystead/domain/spreadsheet";

import { formatDay, formatMoney, formatAmountInput } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** A suggested text for a cell, and its label. */
export type OfferedFix = { readonly text: string; readonly label: string };

/** How cells were read, in the page's language and number format. */
export function useCellMessages(currency: string) {
  const { t } = useTranslation(["bulk", "properties"]);
  const language = useLanguage();
  const money = (minor: number) =>
    formatMoney({ amount: formatMinor(minor, minorDigits(currencyOf(currency))), currency }, language);

  /** Null if the reading adds nothing to the cell's own text. */
  function readingOf(kind: ColumnKind, cells: SheetCells, text: string): string | null {
    const cell = cells[kind];
    if (cell.state !== "read" || cell.assumed) return null;
    const word = wordOf(kind, cells);
    // A bare number needs no explanation.
    if (kind === "paymentDay" && /^\d+$/.test(text.trim())) return null;
    return word === null || folded(word) === folded(text) ? null : word;
  }

  /** The default of an empty cell, shown in it in grey. */
  function assumedOf(kind: ColumnKind, cells: SheetCells): string | null {
    const cell = cells[kind];
    return cell.state === "read" && cell.assumed ? wordOf(kind, cells) : null;
  }

  function wordOf(kind: ColumnKind, { mode, rent, paymentDay, startsOn }: SheetCells): string | null {
    if (kind === "mode" && mode.state === "read") return t(`properties:${mode.value}`);
    if (kind === "rent" && rent.state === "read") return money(rent.value);
    if (kind === "paymentDay" && paymentDay.state === "read") return t("day", { day: paymentDay.value });
    if (kind === "startsOn" && startsOn.state === "read") return formatDay(startsOn.value, language);
    return null;
  }

  function problemOf(kind: ColumnKind, cells: SheetCells): string | null {
    const cell = cells[kind];
    return cell.state === "wrong" ? t(`problem.${cell.code}`, { currency }) : null;
  }

  function fixesOf(kind: ColumnKind, cells: SheetCells): readonly OfferedFix[] {
    const cell = cells[kind];
    // Another currency is not a fix for one cell: it applies to all rows.
    if (cell.state !== "wrong" || cell.code === "CURRENCY_DIFFERS") return [];
    return cell.fixes.map((fix) => offered(kind, fix));
  }

  function offered(kind: ColumnKind, fix: string): OfferedFix {
    if (kind === "mode") {
      const word = t(fix === "daily" ? "properties:daily" : "properties:monthly");
      return { text: word, label: word };
    }
    if (kind === "rent")
      return {
        text: formatAmountInput(fix, language),
        label: t("use", { value: formatMoney({ amount: fix, currency }, language) }),
      };
    const value = kind === "startsOn" ? formatDay(fix, language) : fix;
    return { text: fix, label: t("use", { value }) };
  }

  return { readingOf, assumedOf, problemOf, fixesOf };
}
