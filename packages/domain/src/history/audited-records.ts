import { auditedCampaign } from "../ads/index.ts";
import { auditedTask } from "../tasks/index.ts";

/**
 * Records whose history is described beside their rules, by kind, each of which has a history of its own. The other
 * records are described in the tables of this folder, which add these.
 */
export const auditedRecords = { task: auditedTask, campaign: auditedCampaign } as const;

/** Words that only their values can be. */
export const wordsOfRecords = { ...auditedTask.words, ...auditedCampaign.words } as const;

export type AuditedKind = keyof typeof auditedRecords;
export const auditedKinds = Object.keys(auditedRecords) as readonly AuditedKind[];
