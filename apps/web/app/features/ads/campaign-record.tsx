import type { CampaignView } from "@keystead/contract/ads";
import { CAMPAIGN_CURRENCY } from "@keystead/domain/ads";
import { Switch } from "@mantine/core";
import "@mantine/core/styles/Switch.css";
import { Link } from "react-router";

import { formatNumber } from "../../lib/format/format.ts";
import type { ListColumn } from "../../ui/list/list-columns.tsx";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import {
  ChannelMark,
  CostText,
  CampaignRateText,
  RunningBadge,
  useCampaignName,
  useCampaignPeriodMessages,
} from "./campaign-marks.tsx";
import "./ads.css";

type RecordProps = {
  /** The address that opens a campaign over this list. */
  readonly to: (id: string) => string;
  /** Null for a person who may not use the switch. */
  readonly onActive: ((campaign: CampaignView, active: boolean) => void) | null;
};

/** The table columns of a campaign. */
export function useCampaignColumns({ to, onActive }: RecordProps): readonly ListColumn<CampaignView>[] {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  const period = useCampaignPeriodMessages();
  const count = (key: "leads" | "impressions" | "clicks"): ListColumn<CampaignView> => ({
    key,
    header: t(key),
    sort: key,
    align: "end",
    cell: (campaign) => <span className="ks-numbers">{formatNumber(campaign[key], language)}</span>,
  });
  return [
    {
      key: "property",
      header: t("property"),
      sort: "property",
      cell: ({ id, property }) => (
        <Link to={to(id)} preventScrollReset className="ks-ads-name">
          {property.name}
        </Link>
      ),
    },
    {
      key: "channel",
      header: t("channelLabel"),
      sort: "channel",
      cell: ({ channel }) => <ChannelMark channel={channel} />,
    },
    { key: "period", header: t("period"), sort: "period", from: 1024, cell: period },
    {
      key: "spend",
      header: t("spend"),
      sort: "spend",
      align: "end",
      cell: ({ spend }) => <MoneyText amount={spend} currency={CAMPAIGN_CURRENCY} />,
    },
    count("leads"),
    { ...count("impressions"), from: 1440 },
    { ...count("clicks"), from: 1180 },
    {
      key: "costPerLead",
      header: t("costPerLead"),
      sort: "costPerLead",
      align: "end",
      cell: ({ costPerLead }) => <CostText cost={costPerLead} />,
    },
    {
      key: "clickRate",
      header: t("clickRate"),
      sort: "clickRate",
      align: "end",
      from: 1180,
      cell: ({ clickRate }) => <CampaignRateText rate={clickRate} />,
    },
    {
      key: "active",
      header: t("activeLabel"),
      cell: (campaign) => <ActiveSwitch campaign={campaign} onActive={onActive} />,
    },
  ];
}

function ActiveSwitch({
  campaign,
  onActive,
}: Pick<RecordProps, "onActive"> & { readonly campaign: CampaignView }) {
  const { t } = useTranslation("ads");
  const nameOf = useCampaignName();
  if (onActive === null) return <RunningBadge campaign={campaign} />;
  return (
    <Switch
      aria-label={t("switch", { name: nameOf(campaign) })}
      checked={campaign.active}
      onChange={(event) => {
        onActive(campaign, event.currentTarget.checked);
      }}
    />
  );
}

/** The same on a phone. */
export function CampaignCard({
  campaign,
  to,
}: Pick<RecordProps, "to"> & { readonly campaign: CampaignView }) {
  const { t } = useTranslation("ads");
  const period = useCampaignPeriodMessages();
  return (
    <>
      <div className="ks-card-line">
        <Link to={to(campaign.id)} preventScrollReset className="ks-ads-name">
          {campaign.property.name}
        </Link>
        <MoneyText amount={campaign.spend} currency={CAMPAIGN_CURRENCY} />
      </div>
      <p className="ks-second">
        <ChannelMark channel={campaign.channel} /> · {period(campaign)}
      </p>
      <div className="ks-card-line">
        <span>
          {campaign.costPerLead === null ? (
            t("leadCount", { count: campaign.leads })
          ) : (
            <>
              {t("leadCount", { count: campaign.leads })} · {t("costPerLead")}{" "}
              <CostText cost={campaign.costPerLead} />
            </>
          )}
        </span>
        <RunningBadge campaign={campaign} />
      </div>
    </>
  );
}
