import type { CampaignTotals } from "@keystead/contract/ads";
import { CAMPAIGN_CURRENCY } from "@keystead/domain/ads";
import { monthOf } from "@keystead/domain/calendar";
import { Suspense } from "react";
import { useSearchParams } from "react-router";

import { formatMoney, formatNumber } from "../../lib/format/format.ts";
import { minorOf } from "../../lib/format/minor-units.ts";
import { todayHere } from "../../lib/format/today.ts";
import { BarList } from "../../ui/chart/bar-list.tsx";
import { MonthChartCard } from "../../ui/chart/month-chart-card.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { LazyBaseTotal } from "../fx/public.ts";
import { ChannelMark, CostText, CampaignRateText } from "./campaign-marks.tsx";
import "../../ui/card.css";
import "../../ui/chart/kpis.css";
import "../../ui/second.css";
import "./ads.css";

type CampaignTotalsProps = {
  readonly totals: CampaignTotals;
  /** The filter covers only some days: campaigns count in proportion. */
  readonly shared: boolean;
};

/** Totals of all campaigns of the filter: four figures, the cost per lead of each channel, and the spend by month. */
export function CampaignFigures({ totals, shared }: CampaignTotalsProps) {
  const { t } = useTranslation("ads");
  const hrefOf = useNarrowed();
  const language = useLanguage();
  const money = (amount: string) => formatMoney({ amount, currency: CAMPAIGN_CURRENCY }, language);
  return (
    <div className="ks-ads-figures">
      <Kpis totals={totals} shared={shared} />
      {totals.campaigns === 0 ? null : (
        <div className="ks-ads-charts">
          <ChannelBars channels={totals.channels} hrefOf={hrefOf} />
          {totals.months.length === 0 ? null : (
            <MonthChartCard
              months={totals.months.map(({ month, spend }) => ({
                month,
                sums: [{ amount: spend, currency: CAMPAIGN_CURRENCY }],
              }))}
              to={(month) => hrefOf("period", month)}
              now={monthOf(todayHere())}
              currency={CAMPAIGN_CURRENCY}
              heading={t("spend")}
              out
              title={() => t("months.title", { amount: money(totals.spend) })}
              text={t("months.text")}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** The same list, narrowed further. */
function useNarrowed(): (filter: "channel" | "period", value: string) => string {
  const [params] = useSearchParams();
  return (filter, value) => {
    const next = new URLSearchParams(params);
    next.set(filter, value);
    next.delete("page");
    return `?${next}`;
  };
}

function Kpis({ totals, shared }: CampaignTotalsProps) {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  const { spend, leads, clicks, impressions, costPerLead, clickRate, base } = totals;
  const money = formatMoney({ amount: spend, currency: CAMPAIGN_CURRENCY }, language);
  return (
    <div className="ks-kpis ks-ads-kpis">
      <div className="ks-card ks-kpis-one">
        <span className="ks-kpis-head">{t("spend")}</span>
        <strong>{money}</strong>
        <span className="ks-kpis-text">{shared ? t("shares") : t("count", { count: totals.campaigns })}</span>
        {base === null ? null : (
          <Suspense fallback={<Pending />}>
            <LazyBaseTotal sum={base} label={t("inBase", { currency: base.currency })} />
          </Suspense>
        )}
      </div>
      <div className="ks-card ks-kpis-one">
        <span className="ks-kpis-head">{t("leads")}</span>
        <strong>{formatNumber(leads, language)}</strong>
      </div>
      <div className="ks-card ks-kpis-one">
        <span className="ks-kpis-head">{t("costPerLead")}</span>
        <strong>
          <CostText cost={costPerLead} />
        </strong>
        <span className="ks-kpis-text">
          {t("costOf", { spend: money, leads: t("leadCount", { count: leads }) })}
        </span>
      </div>
      <div className="ks-card ks-kpis-one">
        <span className="ks-kpis-head">{t("clickRate")}</span>
        <strong>
          <CampaignRateText rate={clickRate} />
        </strong>
        <span className="ks-kpis-text">
          {t("rateOf", {
            clicks: formatNumber(clicks, language),
            impressions: formatNumber(impressions, language),
          })}
        </span>
      </div>
    </div>
  );
}

type ChannelBarsProps = Pick<CampaignTotals, "channels"> & {
  readonly hrefOf: (filter: "channel", value: string) => string;
};

/** The cheapest first; a channel without leads has no bar, and shows what was spent on it. */
function ChannelBars({ channels, hrefOf }: ChannelBarsProps) {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  const money = (amount: string) => formatMoney({ amount, currency: CAMPAIGN_CURRENCY }, language);
  const [first] = channels;
  const cheapest =
    first === undefined || first.costPerLead === null ? null : { ...first, costPerLead: first.costPerLead };
  return (
    <section className="ks-card ks-ads-channels" aria-labelledby="ads-channels">
      <h2 id="ads-channels">
        {cheapest === null
          ? t("channels.none")
          : t("channels.cheapest", {
              channel: t(`channel.${cheapest.channel}`),
              amount: money(cheapest.costPerLead),
            })}
      </h2>
      <p className="ks-second">{t("channels.title")}</p>
      <BarList
        bars={channels.map(({ channel, costPerLead, spend, leads }) => {
          const made = t("channels.line", { spend: money(spend), leads: t("leadCount", { count: leads }) });
          return {
            key: channel,
            label: <ChannelMark channel={channel} />,
            to: hrefOf("channel", channel),
            words: [
              `${t(`channel.${channel}`)}: ${costPerLead === null ? t("noValueCost") : money(costPerLead)}`,
              made,
            ].join(" · "),
            value: costPerLead === null ? null : minorOf(costPerLead, CAMPAIGN_CURRENCY),
            amount: (
              <span className="ks-ads-cost">
                <CostText cost={costPerLead} />
                <small>{made}</small>
              </span>
            ),
          };
        })}
      />
    </section>
  );
}
