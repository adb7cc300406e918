import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { IconArrowRight } from "@tabler/icons-react";

import { query } from "../../../lib/api.ts";
import { formatMonth } from "../../../lib/format/format.ts";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useSettledValues } from "../../../ui/use-settled-values.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { RateRow } from "./rate-rows.ts";
import { rateChanges, type RateInputs } from "./use-rate-form.ts";
import "../../../ui/second.css";
import "../../../ui/visually-hidden.css";
import "./rate-book.css";

type RateEffectsProps = { readonly rows: readonly RateRow[]; readonly input: RateInputs };

/** How saving would change recorded amounts, shown before it is saved (R-B08). */
export function RateEffects({ rows, input }: RateEffectsProps) {
  const { t } = useTranslation("fx");
  const language = useLanguage();
  const { settled } = useSettledValues(input);
  const reading = rateChanges(
    settled,
    rows.flatMap((row) => row.cells),
  );
  const changes = "input" in reading ? reading.input : [];
  const { data } = useQuery(
    query.fx.preview.queryOptions({
      input: changes.length === 0 ? skipToken : { changes: [...changes] },
      placeholderData: keepPreviousData,
      retry: false,
    }),
  );
  if (changes.length === 0 || data === undefined) return null;
  return (
    <div className="ks-rate-book-effects" role="status">
      <b>{t(data.effects.length === 0 ? "effects.none" : "effects.title")}</b>
      {data.effects.length === 0 ? null : (
        <ul>
          {data.effects.map(({ period, from, records, before, after }) => (
            <li key={`${period} ${from}`}>
              <span>
                {[formatMonth(period, language), from].join(", ")}{" "}
                <small className="ks-second">{t("effects.records", { count: records })}</small>
              </span>
              <span>
                <Figure amount={before} currency={data.currency} />
                <IconArrowRight size={14} aria-hidden />
                <span className="ks-visually-hidden">{t("effects.becomes")}</span>
                <b>
                  <Figure amount={after} currency={data.currency} />
                </b>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type FigureProps = { readonly amount: string | null; readonly currency: string };

function Figure({ amount, currency }: FigureProps) {
  const { t } = useTranslation("fx");
  return amount === null ? t("noRate") : <MoneyText amount={amount} currency={currency} />;
}
