import { ActionIcon } from "@mantine/core";
import { IconArrowsExchange, IconCopy } from "@tabler/icons-react";

import { formatMonth } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type CellForm, RateField, RateCellText } from "./rate-cell.tsx";
import type { RateRow } from "./rate-rows.ts";
import "./rate-table.css";

type Writing = {
  readonly form: CellForm;
  /** The months into which rates of the previous month can be copied. */
  readonly copies: readonly string[];
  readonly onCopy: (period: string) => void;
  readonly onTurn: (row: RateRow) => void;
  /** Reports how many pasted values found no cell. */
  readonly onLeft: (count: number) => void;
};

type RateTableProps = {
  readonly months: readonly string[];
  readonly rows: readonly RateRow[];
  /** Null for people who may only read. */
  readonly writing: Writing | null;
};

/** A row for each pair, a column for each month; on a phone each pair is a list of its months, the latest first. */
export function RateTableView({ months, rows, writing }: RateTableProps) {
  const { t } = useTranslation("fx");
  const language = useLanguage();
  return (
    <div className="ks-rate-table-frame">
      <table className="ks-rate-table">
        <thead>
          <tr>
            <th scope="col">{t("pair")}</th>
            {months.map((month) => (
              <th key={month} scope="col">
                {formatMonth(month, language, "medium")}
                {writing?.copies.includes(month) === true ? (
                  <Action
                    label={t("copyInto", { month: formatMonth(month, language) })}
                    icon={IconCopy}
                    onPress={() => {
                      writing.onCopy(month);
                    }}
                  />
                ) : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <PairHead row={row} writing={writing} />
              {row.cells.map((cell, at) => (
                <td key={cell.period} style={{ order: months.length - at }}>
                  <span className="ks-rate-table-month" aria-hidden>
                    {formatMonth(cell.period, language, "medium")}
                  </span>
                  {writing === null ? (
                    <RateCellText cell={cell} />
                  ) : (
                    <RateField cell={cell} rows={rows} form={writing.form} onLeft={writing.onLeft} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type PairHeadProps = Pick<RateTableProps, "writing"> & { readonly row: RateRow };

function PairHead({ row, writing }: PairHeadProps) {
  const { t } = useTranslation("fx");
  const { base, quote } = row;
  return (
    <th scope="row">
      <span>
        {t("pairReads", { base, quote })}
        {writing === null ? null : (
          <Action
            label={t("turn", { base: quote, quote: base })}
            icon={IconArrowsExchange}
            onPress={() => {
              writing.onTurn(row);
            }}
          />
        )}
      </span>
      <small aria-hidden>{t("below", { base: quote, quote: base })}</small>
    </th>
  );
}

type ActionProps = {
  readonly label: string;
  readonly icon: typeof IconCopy;
  readonly onPress: () => void;
};

function Action({ label, icon: Icon, onPress }: ActionProps) {
  return (
    <ActionIcon variant="subtle" size={28} aria-label={label} title={label} onClick={onPress}>
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
}
