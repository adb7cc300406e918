import type { Column, SheetRow } from "@keystead/domain/spreadsheet";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { type ClipboardEvent, memo } from "react";

import { useTranslation } from "../../ui/use-translation.ts";
import { useCellWords } from "./cell-words.ts";
import { type Grid, pasteInto, rangeOf, withoutLease, writeCell } from "./grid.ts";
import { type CellAction, type CellNote, SheetCell } from "./sheet-cell.tsx";
import { placeOf } from "./sheet-keys.ts";
import "./sheet.css";

type SheetLineProps = {
  readonly row: number;
  readonly texts: readonly string[];
  readonly columns: readonly Column[];
  readonly reading: SheetRow;
  readonly currency: string;
  /** A property of this name and city stands in the workspace already. */
  readonly known: boolean;
  readonly onEdit: (change: (grid: Grid) => Grid) => void;
  readonly onCurrency: (currency: string) => void;
};

/** One line of the grid with its state and its cells; drawn again only when something of it is another: there may be fifty. */
export const SheetLine = memo(Line, isSameLine);

function Line(props: SheetLineProps) {
  const { row, texts, columns, reading, onEdit, onCurrency } = props;
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const range = rangeOf(event.clipboardData.getData("text/plain"));
    if (range === null) return;
    event.preventDefault();
    const at = placeOf(event.currentTarget);
    onEdit((before) => pasteInto(before, at, range));
    // Titles that name a currency speak of all their rows.
    if (range.currency !== null) onCurrency(range.currency);
  };
  const { t } = useTranslation("several");
  const { assumedOf, notesOf, actionsOf } = useCellTalk(props);
  return (
    <tr data-state={reading.state}>
      <th scope="row">
        <LineState row={row} state={reading.state} />
      </th>
      {columns.map((column, index) => {
        const title = t(`column.${column}`);
        const text = texts[index] ?? "";
        return (
          <SheetCell
            // oxlint-disable-next-line react/no-array-index-key -- a cell has no name of its own but its place
            key={index}
            row={row}
            column={index}
            label={t("cell", { column: title, row: row + 1 })}
            title={title}
            text={text}
            numeric={column === "rent" || column === "paymentDay"}
            unused={column === "ignored"}
            assumed={assumedOf(column)}
            notes={notesOf(column, text)}
            actions={actionsOf(column, index)}
            autoFocus={row === 0 && index === 0}
            onWrite={(next) => {
              onEdit((before) => writeCell(before, { row, column: index }, next));
            }}
            onPaste={paste}
          />
        );
      })}
    </tr>
  );
}

/** The reading is made anew with each key; what it says seldom is. */
function isSameLine(before: SheetLineProps, after: SheetLineProps): boolean {
  return (
    before.texts === after.texts &&
    before.columns === after.columns &&
    before.currency === after.currency &&
    before.known === after.known &&
    JSON.stringify(before.reading) === JSON.stringify(after.reading)
  );
}

function LineState({ row, state }: { readonly row: number; readonly state: SheetRow["state"] }) {
  const { t } = useTranslation("several");
  const label = t("row", { row: row + 1 });
  if (state === "blank")
    return (
      <span className="ks-sheet-number">
        <span aria-hidden>{row + 1}</span>
        <span className="ks-visually-hidden">{label}</span>
      </span>
    );
  const word = t(state === "ready" ? "ready" : "needsAttention");
  return (
    <span className="ks-sheet-number" title={word}>
      <span aria-hidden>{row + 1}</span>
      {state === "ready" ? (
        <IconCircleCheck size={16} aria-hidden />
      ) : (
        <IconAlertTriangle size={16} aria-hidden />
      )}
      <span className="ks-visually-hidden">{`${label}, `}</span>
      <span className="ks-sheet-word">{word}</span>
    </span>
  );
}

/** What is said below the cells of one line, and offered. */
function useCellTalk(props: SheetLineProps) {
  const { row, reading, currency, known, onEdit, onCurrency } = props;
  const { t } = useTranslation("several");
  const words = useCellWords(currency);

  function notesOf(column: Column, text: string): readonly CellNote[] {
    if (reading.state === "blank" || column === "ignored") return [];
    const { cells, unit, waitsFor } = reading;
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

  function actionsOf(column: Column, index: number): readonly CellAction[] {
    if (reading.state === "blank" || column === "ignored") return [];
    const { cells } = reading;
    const fixes = words.fixesOf(column, cells).map(({ text, label }) => ({
      label,
      run: () => {
        onEdit((before) => writeCell(before, { row, column: index }, text));
      },
    }));
    const { tenant, rent } = cells;
    if (column === "tenant" && tenant.state === "wrong" && tenant.code === "TENANT_REQUIRED")
      return [
        ...fixes,
        { label: t("withoutLease"), run: () => onEdit((before) => withoutLease(before, row)) },
      ];
    if (column !== "rent" || rent.state !== "wrong" || rent.code !== "CURRENCY_DIFFERS") return fixes;
    return rent.fixes.map((code) => ({
      label: t("useForAll", { currency: code }),
      run: () => {
        onCurrency(code);
      },
    }));
  }

  function assumedOf(column: Column): string | null {
    return reading.state === "blank" || column === "ignored" ? null : words.assumedOf(column, reading.cells);
  }

  return { assumedOf, notesOf, actionsOf };
}
