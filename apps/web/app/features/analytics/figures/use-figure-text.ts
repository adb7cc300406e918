import type { Figure, MeasureView } from "@keystead/contract/analytics";
import type { Metric, SideUnit } from "@keystead/domain/analytics";
import { metricFacts } from "@keystead/domain/analytics";

import { formatMoney, formatNumber, formatPercent, formatDecimal } from "../../../lib/format/format.ts";
import { isZero, withoutSign } from "../../../lib/format/minor-units.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** For a value that is not available, which is never shown as 0 (R-Z05). */
export const NONE = "—";

/** A smaller share would be shown as 0.0 %. */
const LEAST_SHARE = 0.0005;

/** Formats the figures of the screen; all money is in one currency. */
export function useFigureText(currency: string) {
  const { t } = useTranslation("analytics");
  const language = useLanguage();
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  const value = (metric: Metric, text: string | null): string => {
    if (text === null) return NONE;
    const { unit, ratio, decimals = 0 } = metricFacts[metric];
    const number = Number(text);
    switch (unit) {
      case "money":
      case "per_night":
        return money(text);
      case "nights":
        return t("nights", { count: number, value: formatNumber(number, language, decimals) });
      case "years":
        return t("years", { count: number, value: formatNumber(number, language, 1) });
      case "ratio":
        return ratio === "coverage"
          ? formatNumber(number, language, decimals)
          : formatPercent(number, language, decimals);
    }
  };
  const side = (unit: SideUnit, text: string | null): string => {
    if (text === null) return NONE;
    if (unit === "money") return money(text);
    return formatNumber(Number(text), language);
  };
  return {
    money,
    value,
    /** The count with its unit: "242 nights". */
    counted: (unit: SideUnit, text: string | null): string =>
      text === null || unit === "money"
        ? side(unit, text)
        : t(`counted.${unit}`, { count: Number(text), value: side(unit, text) }),
    side,
    figure: ({ metric, value: of, coverage }: Figure): string =>
      coverage === null || of === null ? value(metric, of) : formatDecimal(coverage.display, language),
    measure: (metric: Metric, { value: of }: MeasureView): string => value(metric, of),
    change: (figure: Figure) =>
      changeOf(figure, {
        value,
        percent: (share) => formatPercent(share, language, 1),
        points: (text) => t("points", { value: formatNumber(Number(text), language, 1) }),
      }),
  };
}

type Writers = {
  readonly value: (metric: Metric, text: string) => string;
  readonly percent: (share: number) => string;
  readonly points: (text: string) => string;
};

/** The change and whether it is good; null if there is none. */
function changeOf({ metric, change }: Figure, { value, percent, points }: Writers) {
  const { unit, better } = metricFacts[metric];
  if (change === null || isZero(change.delta)) return null;
  const up = !change.delta.startsWith("-");
  const by =
    change.points !== null
      ? points(withoutSign(change.points))
      : change.pct !== null && unit !== "nights" && Math.abs(Number(change.pct)) >= LEAST_SHARE
        ? percent(Math.abs(Number(change.pct)))
        : value(metric, withoutSign(change.delta));
  return { up, by, good: up === (better !== "less") };
}
