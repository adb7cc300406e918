import type { ColumnOf } from "@keystead/domain/spreadsheet";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { type ClipboardEvent, memo } from "react";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import { pasteInto, rangeOf, writeCell } from "./grid.ts";
import { SheetCell } from "./sheet-cell.tsx";
import { cellPositionOf } from "./sheet-keys.ts";
import type { LineContext, LineOf, SheetKind } from "./sheet-kind.ts";
import type { InTheWay, LineReading } from "./first-problem.ts";
import "./sheet.css";

type SheetLineProps<
  Kind extends string,
  Reading extends LineReading<Kind>,
  Context extends LineContext,
> = LineOf<Reading, Context, Kind> & {
  readonly kind: SheetKind<Kind, Reading, Context>;
  readonly texts: readonly string[];
  readonly columns: readonly ColumnOf<Kind>[];
};

function Line<Kind extends string, Reading extends LineReading<Kind>, Context extends LineContext>(
  props: SheetLineProps<Kind, Reading, Context>,
) {
  const { kind, row, texts, columns, reading, context, onEdit } = props;
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const range = rangeOf(event.clipboardData.getData("text/plain"), kind.titles);
    if (range === null) return;
    event.preventDefault();
    const at = cellPositionOf(event.currentTarget);
    onEdit((before) => pasteInto(before, at, range));
    if (range.currency !== null) context.onCurrency(range.currency);
  };
  const { t } = useTranslation("bulk");
  const titleOf = kind.useTitleOf();
  const talk = kind.useCellTalk(props);
  return (
    <tr data-state={reading.state}>
      <th scope="row">
        <LineState row={row} reading={reading} />
      </th>
      {columns.map((column, index) => {
        const title = titleOf(column);
        const text = texts[index] ?? "";
        const spoken = reading.state === "blank" || column === "ignored" ? null : column;
        return (
          <SheetCell
            // oxlint-disable-next-line react/no-array-index-key -- a cell has no other key than its position
            key={index}
            row={row}
            column={index}
            label={t("cell", { column: title, row: row + 1 })}
            title={title}
            text={text}
            numeric={column !== "ignored" && kind.numeric.includes(column)}
            unused={column === "ignored"}
            assumed={spoken === null ? null : talk.assumedOf(spoken)}
            notes={spoken === null ? [] : talk.notesOf(spoken, text)}
            actions={spoken === null ? [] : talk.actionsOf(spoken, index)}
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

/**
 * One line of the grid with its state and its cells; renders again only when something of it changes: there may be
 * fifty.
 */
export const SheetTableRow = memo(Line, isSameLine) as typeof Line;

/** Each key creates a new reading; its content seldom changes. */
function isSameLine<Kind extends string, Reading extends LineReading<Kind>, Context extends LineContext>(
  before: SheetLineProps<Kind, Reading, Context>,
  after: SheetLineProps<Kind, Reading, Context>,
): boolean {
  return (
    before.texts === after.texts &&
    before.columns === after.columns &&
    isSameContext(before.context, after.context) &&
    JSON.stringify(before.reading) === JSON.stringify(after.reading)
  );
}

function isSameContext(before: object, after: object): boolean {
  const known = new Map(Object.entries(before));
  return Object.entries(after).every(([name, value]) => known.get(name) === value);
}

type LineStateProps = {
  readonly row: number;
  readonly reading: { readonly state: "blank" | "ready" | "attention"; readonly inTheWay?: InTheWay };
};

function LineState({ row, reading: { state, inTheWay } }: LineStateProps) {
  const { t } = useTranslation("bulk");
  const label = t("row", { row: row + 1 });
  if (state === "blank")
    return (
      <span className="ks-sheet-number">
        <span aria-hidden>{row + 1}</span>
        <span className="ks-visually-hidden">{label}</span>
      </span>
    );
  const isFine = state === "ready" && inTheWay === undefined;
  const word = t(
    inTheWay === undefined ? (isFine ? "ready" : "needsAttention") : `bookings.inTheWay.${inTheWay}`,
  );
  return (
    <span className="ks-sheet-number" title={word}>
      <span aria-hidden>{row + 1}</span>
      {isFine ? <IconCircleCheck size={16} aria-hidden /> : <IconAlertTriangle size={16} aria-hidden />}
      <span className="ks-visually-hidden">{`${label}, `}</span>
      <span className="ks-sheet-word">{word}</span>
    </span>
  );
}
