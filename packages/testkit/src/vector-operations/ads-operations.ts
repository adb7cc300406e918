import { campaignMetrics, clicksExceedImpressions, shareIn, addCampaignNumbers } from "@keystead/domain/ads";
import { plainDate } from "@keystead/domain/calendar";
import { errorOf, operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

type Numbers = {
  readonly spend_minor: number;
  readonly leads: number;
  readonly impressions?: number;
  readonly clicks?: number;
};

function numbersOf({ spend_minor: spendMinor, leads, impressions = 0, clicks = 0 }: Numbers) {
  return { spendMinor, leads, impressions, clicks };
}

export const adsOperations: Operations = {
  "ads.metrics": operation((input: Numbers) => {
    const numbers = numbersOf(input);
    if (clicksExceedImpressions(numbers)) return errorOf({ code: "CLICKS_EXCEED_IMPRESSIONS" });
    const { costPerLeadMinor, clickRate, costPerClickMinor, leadRate } = campaignMetrics(numbers);
    return { cpl_minor: costPerLeadMinor, ctr: clickRate, cpc_minor: costPerClickMinor, lead_rate: leadRate };
  }),
  "ads.aggregate": operation(({ campaigns }: { readonly campaigns: readonly Numbers[] }) => ({
    cpl_minor: campaignMetrics(addCampaignNumbers(campaigns.map(numbersOf))).costPerLeadMinor,
  })),
  "ads.split": operation(
    (input: {
      readonly total: number;
      readonly start: string;
      readonly end: string | null;
      readonly today?: string;
      readonly ranges: readonly (readonly [string, string])[];
    }) => {
      const { start, end, today = end ?? start } = input;
      const period = {
        startsOn: plainDate(start),
        endsOn: end === null ? null : plainDate(end),
        today: plainDate(today),
      };
      return input.ranges.map(([from, to]) =>
        shareIn(input.total, period, { from: plainDate(from), to: plainDate(to) }),
      );
    },
  ),
};
