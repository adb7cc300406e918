import type { ColumnOf } from "@keystead/domain/spreadsheet";

import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type Grid, nameColumn } from "./grid.ts";
import type { Edit, LineContext, SheetKind } from "./sheet-kind.ts";
import { SheetTableRow } from "./sheet-table-row.tsx";
import type { LineReading } from "./first-problem.ts";
import "./sheet.css";

type SheetTableProps<Kind extends string, Reading extends LineReading<Kind>, Context extends LineContext> = {
  readonly kind: SheetKind<Kind, Reading, Context>;
  readonly grid: Grid<Kind>;
  readonly rows: readonly Reading[];
  readonly blank: Reading;
  readonly contextOf: (reading: Reading) => Context;
  readonly onEdit: Edit<Kind>;
};

/** The grid with its changeable titles; a copied range is pasted starting at the focused cell. */
export function SheetTable<
  Kind extends string,
  Reading extends LineReading<Kind>,
  Context extends LineContext,
>(props: SheetTableProps<Kind, Reading, Context>) {
  const { kind, grid, rows, blank, contextOf, onEdit } = props;
  const { t } = useTranslation("bulk");
  const shown = useShownRows(rows);
  const titleOf = kind.useTitleOf();
  return (
    <div className="ks-sheet-scroll">
      <table className="ks-sheet" aria-label={t("sheet")}>
        <thead>
          <tr>
            <td />
            {grid.columns.map((column, index) => (
              <ColumnTitle<Kind>
                // oxlint-disable-next-line react/no-array-index-key -- a column has no other key than its position
                key={index}
                index={index}
                column={column}
                choices={[...grid.kinds, "ignored"]}
                titleOf={titleOf}
                onChoose={(next) => {
                  onEdit((before) => nameColumn(before, index, next));
                }}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.slice(0, shown).map((texts, row) => {
            const reading = rows[row] ?? blank;
            return (
              <SheetTableRow
                // oxlint-disable-next-line react/no-array-index-key -- a line has no other key than its position
                key={row}
                kind={kind}
                row={row}
                texts={texts}
                columns={grid.columns}
                reading={reading}
                context={contextOf(reading)}
                onEdit={onEdit}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** On a phone each line is a card, so only the next empty one is shown. */
function useShownRows(rows: readonly { readonly state: string }[]): number {
  const isPhone = useIsPhone();
  const filled = rows.findLastIndex(({ state }) => state !== "blank") + 1;
  return isPhone ? filled + 1 : rows.length;
}

type ColumnTitleProps<Kind extends string> = {
  readonly index: number;
  readonly column: ColumnOf<Kind>;
  readonly choices: readonly ColumnOf<Kind>[];
  readonly titleOf: (column: ColumnOf<Kind>) => string;
  readonly onChoose: (column: ColumnOf<Kind>) => void;
};

function ColumnTitle<Kind extends string>({
  index,
  column,
  choices,
  titleOf,
  onChoose,
}: ColumnTitleProps<Kind>) {
  const { t } = useTranslation("bulk");
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
            {titleOf(choice)}
          </option>
        ))}
      </select>
    </th>
  );
}
