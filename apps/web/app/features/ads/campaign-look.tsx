import type { CampaignPeriodView, CampaignView } from "@keystead/contract/ads";
import { CAMPAIGN_CURRENCY } from "@keystead/domain/ads";
import { Button } from "@mantine/core";
import { IconEdit } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { query } from "../../lib/api.ts";
import { formatDays } from "../../lib/format/format-days.ts";
import { formatDay, formatMoney, formatNumber, formatPercent } from "../../lib/format/format.ts";
import { Fact, FactList } from "../../ui/page/fact-list.tsx";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { ReadDrawer } from "../../ui/overlay/read-drawer.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { Waiting } from "../../ui/loading/waiting.tsx";
import { useCan } from "../session/public.ts";
import {
  ChannelMark,
  CostText,
  CampaignRateText,
  RunningBadge,
  useCampaignName,
  useCampaignPeriodMessages,
} from "./campaign-marks.tsx";
import "../../ui/second.css";
import "./ads.css";

type CampaignLookProps = {
  readonly campaign: CampaignView;
  readonly onEdit: () => void;
  readonly onClose: () => void;
};

/** A campaign with its figures and its bill, next to what happened at the property meanwhile. */
export function CampaignLook({ campaign, onEdit, onClose }: CampaignLookProps) {
  const { t } = useTranslation("ads");
  const can = useCan();
  const nameOf = useCampaignName();
  return (
    <ReadDrawer title={nameOf(campaign)} onClose={onClose}>
      <Figures campaign={campaign} />
      {campaign.notes === "" ? null : <p className="ks-ads-notes">{campaign.notes}</p>}
      {can("campaign.update") ? (
        <Button variant="default" leftSection={<IconEdit size={18} aria-hidden />} onClick={onEdit}>
          {t("edit")}
        </Button>
      ) : null}
      <Beside id={campaign.id} />
    </ReadDrawer>
  );
}

function Figures({ campaign }: { readonly campaign: CampaignView }) {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  const period = useCampaignPeriodMessages();
  const { property, channel, spend, leads, impressions, clicks } = campaign;
  return (
    <FactList>
      <Fact label={t("property")}>
        <Link to={`/properties/${property.id}`}>{property.name}</Link>
      </Fact>
      <Fact label={t("channelLabel")}>
        <ChannelMark channel={channel} />
      </Fact>
      <Fact label={t("period")} about={<RunningBadge campaign={campaign} />}>
        {period(campaign)}
      </Fact>
      <Fact label={t("spend")}>
        <MoneyText amount={spend} currency={CAMPAIGN_CURRENCY} />
      </Fact>
      <Fact label={t("bill.label")}>
        <Bill campaign={campaign} />
      </Fact>
      <Fact label={t("leads")}>{formatNumber(leads, language)}</Fact>
      <Fact label={t("costPerLead")}>
        <CostText cost={campaign.costPerLead} />
      </Fact>
      <Fact label={t("impressions")}>{formatNumber(impressions, language)}</Fact>
      <Fact label={t("clicks")}>{formatNumber(clicks, language)}</Fact>
      <Fact label={t("clickRate")}>
        <CampaignRateText rate={campaign.clickRate} />
      </Fact>
    </FactList>
  );
}

/** A link to the expense; where its amount differs from the spend, both are shown. */
function Bill({ campaign: { expense, spend } }: { readonly campaign: CampaignView }) {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  if (expense === null) return t("bill.none");
  const amount = formatMoney(expense, language);
  return (
    <>
      <Link to={`/expenses?period=${expense.date.slice(0, 7)}&edit=${expense.id}`}>
        {`${amount}, ${formatDay(expense.date, language)}`}
      </Link>
      {expense.amount === spend && expense.currency === CAMPAIGN_CURRENCY ? null : (
        <small className="ks-second ks-ads-apart">
          {t("bill.apart", {
            amount,
            spend: formatMoney({ amount: spend, currency: CAMPAIGN_CURRENCY }, language),
          })}
        </small>
      )}
    </>
  );
}

/** R-G04: shown next to the campaign, never called its effect. */
function Beside({ id }: Pick<CampaignView, "id">) {
  const { t } = useTranslation("ads");
  const result = useQuery(query.ads.period.queryOptions({ input: { id } }));
  return (
    <section className="ks-ads-beside" aria-labelledby="ads-beside">
      <h3 id="ads-beside">{t("beside.title")}</h3>
      <p className="ks-second">{t("beside.note")}</p>
      {result.data === undefined ? (
        <Waiting result={result} failed={t("beside.failed")} />
      ) : result.data.days === null ? (
        <p>{t("beside.notBegun")}</p>
      ) : (
        <Meanwhile period={result.data} />
      )}
    </section>
  );
}

function Meanwhile({ period }: { readonly period: CampaignPeriodView }) {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  const { days, bookings, leases, occupancy } = period;
  return (
    <FactList>
      {days === null ? null : (
        <Fact label={t("beside.days")}>{formatDays(days.from, days.to, { language, year: true })}</Fact>
      )}
      <Occupied label={t("beside.longTerm")} of={occupancy.longTerm} />
      <Occupied label={t("beside.shortTerm")} of={occupancy.shortTerm} />
      <Fact label={t("beside.bookings")}>
        <Begun begun={bookings} to={(one) => `/calendar?edit=${one}`} />
      </Fact>
      <Fact label={t("beside.leases")}>
        <Begun begun={leases} to={(one) => `/leases/${one}`} />
      </Fact>
    </FactList>
  );
}

type OccupiedProps = {
  readonly label: string;
  readonly of: CampaignPeriodView["occupancy"]["longTerm"];
};

/** Occupancy as Analytics counts it; a property that is not let that way has no line. */
function Occupied({ label, of }: OccupiedProps) {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  if (of === null) return null;
  const count = (text: string | null) => formatNumber(Number(text ?? 0), language);
  return (
    <Fact label={label}>
      {of.value === null
        ? t("beside.noSupply")
        : t("beside.occupied", {
            share: formatPercent(Number(of.value), language),
            part: count(of.numerator),
            whole: count(of.denominator),
          })}
    </Fact>
  );
}

type BegunProps = { readonly begun: CampaignPeriodView["leases"]; readonly to: (id: string) => string };

function Begun({ begun, to }: BegunProps) {
  const { t } = useTranslation("ads");
  const language = useLanguage();
  const { total, items } = begun;
  if (total === 0) return t("beside.none");
  return (
    <ul className="ks-ads-begun">
      {items.map(({ id, name, unit, startsOn }) => (
        <li key={id}>
          <Link to={to(id)}>{unit === null ? name : `${name}, ${unit}`}</Link>{" "}
          <span className="ks-second">{formatDay(startsOn, language)}</span>
        </li>
      ))}
      {total > items.length ? (
        <li className="ks-second">{t("beside.more", { count: total - items.length })}</li>
      ) : null}
    </ul>
  );
}
