import { chunks } from "#kernel/db/queries/chunks.ts";
import { campaign } from "#kernel/db/schema/index.ts";
import type { StoreSample } from "#kernel/registry/hooks/store-sample.ts";

export const storeSampleCampaigns: StoreSample = async ({ tx, scope, now }, { campaigns }) => {
  const { workspaceId, userId: createdBy } = scope;
  const edited = { workspaceId, createdBy, createdAt: now, updatedAt: now };
  for (const lines of chunks(campaigns))
    await tx.insert(campaign).values(lines.map((line) => ({ ...line, ...edited })));
};
