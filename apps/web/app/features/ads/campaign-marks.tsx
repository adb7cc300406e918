import type { CampaignView } from "@keystead/contract/ads";
import { CAMPAIGN_CURRENCY, type CampaignChannel } from "@keystead/domain/ads";
import {
  IconBrandFacebook,
  IconBrandGoogle,
  IconHandFinger,
  IconMapPin,
  IconNews,
} from "@tabler/icons-react";

import { formatDays } from "../../lib/format/format-days.ts";
import { formatDay, formatPercent } from "../../lib/format/format.ts";
import { todayHere } from "../../lib/format/today.ts";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "../../ui/visually-hidden.css";
import "./ads.css";

const iconOf: Readonly<Record<CampaignChannel, typeof IconNews>> = {
  manual: IconHandFinger,
  classifieds: IconNews,
  facebook: IconBrandFacebook,
  google: IconBrandGoogle,
  local: IconMapPin,
};

/** A channel as icon and text. */
export function ChannelMark({ channel }: { readonly channel: CampaignChannel }) {
  const { t } = useTranslation("ads");
  const Icon = iconOf[channel];
  return (
    <span className="ks-ads-channel">
      <Icon size={18} stroke={1.75} aria-hidden />
      {t(`channel.${channel}`)}
    </span>
  );
}

/** "Google, Lindenhof": the name of a campaign, which has none of its own. */
export function useCampaignName(): (campaign: Pick<CampaignView, "channel" | "property">) => string {
  const { t } = useTranslation("ads");
  return ({ channel, property }) => t("name", { channel: t(`channel.${channel}`), property: property.name });
}

/** "1 Feb – 31 Mar 2026", "since 1 Feb 2026". */
export function useCampaignPeriodMessages(): (campaign: Pick<CampaignView, "startsOn" | "endsOn">) => string {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  return ({ startsOn, endsOn }) => {
    if (endsOn !== null) return formatDays(startsOn, endsOn, { language, year: true });
    const day = formatDay(startsOn, language);
    return startsOn > todayHere() ? t("from", { day }) : t("since", { day });
  };
}

/** A cost per lead in euro; without leads a dash with the reason. */
export function CostText({ cost }: { readonly cost: string | null }) {
  const { t } = useTranslation("ads");
  return cost === null ? (
    <NoValue why={t("noValueCost")} />
  ) : (
    <MoneyText amount={cost} currency={CAMPAIGN_CURRENCY} />
  );
}

export function CampaignRateText({ rate }: { readonly rate: string | null }) {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  return rate === null ? (
    <NoValue why={t("noValueRate")} />
  ) : (
    <span className="ks-numbers">{formatPercent(Number(rate), language, 1)}</span>
  );
}

function NoValue({ why }: { readonly why: string }) {
  return (
    <span title={why}>
      <span aria-hidden>{"—"}</span>
      <span className="ks-visually-hidden">{why}</span>
    </span>
  );
}

/** Whether it runs: by the switch and by its days (R-G05). */
export function RunningBadge({ campaign }: { readonly campaign: CampaignView }) {
  const { t } = useTranslation("ads");
  if (campaign.running) return <StatusBadge tone="positive">{t("running")}</StatusBadge>;
  if (!campaign.active) return <StatusBadge tone="neutral">{t("paused")}</StatusBadge>;
  return campaign.startsOn > todayHere() ? (
    <StatusBadge tone="information">{t("ahead")}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{t("over")}</StatusBadge>
  );
}
