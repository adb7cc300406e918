import { IconAlertTriangle, IconArrowNarrowRight, IconInfoCircle } from "@tabler/icons-react";
import type { ClipboardEvent } from "react";

import { cellId, focusCell } from "./cell-focus.ts";
import { moveByKey } from "./sheet-keys.ts";
import "./sheet.css";

/** A line below a cell: how it was read, what is wrong with it, or what to know about it. */
export type CellNote = { readonly tone: "reading" | "problem" | "hint"; readonly text: string };
export type CellAction = { readonly label: string; readonly run: () => void };

type SheetCellProps = {
  readonly row: number;
  readonly column: number;
  /** "Monthly rent, row 3". */
  readonly label: string;
  /** The title of its column, shown above the cell where the lines are cards. */
  readonly title: string;
  readonly text: string;
  readonly numeric: boolean;
  readonly unused: boolean;
  /** The default of an empty cell. */
  readonly assumed: string | null;
  readonly notes: readonly CellNote[];
  /** Suggested fixes. */
  readonly actions: readonly CellAction[];
  readonly autoFocus: boolean;
  readonly onWrite: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
};

const icons = { reading: IconArrowNarrowRight, problem: IconAlertTriangle, hint: IconInfoCircle };

/** A cell and, below it, how its text was read, or what is wrong and how to fix it. */
export function SheetCell(props: SheetCellProps) {
  const {
    row,
    column,
    label,
    title,
    text,
    numeric,
    unused,
    assumed,
    notes,
    actions,
    autoFocus,
    onWrite,
    onPaste,
  } = props;
  const id = cellId(row, column);
  const wrong = notes.some(({ tone }) => tone === "problem");
  return (
    <td data-label={title} data-wrong={wrong} data-unused={unused} data-numeric={numeric}>
      <input
        id={id}
        type="text"
        aria-label={label}
        aria-invalid={wrong}
        {...(notes.length === 0 ? {} : { "aria-describedby": `${id}-notes` })}
        data-row={row}
        data-column={column}
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a paste goes into the first cell, so the user need not look for it
        autoFocus={autoFocus}
        // Never without one: the style sheet recognises an empty cell by its placeholder.
        placeholder={assumed ?? " "}
        value={text}
        onKeyDown={moveByKey}
        onPaste={onPaste}
        onChange={(event) => {
          onWrite(event.currentTarget.value);
        }}
      />
      {notes.length === 0 ? null : (
        <div id={`${id}-notes`} className="ks-sheet-notes">
          {notes.map((note) => {
            const Icon = icons[note.tone];
            return (
              <p key={note.text} data-tone={note.tone}>
                <Icon size={14} aria-hidden />
                {note.text}
              </p>
            );
          })}
        </div>
      )}
      {actions.length === 0 ? null : (
        <div className="ks-sheet-fixes">
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              onClick={() => {
                action.run();
                focusCell(row, column);
              }}
            >
              {action.label}
            </button>
          ))}
        </div>
      )}
    </td>
  );
}
