import { type Column, columnKinds, type Sheet, type SheetCells } from "@keystead/domain/spreadsheet";

import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { type Grid, nameColumn } from "./grid.ts";
import { SheetLine } from "./sheet-line.tsx";
import "./sheet.css";

type SheetTableProps = {
  readonly grid: Grid;
  readonly sheet: Sheet;
  readonly currency: string;
  /** Whether a property of this name and city stands in the workspace already. */
  readonly isKnown: (name: string, city: string) => boolean;
  /** Always the same function, or every line is drawn again with each key. */
  readonly onEdit: (change: (grid: Grid) => Grid) => void;
  readonly onCurrency: (currency: string) => void;
};

/** The grid with its changeable titles; a copied range goes in from the cell that has the focus. */
export function SheetTable({ grid, sheet, currency, isKnown, onEdit, onCurrency }: SheetTableProps) {
  const { t } = useTranslation("several");
  const shown = useShownRows(sheet);
  return (
    <div className="ks-sheet-scroll">
      <table className="ks-sheet" aria-label={t("sheet")}>
        <thead>
          <tr>
            <td />
            {grid.columns.map((column, index) => (
              <ColumnTitle
                // oxlint-disable-next-line react/no-array-index-key -- a column has no name of its own but its place
                key={index}
                index={index}
                column={column}
                onChoose={(next) => {
                  onEdit((before) => nameColumn(before, index, next));
                }}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.slice(0, shown).map((texts, row) => {
            const reading = sheet.rows[row] ?? blank;
            return (
              <SheetLine
                // oxlint-disable-next-line react/no-array-index-key -- a line has no name of its own but its place
                key={row}
                row={row}
                texts={texts}
                columns={grid.columns}
                reading={reading}
                currency={currency}
                known={reading.state !== "blank" && isKnown(...placeNamed(reading.cells))}
                onEdit={onEdit}
                onCurrency={onCurrency}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const blank = { state: "blank" } as const;

function placeNamed({ property, city }: SheetCells): readonly [name: string, city: string] {
  return [property.state === "read" ? property.value : "", city.state === "read" ? city.value : ""];
}

/** On a phone each line is a card, so of the empty ones only the next is shown. */
function useShownRows(sheet: Sheet): number {
  const isPhone = useIsPhone();
  const filled = sheet.rows.findLastIndex(({ state }) => state !== "blank") + 1;
  return isPhone ? filled + 1 : sheet.rows.length;
}

type ColumnTitleProps = {
  readonly index: number;
  readonly column: Column;
  readonly onChoose: (column: Column) => void;
};

const choices: readonly Column[] = [...columnKinds, "ignored"];

function ColumnTitle({ index, column, onChoose }: ColumnTitleProps) {
  const { t } = useTranslation("several");
  return (
    <th scope="col" data-kind={column}>
      <select
        aria-label={t("columnIs", { column: String.fromCodePoint(65 + (index % 26)) })}
        value={column}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChoose(choices.find((choice) => choice === value) ?? "ignored");
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`column.${choice}`)}
          </option>
        ))}
      </select>
    </th>
  );
}
