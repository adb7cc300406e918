import type { CampaignView, NewCampaign } from "@keystead/contract/ads";
import { CAMPAIGN_CURRENCY, type CampaignChannel, checkCampaign } from "@keystead/domain/ads";
import { plainDate, type PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";

import { formatAmountInput } from "../../lib/format/format.ts";
import type { AllFieldsReading } from "../../ui/form/form-reading.ts";
import { dayInput, requiredAmount } from "../../ui/form/input-fields.ts";

export const bills = ["none", "new", "link"] as const;

/** The fields of a campaign in a request. */
export type CampaignFields = Omit<NewCampaign, "confirm">;

/** The form as typed: amounts, counts and days as text; an empty choice is "". */
export type CampaignValues = {
  readonly propertyId: string;
  readonly channel: CampaignChannel;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly spend: string;
  readonly leads: string;
  readonly impressions: string;
  readonly clicks: string;
  readonly active: boolean;
  readonly notes: string;
  readonly bill: (typeof bills)[number];
  /** The date of a bill to be created. */
  readonly billOn: string;
  /** The id of an existing expense. */
  readonly expense: string;
};

export function campaignFields(campaign: CampaignView): CampaignFields {
  const { property, channel, startsOn, endsOn, spend, leads, impressions, clicks, active, notes } = campaign;
  const { expense } = campaign;
  return {
    propertyId: property.id,
    channel,
    startsOn,
    endsOn,
    spend,
    leads,
    impressions,
    clicks,
    active,
    notes,
    expense: expense === null ? null : { id: expense.id },
  };
}

export function newCampaignValues({
  propertyId,
  today,
}: {
  propertyId: string;
  today: PlainDate;
}): CampaignValues {
  return {
    propertyId,
    channel: "manual",
    startsOn: today,
    endsOn: "",
    spend: "",
    leads: "0",
    impressions: "0",
    clicks: "0",
    active: true,
    notes: "",
    bill: "none",
    billOn: today,
    expense: "",
  };
}

export function campaignValues(fields: CampaignFields, language: Language): CampaignValues {
  const { expense, endsOn, spend, leads, impressions, clicks, ...rest } = fields;
  return {
    ...rest,
    endsOn: endsOn ?? "",
    spend: formatAmountInput(spend, language),
    leads: String(leads),
    impressions: String(impressions),
    clicks: String(clicks),
    bill: expense === null ? "none" : "id" in expense ? "link" : "new",
    billOn: expense !== null && "date" in expense ? expense.date : rest.startsOn,
    expense: expense !== null && "id" in expense ? expense.id : "",
  };
}

/** Digits, with any separators between them; null for anything else. An empty field counts as 0. */
export function countInput(text: string): number | null {
  const digits = text.replaceAll(/[\s.,'’\u00a0\u202f]/g, "");
  if (digits === "") return 0;
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

export function readCampaign(
  values: CampaignValues,
  language: Language,
): AllFieldsReading<CampaignValues, CampaignFields> {
  const problems: Record<string, string> = {};
  const spend = requiredAmount(values.spend, { language, currency: CAMPAIGN_CURRENCY, rule: "not_negative" });
  const startsOn = dayInput(values.startsOn);
  const endsOn = values.endsOn.trim() === "" ? null : dayInput(values.endsOn);
  const billOn = dayInput(values.billOn);
  const counts = {
    leads: countInput(values.leads) ?? -1,
    impressions: countInput(values.impressions) ?? -1,
    clicks: countInput(values.clicks) ?? -1,
  };
  const notes = values.notes.trim();
  const days = {
    startsOn: startsOn.ok ? startsOn.value : ANY_DAY,
    endsOn: endsOn === null || !endsOn.ok || !startsOn.ok ? null : endsOn.value,
  };
  for (const { field, code } of checkCampaign({ ...days, ...counts, notes }).toReversed())
    problems[field] = code;
  if (values.propertyId === "") problems["propertyId"] = "PROPERTY_REQUIRED";
  if (!spend.ok) problems["spend"] = spend.code === "AMOUNT_REQUIRED" ? "SPEND_REQUIRED" : spend.code;
  if (!startsOn.ok) problems["startsOn"] = startsOn.code;
  if (endsOn !== null && !endsOn.ok) problems["endsOn"] = endsOn.code;
  if (values.bill === "new" && !billOn.ok) problems["billOn"] = billOn.code;
  if (values.bill === "new" && spend.ok && Number(spend.value) === 0)
    problems["spend"] = "AMOUNT_NOT_POSITIVE";
  if (values.bill === "link" && values.expense === "") problems["expense"] = "EXPENSE_REQUIRED";
  if (Object.keys(problems).length > 0) return { problems };
  return {
    input: {
      propertyId: values.propertyId,
      channel: values.channel,
      ...days,
      spend: spend.ok ? spend.value : "",
      ...counts,
      active: values.active,
      notes,
      expense: expenseOf(values, billOn.ok ? billOn.value : ""),
    },
  };
}

/** Replaces an unreadable start date, so that the other fields are still checked. */
const ANY_DAY = plainDate("2000-01-01");

function expenseOf({ bill, expense }: CampaignValues, date: string): CampaignFields["expense"] {
  if (bill === "none") return null;
  return bill === "link" ? { id: expense } : { date };
}
