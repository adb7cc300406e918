import type { CampaignTotals, CampaignTotalsQuery } from "@keystead/contract/ads";
import {
  CAMPAIGN_CURRENCY,
  campaignChannels,
  campaignIn,
  campaignMetrics,
  spendByMonth,
  addCampaignNumbers as sumOf,
} from "@keystead/domain/ads";
import type { CampaignNumbers, DatedPeriod, Days } from "@keystead/domain/ads";
import { addToMonth, differenceInMonths, earlierOf, laterOf, plainDate } from "@keystead/domain/calendar";
import type { Month } from "@keystead/domain/calendar";

import { parseDay } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { ratesInto } from "../../fx/index.ts";
import { findCounted } from "./campaign-list-store.ts";
import type { CountedCampaign } from "./campaign-list-store.ts";
import { euro, numbersView } from "../campaign-view.ts";

/** Two years: as many as the chart shows. */
const MOST_MONTHS = 24;

/** A campaign as the domain rules read it, with today's date at its property. */
type Counted = DatedPeriod & CampaignNumbers & Pick<CountedCampaign, "channel">;

type MonthSpend = ReturnType<typeof spendByMonth>[number];

/**
 * Sums all campaigns that the filters find. If the query is limited to days, only each campaign's share of these days
 * counts (R-G03).
 */
export async function sumCampaigns(work: Work, filters: CampaignTotalsQuery): Promise<CampaignTotals> {
  const { from, to } = filters;
  const days: Days = {
    from: from === undefined ? null : parseDay(from, "from"),
    to: to === undefined ? null : parseDay(to, "to"),
  };
  const campaigns = (await findCounted(work, filters)).map(countedFrom);
  const shares = campaigns.map((one) => ({ channel: one.channel, ...campaignIn(one, days) }));
  const spent = campaigns
    .flatMap((one) => spendByMonth(one, days))
    .filter(({ spendMinor }) => spendMinor !== 0);
  return {
    campaigns: campaigns.length,
    ...numbersView(sumOf(shares)),
    channels: campaignChannels
      .map((channel) => ({ channel, ones: shares.filter((share) => share.channel === channel) }))
      .filter(({ ones }) => ones.length > 0)
      .map(({ channel, ones }) => ({ channel, campaigns: ones.length, sum: sumOf(ones) }))
      .toSorted((a, b) => costOf(a.sum) - costOf(b.sum) || b.sum.spendMinor - a.sum.spendMinor)
      .map(({ sum, ...channel }) => ({ ...channel, ...numbersView(sum) })),
    months: inMonths(spent),
    base: await inBase(work, spent),
  };
}

/** A channel without a lead sorts after every price. */
function costOf(sum: CampaignNumbers): number {
  return campaignMetrics(sum).costPerLeadMinor ?? Number.MAX_SAFE_INTEGER;
}

function countedFrom({ startsOn, endsOn, today, ...numbers }: CountedCampaign): Counted {
  return {
    ...numbers,
    startsOn: plainDate(startsOn),
    endsOn: endsOn === null ? null : plainDate(endsOn),
    today: plainDate(today),
  };
}

/** Every month from the first with spending to the last, but only the latest MOST_MONTHS of them. */
function inMonths(spent: readonly MonthSpend[]): CampaignTotals["months"] {
  const byMonth = new Map<Month, number>();
  for (const { month, spendMinor } of spent) byMonth.set(month, (byMonth.get(month) ?? 0) + spendMinor);
  const [first, ...others] = byMonth.keys();
  if (first === undefined) return [];
  const last = others.reduce(laterOf, first);
  const earliest = laterOf(others.reduce(earlierOf, first), addToMonth(last, 1 - MOST_MONTHS));
  const months = Array.from({ length: differenceInMonths(earliest, last) + 1 }, (_, at) =>
    addToMonth(earliest, at),
  );
  return months.map((month) => ({ month, spend: euro(byMonth.get(month) ?? 0) }));
}

/** R-B06: each campaign's share of each month is converted separately. */
async function inBase(work: Work, spent: readonly MonthSpend[]): Promise<CampaignTotals["base"]> {
  const rates = await ratesInto(work, [...new Set(spent.map(({ month }) => month))]);
  return rates.beside(
    spent.map(({ month: period, spendMinor: minor }) => ({
      period,
      minor,
      currency: CAMPAIGN_CURRENCY,
      times: 1,
    })),
  );
}
