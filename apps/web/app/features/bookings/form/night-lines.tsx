import type { NightView } from "@keystead/contract/bookings";
import { amountTimes } from "@keystead/domain/money";

import { formatMoney } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type NightLinesProps = { readonly nightPrices: readonly NightView[]; readonly currency: string };

/** The nights of a booking in a list of its price: equal nights together, with the reason for their price. */
export function NightLines({ nightPrices, currency }: NightLinesProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const money = (amount: string) => formatMoney({ amount, currency }, language);
  return alike(nightPrices, currency).map(({ key, rate, count, season, amount }) => (
    <div key={key}>
      <dt>
        {t("nightsAt", { nights: t("nights", { count }), rate: money(rate) })}
        <small>{season ?? t("ownRate")}</small>
      </dt>
      <dd>{money(amount)}</dd>
    </div>
  ));
}

/** Groups consecutive nights with the same price and reason. */
function alike(nights: readonly NightView[], currency: string) {
  const groups: { key: string; rate: string; season: string | null; count: number }[] = [];
  for (const { date, rate, season } of nights) {
    const last = groups.at(-1);
    if (last !== undefined && last.rate === rate && last.season === season) last.count += 1;
    else groups.push({ key: date, rate, season, count: 1 });
  }
  return groups.map((group) => ({
    ...group,
    amount: amountTimes(group.rate, group.count, currency),
  }));
}
