import type { CampaignView, NewCampaign } from "@keystead/contract/ads";
import { CAMPAIGN_CURRENCY, campaignMetrics, followsSpend, isRunning } from "@keystead/domain/ads";
import type { CampaignNumbers } from "@keystead/domain/ads";
import { plainDate } from "@keystead/domain/calendar";

import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { amountText } from "../properties/index.ts";
import type { ListedCampaign } from "./list/campaign-list-store.ts";
import type { CampaignRow, NewCampaignRow } from "./campaign-store.ts";

export function campaignView({ row, propertyName, today, bill, billSettled }: ListedCampaign): CampaignView {
  const { id, version, channel, active, notes } = row;
  const [startsOn, endsOn] = [plainDate(row.startsOn), row.endsOn === null ? null : plainDate(row.endsOn)];
  return {
    id,
    version,
    property: { id: row.propertyId, name: propertyName },
    channel,
    startsOn,
    endsOn,
    ...numbersView(row),
    active,
    running: isRunning({ active, startsOn, endsOn }, plainDate(today)),
    notes,
    expense:
      bill === null
        ? null
        : {
            id: bill.id,
            date: bill.date,
            amount: amountText(bill.amountMinor, bill.currency),
            currency: bill.currency,
            follows: followsSpend({ ...bill, settled: billSettled }, row.spendMinor),
          },
  };
}

/** The spend, its results, and the ratios of the two. */
export function numbersView(numbers: CampaignNumbers) {
  const { costPerLeadMinor, clickRate } = campaignMetrics(numbers);
  return {
    spend: euro(numbers.spendMinor),
    leads: numbers.leads,
    impressions: numbers.impressions,
    clicks: numbers.clicks,
    costPerLead: costPerLeadMinor === null ? null : euro(costPerLeadMinor),
    clickRate,
  };
}

export function euro(minor: number): string {
  return amountText(minor, CAMPAIGN_CURRENCY);
}

/** The stored record in the form of the input. */
export function sentCampaign(row: CampaignRow): Omit<NewCampaign, "confirm"> {
  const { propertyId, channel, startsOn, endsOn, leads, impressions, clicks, active, notes, expenseId } = row;
  return {
    propertyId,
    channel,
    startsOn,
    endsOn,
    spend: euro(row.spendMinor),
    leads,
    impressions,
    clicks,
    active,
    notes,
    expense: expenseId === null ? null : { id: expenseId },
  };
}

/** The audited changes of a campaign, with the currency of its spend. */
export function campaignChanges(
  before: Partial<NewCampaignRow>,
  after: NewCampaignRow,
): Readonly<Record<string, unknown>> {
  return { ...auditedChanges(auditedFields(before), auditedFields(after), ["notes"]), in: CAMPAIGN_CURRENCY };
}

function auditedFields(row: Partial<NewCampaignRow>): Readonly<Record<string, unknown>> {
  const {
    propertyId,
    channel,
    startsOn,
    endsOn,
    spendMinor: amountMinor,
    leads,
    impressions,
    clicks,
    active,
    notes,
    expenseId,
  } = row;
  return {
    propertyId,
    channel,
    startsOn,
    endsOn,
    amountMinor,
    leads,
    impressions,
    clicks,
    active,
    notes,
    expenseId,
  };
}
