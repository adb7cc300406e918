import { formatMinor, minorDigits } from "@keystead/domain/money";
import {
  type BookingCells,
  type BookingColumnKind,
  type BookingSheetRow,
  folded,
  recogniseBookingHeader,
} from "@keystead/domain/spreadsheet";

import { formatDay, formatMoney, formatAmountInput } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { writeCell } from "../sheet/grid.ts";
import type { CellTalk, LineContext, LineOf, SheetKind } from "../sheet/sheet-kind.ts";

const moneyColumns = ["rate", "cleaningFee", "touristTax", "discount", "channelFee"] as const;

/** A list of bookings. */
export const bookingKind: SheetKind<BookingColumnKind, BookingSheetRow, LineContext> = {
  titles: { recognise: recogniseBookingHeader, money: "rate" },
  numeric: ["guests", ...moneyColumns],
  useTitleOf,
  useCellTalk,
};

function useTitleOf() {
  const { t } = useTranslation("bulk");
  return (column: BookingColumnKind | "ignored"): string =>
    column === "ignored" ? t("column.ignored") : t(`bookings.column.${column}`);
}

function useCellTalk({
  row,
  reading,
  onEdit,
}: LineOf<BookingSheetRow, LineContext, BookingColumnKind>): CellTalk<BookingColumnKind> {
  const { t } = useTranslation("bulk");
  const language = useLanguage();
  if (reading.state === "blank") return { assumedOf: () => null, notesOf: () => [], actionsOf: () => [] };
  const { cells } = reading;

  /** How a cell was read; null if there is nothing to add. */
  function wordsOf(column: BookingColumnKind): string | null {
    const { property, unit, checkIn, checkOut, guests } = cells;
    if (column === "property" && property.state === "read") return property.value.name;
    if (column === "unit" && unit.state === "read") return unitName(cells, unit.value);
    if (column === "checkIn" && checkIn.state === "read") return formatDay(checkIn.value, language);
    if (column === "checkOut" && checkOut.state === "read") return formatDay(checkOut.value, language);
    if (column === "guests" && guests.state === "read") return String(guests.value);
    const amount = isMoney(column) ? cells[column] : null;
    if (amount?.state !== "read" || property.state !== "read") return null;
    const { currency } = property.value;
    return formatMoney({ amount: formatMinor(amount.value, minorDigits(currency)), currency }, language);
  }

  return {
    assumedOf: (column) => {
      const cell = cells[column];
      return cell.state === "read" && cell.assumed ? wordsOf(column) : null;
    },
    notesOf: (column, text) => {
      const cell = cells[column];
      if (cell.state === "wrong") {
        const currency = cells.property.state === "read" ? cells.property.value.currency : "";
        return [{ tone: "problem", text: t(`problem.${cell.code}`, { currency }) }];
      }
      if (column === "unit" && cell.state === "empty" && text !== "")
        return [{ tone: "reading", text: t("bookings.whole") }];
      const words = wordsOf(column);
      if (cell.state !== "read" || cell.assumed || words === null || folded(words) === folded(text))
        return [];
      return [{ tone: "reading", text: words }];
    },
    actionsOf: (column, index) => {
      const cell = cells[column];
      if (cell.state !== "wrong" || cell.code === "CURRENCY_DIFFERS") return [];
      const isDay = column === "checkIn" || column === "checkOut";
      return cell.fixes.map((fix) => ({
        label: t("use", { value: isDay ? formatDay(fix, language) : fix }),
        run: () => {
          const text = isMoney(column) ? formatAmountInput(fix, language) : fix;
          onEdit((before) => writeCell(before, { row, column: index }, text));
        },
      }));
    },
  };
}

function isMoney(column: BookingColumnKind): column is (typeof moneyColumns)[number] {
  return moneyColumns.some((one) => one === column);
}

function unitName({ property }: BookingCells, id: string): string | null {
  if (property.state !== "read") return null;
  return property.value.units.find((unit) => unit.id === id)?.name ?? null;
}
