import type { SkippedRow } from "@keystead/domain/market-range";
import { useId, useState } from "react";

import { formatNumber } from "../../lib/format/format.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "../../ui/card.css";
import "../../ui/figures.css";
import "../../ui/link-button.css";
import "./market-range.css";

/** As many as a person is likely to read; the rest on demand. */
const FIRST_SHOWN = 20;

/** Which rows have no price, and why. */
export function SkippedRows({ rows }: { readonly rows: readonly SkippedRow[] }) {
  const { t } = useTranslation("market-range");
  const language = useLanguage();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_SHOWN);
  return (
    <section className="ks-card ks-market-range-skipped" aria-labelledby={id}>
      <div className="ks-card-head">
        <h2 id={id}>{t("skippedTitle", { count: rows.length })}</h2>
      </div>
      <table className="ks-figures">
        <thead>
          <tr>
            <th scope="col">{t("row")}</th>
            <th scope="col">{t("reason")}</th>
            <th scope="col">{t("found")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row, reason, text }) => (
            <tr key={row}>
              <th scope="row">{formatNumber(row, language)}</th>
              <td>{t(`skip.${reason}`)}</td>
              <td className="ks-market-range-found">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === rows.length ? null : (
        <p className="ks-card-text ks-market-range-more">
          <button
            type="button"
            className="ks-link-button"
            onClick={() => {
              setWhole(true);
            }}
          >
            {t("showAll", { count: rows.length })}
          </button>
        </p>
      )}
    </section>
  );
}
