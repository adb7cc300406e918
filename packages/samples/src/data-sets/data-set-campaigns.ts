import { campaignChannels } from "@keystead/domain/ads";
import type { CampaignChannel } from "@keystead/domain/ads";
import { addDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";

import type { CampaignRecipe } from "../portfolio-recipe.ts";

/** Cost per day, views per day, clicks per thousand views, and clicks per lead. */
type Reach = Readonly<Record<"dayMinor" | "seenADay" | "clicksPerMille" | "clicksPerLead", number>>;

const REACH: Readonly<Record<CampaignChannel, Reach>> = {
  manual: { dayMinor: 0, seenADay: 0, clicksPerMille: 0, clicksPerLead: 0 },
  classifieds: { dayMinor: 280, seenADay: 95, clicksPerMille: 74, clicksPerLead: 19 },
  facebook: { dayMinor: 600, seenADay: 910, clicksPerMille: 23, clicksPerLead: 82 },
  google: { dayMinor: 390, seenADay: 685, clicksPerMille: 27, clicksPerLead: 81 },
  local: { dayMinor: 115, seenADay: 0, clicksPerMille: 0, clicksPerLead: 0 },
};

type Input = {
  readonly today: PlainDate;
  readonly months: number;
  readonly campaigns: number;
  readonly property: number;
};

const DAYS_OF_MONTH = 30;

/**
 * Campaigns of two to nine weeks, spread over the months of a data set, through all channels in turn; the latest one is
 * still running. Without bills, which would change the data set's record counts.
 */
export function dataSetCampaigns({ today, months, campaigns, property }: Input): readonly CampaignRecipe[] {
  return Array.from({ length: campaigns }, (_, at) => {
    const turn = property * campaigns + at;
    const channel = campaignChannels[turn % campaignChannels.length] ?? "manual";
    const days = 14 + ((turn * 11) % 49);
    const from = addDays(today, -days - Math.floor((at * months * DAYS_OF_MONTH) / campaigns));
    const { dayMinor, seenADay, clicksPerMille, clicksPerLead } = REACH[channel];
    const impressions = days * seenADay + (turn % 97);
    const seen = seenADay === 0 ? 0 : impressions;
    const clicks = Math.round((seen * clicksPerMille) / 1000);
    return {
      channel,
      from,
      to: at === 0 ? null : addDays(from, days),
      active: at === 0,
      spendMinor: days * dayMinor,
      leads: clicksPerLead === 0 ? turn % 4 : Math.floor(clicks / clicksPerLead),
      impressions: seen,
      clicks,
      note: "",
      billOn: null,
    };
  });
}
