import type { ReportPreview as Preview } from "@keystead/contract/exports";
import { type Month, parseMonth, periodOf } from "@keystead/domain/calendar";
import { Suspense } from "react";
import { Link } from "react-router";

import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import { usePeriodText } from "../../ui/text/use-period-text.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyMissingRates } from "../fx/public.ts";
import type { useReportChoice } from "./use-report-choice.ts";
import "../../ui/list/table.css";
import "./exports.css";

type ReportPreviewProps = {
  readonly preview: Preview | undefined;
  readonly choosing: ReturnType<typeof useReportChoice>;
  /** The preview belongs to earlier settings; the next one is loading. */
  readonly isOld: boolean;
};

/** The first rows as in the file, with the sums and the missing exchange rates. */
export function PreviewTable({ preview, choosing, isOld }: ReportPreviewProps) {
  const { t } = useTranslation("exports");
  if (preview === undefined) return <Skeleton rows={6} />;
  if (preview.rows === 0) return <Nothing preview={preview} choosing={choosing} />;
  const shown = preview.columns.flatMap((column, at) => (column.isShown ? [{ ...column, at }] : []));
  const isCsv = choosing.choice.format === "csv";
  return (
    <div className="ks-exports-preview" aria-busy={isOld}>
      <div className="ks-exports-preview-head">
        <h3>{t("preview")}</h3>
        <span>{t("firstOf", { first: preview.first.length, count: preview.rows })}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <div className="ks-table-scroll" tabIndex={0} role="region" aria-label={t("preview")}>
        <table className="ks-table">
          <thead>
            <tr>
              {shown.map(({ key, label, isNumber }) => (
                <th key={key} scope="col" className={isNumber ? "ks-exports-number" : undefined}>
                  {isCsv ? key : label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.first.map((row, line) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a file, in its order
              <tr key={line}>
                {shown.map(({ key, at, isNumber, needsRate }) => (
                  <td key={key} className={isNumber ? "ks-exports-number" : undefined}>
                    <Cell
                      text={row[at] ?? null}
                      isNumber={isNumber}
                      needsRate={needsRate}
                      mark={isCsv ? choosing.choice.decimal : null}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Sums preview={preview} />
      {preview.withoutFont.length === 0 ? null : (
        <p role="status">{t("withoutFont", { marks: preview.withoutFont.join(" ") })}</p>
      )}
      <Suspense fallback={<Pending />}>
        {preview.missing.length === 0 ? null : (
          <div className="ks-exports-missing">
            <p>{t("withheld")}</p>
            <LazyMissingRates missing={preview.missing} />
          </div>
        )}
      </Suspense>
    </div>
  );
}

type CellProps = {
  readonly text: string | null;
  readonly isNumber: boolean;
  readonly needsRate: boolean;
  readonly mark: string | null;
};

function Cell({ text, isNumber, needsRate, mark }: CellProps) {
  const { t } = useTranslation("exports");
  if (text === null) return needsRate ? <span className="ks-exports-gap">{t("empty")}</span> : null;
  if (!isNumber) return <span className="ks-exports-cell">{text}</span>;
  return <>{mark === "," ? text.replace(".", ",") : text}</>;
}

/**
 * The sums at the end of the file, by currency, with those kept apart; for reports with many columns only the final
 * result.
 */
function Sums({ preview }: { readonly preview: Preview }) {
  const { t } = useTranslation("exports");
  const keys = ["amount", "amount_base", "outstanding", "cash_flow", "net_cash_movement"];
  const shown = preview.sums.filter(({ key }) => keys.includes(key));
  if (shown.length === 0) return null;
  const labelOf = (key: string) => preview.columns.find((column) => column.key === key)?.label ?? key;
  return (
    <dl className="ks-exports-sums" aria-label={t("sums")}>
      {shown.map(({ key, currency, amount, apart }) => (
        <div key={`${key} ${currency} ${apart ?? ""}`}>
          <dt>{apart === null ? labelOf(key) : `${labelOf(key)} · ${t(`apart.${apart}`)}`}</dt>
          <dd>
            <MoneyText amount={amount} currency={currency} display="code" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** States that the period has no data, and links to the latest month that has some. */
function Nothing({
  preview,
  choosing,
}: {
  readonly preview: Preview;
  readonly choosing: ReportPreviewProps["choosing"];
}) {
  const { t } = useTranslation("exports");
  const month: Month | null = parseMonth(preview.lastMonth ?? "");
  const words = usePeriodText();
  const { hrefOf } = choosing.shown;
  return (
    <div className="ks-exports-nothing" role="status">
      <b>{t("nothing")}</b>
      {month === null ? null : (
        <Link to={hrefOf(month)}>{t("lastIn", { month: words(periodOf("month", month)) })}</Link>
      )}
    </div>
  );
}
