import { auditedCampaign, campaignList, campaignsOfProperty } from "../ads/index.ts";
import { auditedTask, taskList } from "../tasks/index.ts";

/*
 * The records that are described beside their rules: what the history shows of each, and its exported list. A new record
 * is listed here; older ones are described in `domain/src/history` and `domain/src/exports`.
 */

/** The records by kind. Each has a history of its own. */
export const auditedRecords = { task: auditedTask, campaign: auditedCampaign } as const;

/** For each kind, the names in the audit that the activity shows under it. */
export const entitiesOfRecords = { task: auditedTask.entities, campaign: auditedCampaign.entities } as const;

/** Words that occur only as values of these records. */
export const wordsOfRecords = { ...auditedTask.words, ...auditedCampaign.words } as const;

export type AuditedKind = keyof typeof auditedRecords;
export const auditedKinds = Object.keys(auditedRecords) as readonly AuditedKind[];

export function isAuditedKind(kind: string): kind is AuditedKind {
  return Object.hasOwn(auditedRecords, kind);
}

/**
 * Records of a property that its page counts and leads to, and that are deleted with it (R-M01): the address of its list,
 * by the name of the count.
 */
export const propertyRecords = { campaigns: campaignsOfProperty } as const;

export type PropertyRecord = keyof typeof propertyRecords;
export const propertyRecordNames = Object.keys(propertyRecords) as readonly PropertyRecord[];

/** The lists by name. */
export const describedLists = { tasks: taskList, campaigns: campaignList } as const;

/** Words that occur only in columns of these lists. */
export const wordsOfLists = { ...taskList.words, ...campaignList.words } as const;

type DescribedListName = keyof typeof describedLists;
export const describedListNames = Object.keys(describedLists) as readonly DescribedListName[];
export const wordSetsOfLists = Object.keys(wordsOfLists) as readonly (keyof typeof wordsOfLists)[];
