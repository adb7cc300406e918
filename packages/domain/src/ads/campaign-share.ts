import {
  addToMonth,
  differenceInDays,
  earlierOf,
  firstDayOf,
  lastDayOf,
  laterOf,
  monthOf,
} from "../calendar/index.ts";
import type { Month, PlainDate } from "../calendar/index.ts";
import { shareOfDays } from "../money/index.ts";
import type { CampaignNumbers } from "./campaign-metrics.ts";

/** Both days inclusive (R-Z02); without an end it is open-ended. */
export type CampaignPeriod = { readonly startsOn: PlainDate; readonly endsOn: PlainDate | null };

/** A period as of `today`, the property's own day (R-Z03), through which an open-ended campaign is counted (R-G03). */
export type DatedPeriod = CampaignPeriod & { readonly today: PlainDate };

/** A span of days, both inclusive; a null side is open. */
export type Days = { readonly from: PlainDate | null; readonly to: PlainDate | null };

/** R-G05: the user's switch is on and today lies in the period. */
export function isRunning(
  { active, startsOn, endsOn }: CampaignPeriod & { readonly active: boolean },
  today: PlainDate,
): boolean {
  return active && startsOn <= today && (endsOn === null || today <= endsOn);
}

/**
 * R-G03: the days over which the numbers of a campaign are spread: up to today where it has no end. Null for an
 * open-ended campaign that has not begun.
 */
export function countCampaignDays({
  startsOn,
  endsOn,
  today,
}: DatedPeriod): { readonly from: PlainDate; readonly to: PlainDate } | null {
  const to = endsOn ?? today;
  return to < startsOn ? null : { from: startsOn, to };
}

/**
 * R-G03: the part of a total (minor units, or a count) that falls within some days, by cumulative rounding (R-A05):
 * however a campaign is divided, its parts add up to the total. 0 for an open-ended campaign that has not begun.
 */
export function shareIn(total: number, period: DatedPeriod, within: Days): number {
  const counted = countCampaignDays(period);
  if (counted === null) return 0;
  const from = within.from === null ? counted.from : laterOf(counted.from, within.from);
  const to = within.to === null ? counted.to : earlierOf(counted.to, within.to);
  if (to < from) return 0;
  const numberOf = (day: PlainDate): number => differenceInDays(counted.from, day) + 1;
  return shareOfDays(total, numberOf(counted.to), { first: numberOf(from), last: numberOf(to) });
}

/**
 * R-G03: the part of a campaign that falls within some days: spend, leads, impressions and clicks, each rounded by
 * itself.
 */
export function campaignIn(campaign: DatedPeriod & CampaignNumbers, within: Days): CampaignNumbers {
  const share = (total: number): number => shareIn(total, campaign, within);
  return {
    spendMinor: share(campaign.spendMinor),
    leads: share(campaign.leads),
    impressions: share(campaign.impressions),
    clicks: share(campaign.clicks),
  };
}

/**
 * R-B02, R-G03: a campaign's spend by month, oldest first, limited to the given days; months outside the campaign are
 * left out.
 */
export function spendByMonth(
  campaign: DatedPeriod & Pick<CampaignNumbers, "spendMinor">,
  within: Days,
): readonly { readonly month: Month; readonly spendMinor: number }[] {
  const counted = countCampaignDays(campaign);
  if (counted === null) return [];
  const first = within.from === null ? counted.from : laterOf(counted.from, within.from);
  const last = within.to === null ? counted.to : earlierOf(counted.to, within.to);
  const months = [];
  for (let month = monthOf(first); month <= monthOf(last); month = addToMonth(month, 1)) {
    const days = { from: laterOf(first, firstDayOf(month)), to: earlierOf(last, lastDayOf(month)) };
    months.push({ month, spendMinor: shareIn(campaign.spendMinor, campaign, days) });
  }
  return months;
}
