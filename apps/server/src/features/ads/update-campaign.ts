import type { CampaignChange, CampaignView } from "@keystead/contract/ads";

import { badField, permit, refusal, stale } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { updateRecord } from "../ledger/index.ts";
import { assertFeature, lockWorkspace } from "../plans/index.ts";
import { requireSite } from "../properties/index.ts";
import { findListedCampaign } from "./list/campaign-list-store.ts";
import type { ListedCampaign } from "./list/campaign-list-store.ts";
import { findBill, lockBills, lockCampaign, writeCampaign } from "./campaign-store.ts";
import type { NewCampaignRow } from "./campaign-store.ts";
import { campaignView, euro, sentCampaign, campaignChanges } from "./campaign-view.ts";
import { billOf, checkedCampaign } from "./check-campaign.ts";
import { getCampaign } from "./list/list-campaigns.ts";

/**
 * Merges the given fields into the record and validates the whole. The lock order requires its bill to be updated
 * before the campaign is locked; if the version has changed, neither is written. R-K06: read-only on a plan without
 * advertising.
 */
export async function updateCampaign(work: Work, change: CampaignChange): Promise<CampaignView> {
  assertFeature(work.scope, "advertising");
  const { id, version, confirm, ...changed } = change;
  const known = await findListedCampaign(work, id);
  if (known === undefined) throw refusal("NOT_FOUND");
  if (known.row.version !== version) throw stale(campaignView(known));
  const { expense, ...fields } = { ...sentCampaign(known.row), ...changed };
  const checked = checkedCampaign(fields);
  if (expense !== null) await lockWorkspace(work);
  await requireSite(work, { propertyId: checked.propertyId, unitId: null });
  // A bill that was already linked is not checked again: it may have been moved to another property in the books
  // since.
  const moved = checked.propertyId !== known.row.propertyId;
  const expenseId =
    changed.expense === undefined && !moved
      ? known.row.expenseId
      : await billOf(work, checked, { expense, confirm, campaignId: id });
  if (expenseId !== null && expenseId === known.row.expenseId) await followSpend(work, known, checked);
  const row = await lockCampaign(work, id);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (row.version !== version) throw stale(await getCampaign(work, id));
  const next = { ...checked, expenseId };
  await writeCampaign(work, id, next);
  await writeAudit(work, {
    action: "update",
    entity: "campaign",
    entityId: id,
    partOf: next.propertyId,
    changes: campaignChanges(row, next),
  });
  return getCampaign(work, id);
}

/** If the bill's amount was the campaign's spend, it stays equal: correcting the spend corrects the books too. */
async function followSpend(
  work: Work,
  known: ListedCampaign,
  { spendMinor }: Pick<NewCampaignRow, "spendMinor">,
): Promise<void> {
  const bill = campaignView(known).expense;
  if (bill?.follows !== true || spendMinor === known.row.spendMinor) return;
  if (spendMinor === 0) throw badField(["spend"], "AMOUNT_NOT_POSITIVE");
  permit(work.scope, "expense.update");
  await lockBills(work, [bill.id]);
  const found = await findBill(work, bill.id, known.row.id);
  if (found === undefined) throw refusal("NOT_FOUND");
  await updateRecord(work, "expense", { id: bill.id, version: found.version, amount: euro(spendMinor) });
}
