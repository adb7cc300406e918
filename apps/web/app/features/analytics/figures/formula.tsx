import type { Figure } from "@keystead/contract/analytics";
import { metricFacts } from "@keystead/domain/analytics";

import { isNegative, isZero, withoutSign } from "../../../lib/format/minor-units.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useFigureText } from "./use-figure-text.ts";
import "./formula.css";

type FormulaProps = { readonly figure: Figure; readonly currency: string };

/** The meaning of a figure and its formula with this period's numbers, one below the other. */
export function Formula({ figure, currency }: FormulaProps) {
  const { t } = useTranslation("analytics");
  const text = useFigureText(currency);
  const { metric, terms, numerator, denominator } = figure;
  const facts = metricFacts[metric];
  const of = (side: "numerator" | "denominator") => terms.filter((term) => term.side === side);
  const sides = [
    { side: "numerator", sum: numerator, unit: facts.numerator.counts },
    ...(facts.denominator === null
      ? []
      : [{ side: "denominator", sum: denominator, unit: facts.denominator.counts } as const]),
  ] as const;
  return (
    <div className="ks-formula">
      <p>{t(`about.${metric}`)}</p>
      {sides.map(({ side, sum, unit }) => (
        <dl key={side}>
          {of(side).map(({ term, value }, at) => (
            <div key={term}>
              <dt>
                {side === "denominator" && at === 0 && of(side).length === 1 ? "÷ " : null}
                {t(`term.${term}`)}
              </dt>
              <dd>{text.side(unit, value)}</dd>
            </div>
          ))}
          {of(side).length > 1 && facts.denominator !== null ? (
            <div>
              <dt>
                {side === "denominator" ? "÷ " : null}
                {t("together")}
              </dt>
              <dd>{text.side(unit, sum)}</dd>
            </div>
          ) : null}
        </dl>
      ))}
      <dl>
        <div className="ks-formula-value">
          <dt>{t(`metric.${metric}`)}</dt>
          <dd>{text.figure(figure)}</dd>
        </div>
      </dl>
      {figure.estimated ? <p>{t("estimated")}</p> : null}
    </div>
  );
}

/** The formula in one line: "€8,054.20 − €1,918.35", "148 nights ÷ 242 nights". */
export function useFormulaLine({ figure, currency }: FormulaProps): string {
  const text = useFigureText(currency);
  const { metric, terms, numerator, denominator } = figure;
  const facts = metricFacts[metric];
  if (facts.denominator !== null)
    return `${text.counted(facts.numerator.counts, numerator)} ÷ ${text.counted(facts.denominator.counts, denominator)}`;
  // Zero terms appear only in the full formula.
  const shown = terms.filter(({ value }, at) => at === 0 || value === null || !isZero(value));
  return shown
    .map(({ value }, at) => {
      const minus = value !== null && isNegative(value);
      const amount = text.counted(facts.numerator.counts, value === null ? null : withoutSign(value));
      const sign = at === 0 ? (minus ? "−" : "") : minus ? " − " : " + ";
      return `${sign}${amount}`;
    })
    .join("");
}
