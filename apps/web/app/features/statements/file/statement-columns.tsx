import {
  bankColumnKinds,
  type BankColumn,
  type BankTable,
  nameBankColumn,
} from "@keystead/domain/statements";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./statement-columns.css";

const choices: readonly BankColumn[] = [...bankColumnKinds, "ignored"];
/** Enough rows to recognise a column's content. */
const SHOWN = 4;

type StatementColumnsProps = {
  readonly table: BankTable;
  readonly onColumns: (columns: readonly BankColumn[]) => void;
};

/** The detected meaning of each column, above the first rows; each can be changed. */
export function StatementColumns({ table: { titles, columns, rows }, onColumns }: StatementColumnsProps) {
  const { t } = useTranslation("statements");
  return (
    <div className="ks-statement-columns">
      <table aria-label={t("columns")}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column has no other key
              <th scope="col" key={index} data-ignored={column === "ignored"}>
                <select
                  aria-label={t("columnIs", { column: titles[index] ?? String(index + 1) })}
                  value={column}
                  onChange={(event) => {
                    const { value } = event.currentTarget;
                    const next = choices.find((choice) => choice === value) ?? "ignored";
                    onColumns(nameBankColumn(columns, index, next));
                  }}
                >
                  {choices.map((choice) => (
                    <option key={choice} value={choice}>
                      {t(`column.${choice}`)}
                    </option>
                  ))}
                </select>
                {titles[index] ?? ""}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row has no other key
            <tr key={at}>
              {columns.map((column, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell has no other key
                <td key={index} data-ignored={column === "ignored"}>
                  {row[index] ?? ""}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
