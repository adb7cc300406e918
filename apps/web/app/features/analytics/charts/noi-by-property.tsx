import type { AnalyticsAnswer } from "@keystead/contract/analytics";
import { sumAmounts } from "@keystead/domain/money";
import { useState } from "react";

import { BarList } from "../../../ui/chart/bar-list.tsx";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { HISTORY } from "../rows/rows-address.ts";
import { useFigureText } from "../figures/use-figure-text.ts";
import type { AnalyticsScreen } from "../use-screen.ts";
import "../../../ui/card.css";
import "../../../ui/second.css";
import "../analytics.css";

type Line = AnalyticsAnswer["noiByProperty"][number];

/** The NOI of each property, over six months or in the shown period. */
export function NoiByProperty({ screen }: { readonly screen: AnalyticsScreen }) {
  const { t } = useTranslation("analytics");
  const [over, setOver] = useState<"history" | "period">("history");
  const text = useFigureText(screen.currency);
  const { answer, currency } = screen;
  const lines = answer.noiByProperty.map((line) => ({
    ...line,
    amount: over === "period" ? line.noi.value : noiOfHistory(line, currency),
  }));
  const bars = lines
    .map(({ property, rentalMode, amount }) => ({
      key: property.id,
      label: property.name,
      value: amount === null ? null : Number(amount),
      amount: text.value("noi", amount),
      words: t("noiOf", { property: property.name, amount: text.value("noi", amount) }),
      to: screen.rowsHref({
        metric: "noi",
        period: over === "history" ? HISTORY : null,
        propertyId: property.id,
      }),
      slot: rentalMode === "monthly" ? (1 as const) : (3 as const),
    }))
    .toSorted((a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity));
  return (
    <section className="ks-card" aria-labelledby="noi-by-property">
      <div className="ks-card-head">
        <div>
          <h2 id="noi-by-property">{t("noiByProperty")}</h2>
          <p className="ks-second ks-analytics-text">{over === "period" ? screen.period : screen.history}</p>
        </div>
        <Segmented
          label={t("over")}
          value={over}
          onChange={setOver}
          options={[
            { value: "history", label: t("sixMonths") },
            { value: "period", label: t("thePeriod") },
          ]}
        />
      </div>
      {bars.length === 0 ? (
        <p className="ks-card-text ks-second">{t("noMoney")}</p>
      ) : (
        <div className="ks-analytics-ranked">
          <BarList bars={bars} replace />
          <p className="ks-analytics-legend" aria-hidden>
            <i data-slot="1" /> {t("long_term")} <i data-slot="3" /> {t("short_term")}
          </p>
        </div>
      )}
    </section>
  );
}

/** Null if any month lacks an exchange rate. */
export function noiOfHistory({ months }: Pick<Line, "months">, currency: string): string | null {
  const amounts = months.map(({ noi }) => noi.value);
  const known = amounts.filter((amount) => amount !== null);
  return known.length < amounts.length ? null : sumAmounts(known, currency);
}
