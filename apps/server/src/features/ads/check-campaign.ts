import type { NewCampaign } from "@keystead/contract/ads";
import { CAMPAIGN_CURRENCY, checkCampaign } from "@keystead/domain/ads";

import { parseAmount, badField, parseDay, permit, refusal, refuseIssues } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { createRecord } from "../ledger/index.ts";
import { findBill, lockBills, namedCampaigns } from "./campaign-store.ts";
import type { NewCampaignRow } from "./campaign-store.ts";
import { euro } from "./campaign-view.ts";

/** Converts the input to its stored form, without its bill; reports mistakes at their fields. */
export function checkedCampaign(fields: Omit<NewCampaign, "confirm" | "expense">): NewCampaignRow {
  const { propertyId, channel, spend, leads, impressions, clicks, active, notes } = fields;
  const startsOn = parseDay(fields.startsOn, "startsOn");
  const endsOn = fields.endsOn === null ? null : parseDay(fields.endsOn, "endsOn");
  const spendMinor = parseAmount(spend, CAMPAIGN_CURRENCY, { field: "spend", rule: "not_negative" });
  const row = {
    propertyId,
    channel,
    startsOn,
    endsOn,
    spendMinor,
    leads,
    impressions,
    clicks,
    active,
    notes,
  };
  const issues = checkCampaign(row);
  refuseIssues(issues.map(({ field, code }) => ({ path: [field], code })));
  return row;
}

type Billing = Pick<NewCampaign, "expense" | "confirm"> & { readonly campaignId: string | null };

/**
 * The bill that records the campaign's spend as a cost. A new one is created in the book (R-F07: category other, a
 * running cost), with the usual warning about duplicates; an existing one must belong to the same property and be free
 * to link. The caller has locked the workspace and the property.
 */
export async function billOf(
  work: Work,
  row: NewCampaignRow,
  { expense, confirm, campaignId }: Billing,
): Promise<string | null> {
  if (expense === null) return null;
  if ("id" in expense) {
    await lockBills(work, [expense.id]);
    const found = await findBill(work, expense.id, campaignId);
    if (found === undefined) throw refusal("NOT_FOUND");
    if (found.taken)
      throw refusal("EXPENSE_NOT_LINKABLE", { records: await namedCampaigns(work, expense.id) });
    if (found.propertyId !== row.propertyId) throw badField(["expense"], "EXPENSE_NOT_IN_PROPERTY");
    return expense.id;
  }
  if (row.spendMinor === 0) throw badField(["spend"], "AMOUNT_NOT_POSITIVE");
  permit(work.scope, "expense.create");
  return createRecord(work, "expense", {
    propertyId: row.propertyId,
    unitId: null,
    category: "other",
    nature: "operating",
    amount: euro(row.spendMinor),
    currency: CAMPAIGN_CURRENCY,
    date: expense.date,
    notes: row.notes ?? "",
    confirm,
  });
}
