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

/** Both days belong to it (R-Z02); without an end it goes on. */
export type CampaignPeriod = { readonly startsOn: PlainDate; readonly endsOn: PlainDate | null };

/** The same seen on a day, at the property (R-Z03): up to it a campaign without an end is counted (R-G03). */
export type DatedPeriod = CampaignPeriod & { readonly today: PlainDate };

/** A span of days, both inclusive; open at a side where there is no day. */
export type Days = { readonly from: PlainDate | null; readonly to: PlainDate | null };

/** R-G05: the user's switch is on and today lies in the period. */
export function isRunning(
  { active, startsOn, endsOn }: CampaignPeriod & { readonly active: boolean },
  today: PlainDate,
): boolean {
  return active && startsOn <= today && (endsOn === null || today <= endsOn);
}

/** R-G03: the days that what was entered is spread over: up to today where no end is known. Null for such a one that has not begun. */
export function countCampaignDays({
  startsOn,
  endsOn,
  today,
}: DatedPeriod): { readonly from: PlainDate; readonly to: PlainDate } | null {
  const to = endsOn ?? today;
  return to < startsOn ? null : { from: startsOn, to };
}

/**
 * R-G03: the part of a total (minor units, or a count) that falls into some days, by cumulative rounding (R-A05): however a
 * campaign is cut, its parts add up to it. Nothing of a campaign without an end that has not begun.
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

/** R-G03: what of a campaign falls into some days: spend, leads, impressions and clicks each by themselves. */
export function campaignIn(campaign: DatedPeriod & CampaignNumbers, within: Days): CampaignNumbers {
  const share = (total: number): number => shareIn(total, campaign, within);
  return {
    spendMinor: share(campaign.spendMinor),
    leads: share(campaign.leads),
    impressions: share(campaign.impressions),
    clicks: share(campaign.clicks),
  };
}

/** R-B02, R-G03: what of a campaign's spend belongs to each month that it had a day in, oldest first; of some days their part alone. */
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
