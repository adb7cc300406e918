import {
  CAMPAIGN_NOTES_LIMIT,
  campaignChannels,
  campaignOrder,
  campaignStates,
  MOST_COUNTED,
} from "@keystead/domain/ads";
import { expenseCategories } from "@keystead/domain/ledger";
import * as z from "zod/mini";

import { MeasureView } from "../analytics/index.ts";
import { BaseSum } from "../fx/index.ts";
import {
  Amount,
  AmountInput,
  Confirm,
  Day,
  Id,
  Named,
  SearchText,
  Version,
  changeOf,
  listOf,
  listQuery,
  namedChoices,
  namesQuery,
  anyOf,
  text,
} from "../wire/index.ts";

const Counted = z
  .number({ error: "INVALID_COUNT" })
  .check(
    z.int({ error: "INVALID_COUNT" }),
    z.minimum(0, { error: "INVALID_COUNT" }),
    z.maximum(MOST_COUNTED, { error: "INVALID_COUNT" }),
  );

/** The one bill that records the spend as a cost: an existing bill, or a new one dated `date`. */
const Bill = z.union([z.strictObject({ id: Id }), z.strictObject({ date: Day })], {
  error: "INVALID_EXPENSE",
});

const campaignFields = {
  propertyId: Id,
  channel: z.enum(campaignChannels, { error: "INVALID_CHANNEL" }),
  startsOn: Day,
  /** Last day, inclusive; null while the campaign is open-ended. */
  endsOn: z.nullable(Day),
  /** In euro; zero means that the campaign cost nothing. */
  spend: AmountInput,
  leads: Counted,
  impressions: Counted,
  clicks: Counted,
  active: z.boolean(),
  notes: text(CAMPAIGN_NOTES_LIMIT),
  expense: z.nullable(Bill),
};

export const NewCampaign = z.strictObject({
  ...campaignFields,
  endsOn: z._default(campaignFields.endsOn, null),
  leads: z._default(campaignFields.leads, 0),
  impressions: z._default(campaignFields.impressions, 0),
  clicks: z._default(campaignFields.clicks, 0),
  active: z._default(campaignFields.active, true),
  notes: z._default(campaignFields.notes, ""),
  expense: z._default(campaignFields.expense, null),
  /** Confirms that a bill like the one to be created is already in the book. */
  confirm: Confirm,
});
export type NewCampaign = z.infer<typeof NewCampaign>;

/**
 * A bill that follows the campaign is changed with it (`follows`); a bill to be created needs the same confirmation as
 * any other.
 */
export const CampaignChange = z.strictObject({
  id: Id,
  version: Version,
  ...changeOf(campaignFields),
  confirm: Confirm,
});
export type CampaignChange = z.infer<typeof CampaignChange>;

/** Spend and cost in euro; a ratio is decimal text with six digits, null where its denominator is 0 (R-G01). */
const numbersView = {
  spend: Amount,
  leads: z.number(),
  impressions: z.number(),
  clicks: z.number(),
  costPerLead: z.nullable(Amount),
  clickRate: z.nullable(z.string()),
};

export const CampaignView = z.object({
  id: z.string(),
  version: z.number(),
  property: Named,
  channel: z.enum(campaignChannels),
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  ...numbersView,
  /** The user's switch. */
  active: z.boolean(),
  /** The switch is on and today, by the property's own day, is within the period (R-G05). */
  running: z.boolean(),
  notes: z.string(),
  /** The linked bill that records its spend as a cost, as it stands in the book. */
  expense: z.nullable(
    z.object({
      id: z.string(),
      date: z.string(),
      amount: Amount,
      currency: z.string(),
      /** A change of the spend changes this bill too. */
      follows: z.boolean(),
    }),
  ),
});
export type CampaignView = z.infer<typeof CampaignView>;

const filters = {
  propertyId: z.optional(Id),
  channel: anyOf(campaignChannels),
  active: z.optional(z.enum(campaignStates)),
  /** Campaigns with at least one day in the range; their figures are their share of it (R-G03). */
  from: z.optional(Day),
  to: z.optional(Day),
};
export const CampaignQuery = listQuery(campaignOrder, filters);
export type CampaignQuery = z.infer<typeof CampaignQuery>;
export const CampaignList = listOf(CampaignView);

/** The same filters as the list. Paging and order do not change sums. */
export const CampaignTotalsQuery = z.strictObject({ q: SearchText, ...filters });
export type CampaignTotalsQuery = z.infer<typeof CampaignTotalsQuery>;

/** Ratios are ratios of sums (R-G02). With a range of days, each campaign counts by its share of them. */
export const CampaignTotals = z.object({
  campaigns: z.number(),
  ...numbersView,
  /** Cheapest lead first, channels without a lead last; channels without a campaign are left out. */
  channels: z.array(z.object({ channel: z.enum(campaignChannels), campaigns: z.number(), ...numbersView })),
  /** Spend of each month from the first to the last that has any, the last 24 at most, oldest first. */
  months: z.array(z.object({ month: z.string(), spend: Amount })),
  /**
   * The spend in the base currency, by each month's share and rate (R-B06); null where the base currency is the euro.
   */
  base: z.nullable(BaseSum),
});
export type CampaignTotals = z.infer<typeof CampaignTotals>;

/** Finds bills that a campaign of the property can be linked to. */
export const CampaignExpensesQuery = namesQuery({
  propertyId: Id,
  /** The campaign whose own bill is included. */
  campaignId: z.optional(Id),
});
export type CampaignExpensesQuery = z.infer<typeof CampaignExpensesQuery>;
export const CampaignExpenses = namedChoices(
  z.object({
    id: z.string(),
    date: z.string(),
    category: z.enum(expenseCategories),
    amount: Amount,
    currency: z.string(),
    notes: z.string(),
  }),
);
export type CampaignExpenses = z.infer<typeof CampaignExpenses>;

const Begun = z.object({
  total: z.number(),
  /** The first few, by start date. */
  items: z.array(
    z.object({
      id: z.string(),
      /** The guest or the tenant. */
      name: z.string(),
      unit: z.nullable(z.string()),
      startsOn: z.string(),
    }),
  ),
});

/** What happened at the property while a campaign ran: shown beside it, never called its effect (R-G04). */
export const CampaignPeriodView = z.object({
  /** The days of the campaign up to today; null while it has not begun. */
  days: z.nullable(z.object({ from: z.string(), to: z.string() })),
  bookings: Begun,
  leases: Begun,
  /** The property's occupancy on those days, as in the analytics; null for a mode in which it is not let (R-F17). */
  occupancy: z.object({ longTerm: z.nullable(MeasureView), shortTerm: z.nullable(MeasureView) }),
});
export type CampaignPeriodView = z.infer<typeof CampaignPeriodView>;
