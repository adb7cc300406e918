import type { CampaignView, NewCampaign } from "@keystead/contract/ads";

import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertFeature, lockWorkspace } from "../plans/index.ts";
import { requireSite } from "../properties/index.ts";
import { insertCampaign } from "./campaign-store.ts";
import { campaignChanges } from "./campaign-view.ts";
import { billOf, checkedCampaign } from "./check-campaign.ts";
import { getCampaign } from "./list/list-campaigns.ts";

/** R-K07: a plan without advertising cannot add campaigns. */
export async function createCampaign(work: Work, input: NewCampaign): Promise<CampaignView> {
  assertFeature(work.scope, "advertising");
  const { expense, confirm, ...fields } = input;
  const checked = checkedCampaign(fields);
  if (expense !== null) await lockWorkspace(work);
  await requireSite(work, { propertyId: checked.propertyId, unitId: null });
  const expenseId = await billOf(work, checked, { expense, confirm, campaignId: null });
  const row = { ...checked, expenseId, createdBy: work.scope.userId };
  const id = await insertCampaign(work, row);
  await writeAudit(work, {
    action: "create",
    entity: "campaign",
    entityId: id,
    partOf: row.propertyId,
    changes: campaignChanges({}, row),
  });
  return getCampaign(work, id);
}
