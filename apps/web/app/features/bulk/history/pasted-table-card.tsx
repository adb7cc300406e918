import { Button } from "@mantine/core";
import {
  type HistoryColumn,
  historyColumnsOf,
  type HistoryIssue,
  historyTables,
  isBlankRow,
  type PastedTable,
} from "@keystead/domain/spreadsheet";
import { IconAlertTriangle, IconCircleCheck, IconTrash } from "@tabler/icons-react";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import { ofKind, withColumn } from "./history-work.ts";
import "../../../ui/card.css";
import "./pasted-table.css";

type PastedTableCardProps = {
  readonly pasted: PastedTable;
  readonly issues: readonly HistoryIssue[];
  readonly currency: string;
  readonly onChange: (next: PastedTable) => void;
  readonly onRemove: () => void;
};

/**
 * How a pasted table was read: the kind of its records, the meaning of its columns, its first rows, and any problems.
 */
export function PastedTableCard(props: PastedTableCardProps) {
  const { pasted, issues, onChange, onRemove } = props;
  const { t } = useTranslation("bring-history");
  const rows = pasted.rows.filter((cells) => !isBlankRow(cells)).length;
  const wrong = new Set(issues.map(({ row }) => row)).size;
  const name = t(`table.${pasted.table}`);
  return (
    <section className="ks-card ks-pasted-table" aria-label={name}>
      <div className="ks-pasted-table-head">
        <label>
          <span className="ks-visually-hidden">{t("kindOf")}</span>
          <select
            value={pasted.table}
            onChange={({ currentTarget: { value } }) => {
              const table = historyTables.find((one) => one === value);
              if (table !== undefined) onChange(ofKind(pasted, table));
            }}
          >
            {historyTables.map((table) => (
              <option key={table} value={table}>
                {t(`table.${table}`)}
              </option>
            ))}
          </select>
        </label>
        <span className="ks-second">{t("rows", { count: rows })}</span>
        <span className="ks-pasted-table-state" data-wrong={wrong > 0}>
          {wrong === 0 ? (
            <IconCircleCheck size={16} aria-hidden />
          ) : (
            <IconAlertTriangle size={16} aria-hidden />
          )}
          {wrong === 0 ? t("allRead") : t("attention", { count: wrong })}
        </span>
        <Button
          variant="subtle"
          size="xs"
          color="gray"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onRemove}
        >
          {t("remove", { table: name })}
        </Button>
      </div>
      <FirstRows pasted={pasted} onChange={onChange} />
      <Problems {...props} />
    </section>
  );
}

const SHOWN_ROWS = 3;

function FirstRows({ pasted, onChange }: Pick<PastedTableCardProps, "pasted" | "onChange">) {
  const { t } = useTranslation("bring-history");
  const kinds: readonly HistoryColumn[] = historyColumnsOf[pasted.table];
  const first = pasted.rows
    .map((cells, row) => ({ cells, row }))
    .filter(({ cells }) => !isBlankRow(cells))
    .slice(0, SHOWN_ROWS);
  return (
    <div className="ks-pasted-table-scroll">
      <table aria-label={t("firstRows", { table: t(`table.${pasted.table}`) })}>
        <thead>
          <tr>
            {pasted.columns.map((column, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column has no other key than its position
              <th key={at} scope="col" data-kind={column}>
                <span className="ks-pasted-table-title">{pasted.titles[at] ?? ""}</span>
                <select
                  aria-label={t("columnIs", { column: pasted.titles[at] || String(at + 1) })}
                  value={column}
                  onChange={({ currentTarget: { value } }) => {
                    onChange(withColumn(pasted, at, kinds.find((kind) => kind === value) ?? "ignored"));
                  }}
                >
                  {[...kinds, "ignored" as const].map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`column.${kind}`)}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map(({ cells, row }) => (
            <tr key={row}>
              {pasted.columns.map((_column, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell has no other key than its position
                <td key={at}>{cells[at] ?? ""}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const SHOWN_PROBLEMS = 10;

function Problems({ pasted, issues, currency }: PastedTableCardProps) {
  const { t } = useTranslation(["bring-history", "bulk"]);
  if (issues.length === 0) return null;
  const more = issues.length - SHOWN_PROBLEMS;
  return (
    <ul className="ks-pasted-table-problems">
      {issues.slice(0, SHOWN_PROBLEMS).map(({ row, column, code, text }) => (
        <li key={`${row} ${column}`}>
          {t("problemAt", {
            row: pasted.firstLine + row,
            column: t(`column.${column}`),
            problem: t(`bulk:problem.${code}`, { currency }),
          })}
          {text === "" ? null : <span className="ks-second"> {text}</span>}
        </li>
      ))}
      {more > 0 ? <li>{t("moreProblems", { count: more })}</li> : null}
    </ul>
  );
}
