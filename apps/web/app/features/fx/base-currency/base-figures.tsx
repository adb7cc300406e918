import type { BaseFigures as Figures } from "@keystead/contract/fx";

import { formatMonth } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { BaseTotal, MissingRates } from "./base-total.tsx";
import "../../../ui/card.css";
import "./base-figures.css";

export { BaseTotal };

type BaseFiguresProps = { readonly figures: Figures; readonly month: string };

const shown = [
  "received",
  "spent",
  "net",
  "settled",
  "expected",
  "overdue",
  "held",
] as const satisfies readonly (keyof Figures)[];

/**
 * The figures above, in the base currency: each opens into its rates. Missing rates are listed once for all of them.
 */
export function BaseFigureCards({ figures, month }: BaseFiguresProps) {
  const { t } = useTranslation("fx");
  const language = useLanguage();
  const sums = shown.flatMap((name) => {
    const sum = figures[name];
    return sum === null ? [] : [{ name, sum }];
  });
  const [first] = sums;
  if (first === undefined) return null;
  const { currency } = first.sum;
  const missing = sums.flatMap(({ sum }) => sum.missing);
  return (
    <section className="ks-card ks-base-figures" aria-label={t("figures.title", { currency })}>
      <h2>
        {t("figures.title", { currency })} <span className="ks-second">{formatMonth(month, language)}</span>
      </h2>
      <div className="ks-base-figures-row">
        {sums.map(({ name, sum }) => (
          <BaseTotal key={name} sum={sum} label={t(`figures.${name}`)} quiet />
        ))}
      </div>
      <MissingRates missing={missing} />
    </section>
  );
}
