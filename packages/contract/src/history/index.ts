import { auditedKinds, auditedRecords } from "@keystead/domain/described-records";
import {
  activityOrder,
  auditedActions,
  everyAuditedEntity,
  historyFields,
  historyKinds,
  historyWords,
  namedKinds,
} from "@keystead/domain/history";
import { recordOf } from "@keystead/domain/kernel";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals } from "../errors.ts";
import { Amount, ById, Day, Id, listOf, listQuery, anyOf } from "../wire/index.ts";

/** A record by its current name; null where it no longer exists. */
const NamedRecord = z.object({
  kind: z.enum(namedKinds),
  id: z.string(),
  name: z.nullable(z.string()),
  /** For a unit: the property, whose page shows it. */
  propertyId: z.nullable(z.string()),
});
export type NamedRecord = z.infer<typeof NamedRecord>;

export const HistoryValue = z.discriminatedUnion("type", [
  z.object({ type: z.literal("money"), amount: Amount, currency: z.string() }),
  z.object({ type: z.literal("day"), text: z.string() }),
  z.object({ type: z.literal("month"), text: z.string() }),
  z.object({ type: z.literal("time"), text: z.string() }),
  z.object({ type: z.literal("rate"), text: z.string() }),
  z.object({ type: z.literal("number"), number: z.number() }),
  z.object({ type: z.literal("yes"), yes: z.boolean() }),
  z.object({ type: z.literal("word"), word: z.enum(historyWords) }),
  z.object({
    type: z.literal("code"),
    of: z.enum(["country", "currency", "language", "timezone"]),
    code: z.string(),
  }),
  z.object({ type: z.literal("records"), records: z.array(NamedRecord) }),
]);
export type HistoryValue = z.infer<typeof HistoryValue>;

export const HistoryChange = z.object({
  field: z.enum(historyFields),
  /** For names, contacts and notes the history only says that they changed. */
  hidden: z.boolean(),
  from: z.nullable(HistoryValue),
  to: z.nullable(HistoryValue),
  /** For an amount that changes from a day on: that day. */
  on: z.nullable(z.string()),
});
export type HistoryChange = z.infer<typeof HistoryChange>;

/** One recorded action. */
export const HistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** No id: done by the product itself; no name: somebody who is no longer a member. */
  who: z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) }),
  action: z.enum(auditedActions),
  entity: z.enum(everyAuditedEntity),
  /** The record it links to (the lease for money); null for actions without a record, such as a sign-in. */
  record: z.nullable(NamedRecord),
  changes: z.array(HistoryChange),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Newest first; `before` is the last entry already known. */
export const HistoryQuery = z.extend(ById, { before: z.optional(Id) });
export const RecordHistory = z.object({ entries: z.array(HistoryEntry), more: z.boolean() });
export type RecordHistory = z.infer<typeof RecordHistory>;

export const ActivityQuery = z.omit(
  listQuery(activityOrder, {
    person: z.optional(Id),
    kind: anyOf(historyKinds),
    /** Days in the time zone of the person who asks (R-Z03). */
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  { q: true },
);

const member = oc.errors(memberRefusals);

/** The history of a record, for everyone who may read that record. */
function historyAt(path: `/${string}/{id}/history`) {
  return member.route({ method: "GET", path }).input(HistoryQuery).output(RecordHistory);
}

/** The records that have a history of their own. */
export const recordHistories = {
  property: historyAt("/properties/{id}/history"),
  unit: historyAt("/units/{id}/history"),
  tenant: historyAt("/tenants/{id}/history"),
  lease: historyAt("/leases/{id}/history"),
  ...recordOf(auditedKinds, (kind) => historyAt(`${auditedRecords[kind].path}/{id}/history`)),
  payment: historyAt("/transfers/{id}/history"),
};
export type RecordHistoryKind = keyof typeof recordHistories;

export const historyContract = {
  ...recordHistories,
  /** Everything done in the workspace. */
  activity: member
    .route({ method: "GET", path: "/activity" })
    .input(ActivityQuery)
    .output(listOf(HistoryEntry)),
  /** People who did anything in it, for the filter; no name: somebody who is no longer a member. */
  people: member
    .route({ method: "GET", path: "/activity/people" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(z.object({ id: z.string(), name: z.nullable(z.string()) })) })),
};
