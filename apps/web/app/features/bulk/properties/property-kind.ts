import {
  type ColumnKind,
  recogniseHeader,
  type SheetCells,
  type SheetRow,
} from "@keystead/domain/spreadsheet";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCellMessages } from "../sheet/use-cell-messages.ts";
import { withoutCells, writeCell } from "../sheet/grid.ts";
import type { CellNote } from "../sheet/sheet-cell.tsx";
import type { CellTalk, LineContext, LineOf, SheetKind } from "../sheet/sheet-kind.ts";

export type PropertyContext = LineContext & {
  readonly currency: string;
  /** The workspace already has a property of this name and city. */
  readonly known: boolean;
};

/** A list of properties with their units, tenants and leases. */
export const propertyKind: SheetKind<ColumnKind, SheetRow, PropertyContext> = {
  titles: { recognise: recogniseHeader, money: "rent" },
  numeric: ["rent", "paymentDay"],
  useTitleOf: () => {
    const { t } = useTranslation("bulk");
    return (column) => t(`column.${column}`);
  },
  useCellTalk,
};

const ofLease: readonly ColumnKind[] = ["tenant", "rent", "paymentDay", "startsOn"];

function useCellTalk(line: LineOf<SheetRow, PropertyContext, ColumnKind>): CellTalk<ColumnKind> {
  const { row, reading, context, onEdit } = line;
  const { currency, known, onCurrency } = context;
  const { t } = useTranslation("bulk");
  const words = useCellMessages(currency);
  if (reading.state === "blank") return { assumedOf: () => null, notesOf: () => [], actionsOf: () => [] };
  const { cells, unit, waitsFor } = reading;

  function notesOf(column: ColumnKind, text: string): readonly CellNote[] {
    const read = words.readingOf(column, cells, text);
    const problem = words.problemOf(column, cells);
    const notes: CellNote[] = [];
    if (read !== null) notes.push({ tone: "reading", text: read });
    if (problem !== null) notes.push({ tone: "problem", text: problem });
    if (column !== "property" || cells.property.state !== "read") return notes;
    if (unit !== null) notes.push({ tone: "reading", text: t("unit", { number: unit }) });
    if (waitsFor !== null) notes.push({ tone: "hint", text: t("waits", { row: waitsFor + 1 }) });
    if (known) notes.push({ tone: "hint", text: t("known") });
    return notes;
  }

  return {
    assumedOf: (column) => words.assumedOf(column, cells),
    notesOf,
    actionsOf: (column, index) => [
      ...words.fixesOf(column, cells).map(({ text, label }) => ({
        label,
        run: () => {
          onEdit((before) => writeCell(before, { row, column: index }, text));
        },
      })),
      ...(isWithoutTenant(column, cells)
        ? [{ label: t("withoutLease"), run: () => onEdit((before) => withoutCells(before, row, ofLease)) }]
        : []),
      ...otherCurrencies(column, cells).map((code) => ({
        label: t("useForAll", { currency: code }),
        run: () => {
          onCurrency(code);
        },
      })),
    ],
  };
}

function isWithoutTenant(column: ColumnKind, { tenant }: SheetCells): boolean {
  return column === "tenant" && tenant.state === "wrong" && tenant.code === "TENANT_REQUIRED";
}

function otherCurrencies(column: ColumnKind, { rent }: SheetCells): readonly string[] {
  return column === "rent" && rent.state === "wrong" && rent.code === "CURRENCY_DIFFERS" ? rent.fixes : [];
}
