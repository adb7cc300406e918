import {
  activityOrder,
  auditedActions,
  everyAuditedEntity,
  historyFields,
  historyKinds,
  historyWords,
  namedKinds,
} from "@keystead/domain/history";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals } from "../errors.ts";
import { Amount, ById, Day, Id, listOf, listQuery, severalOf } from "../wire/index.ts";

/** A record by the name it bears today; null when it is gone. */
const NamedRecord = z.object({
  kind: z.enum(namedKinds),
  id: z.string(),
  name: z.nullable(z.string()),
  /** Of a unit its property: that is where it is shown. */
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
  /** Of names, contacts and notes it is said only that they changed. */
  hidden: z.boolean(),
  from: z.nullable(HistoryValue),
  to: z.nullable(HistoryValue),
  /** Of an amount that is another one from a day on, that day. */
  on: z.nullable(z.string()),
});
export type HistoryChange = z.infer<typeof HistoryChange>;

/** One thing that somebody did. */
export const HistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** Without an id the product did it by itself; without a name somebody who is no member any more. */
  who: z.object({ id: z.nullable(z.string()), name: z.nullable(z.string()) }),
  action: z.enum(auditedActions),
  entity: z.enum(everyAuditedEntity),
  /** What it leads to: of money the lease; null for what is no record, such as a sign-in. */
  record: z.nullable(NamedRecord),
  changes: z.array(HistoryChange),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** The newest first; `before` is the last entry that is known already. */
export const HistoryQuery = z.extend(ById, { before: z.optional(Id) });
export const RecordHistory = z.object({ entries: z.array(HistoryEntry), more: z.boolean() });
export type RecordHistory = z.infer<typeof RecordHistory>;

export const ActivityQuery = z.omit(
  listQuery(activityOrder, {
    person: z.optional(Id),
    kind: severalOf(historyKinds),
    /** Days of the person who asks (R-Z03). */
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  { q: true },
);

const member = oc.errors(memberRefusals);

/** What was done to a record, for whoever may read it. */
function historyAt(path: `/${string}/{id}/history`) {
  return member.route({ method: "GET", path }).input(HistoryQuery).output(RecordHistory);
}

/** Of each record that has a history of its own. */
export const recordHistories = {
  property: historyAt("/properties/{id}/history"),
  unit: historyAt("/units/{id}/history"),
  tenant: historyAt("/tenants/{id}/history"),
  lease: historyAt("/leases/{id}/history"),
  task: historyAt("/tasks/{id}/history"),
  campaign: historyAt("/ads/{id}/history"),
  payment: historyAt("/transfers/{id}/history"),
};
export type RecordHistoryKind = keyof typeof recordHistories;

export const historyContract = {
  ...recordHistories,
  /** All that was done in the workspace. */
  activity: member
    .route({ method: "GET", path: "/activity" })
    .input(ActivityQuery)
    .output(listOf(HistoryEntry)),
  /** Who did anything in it, for the filter; without a name somebody who is no member any more. */
  people: member
    .route({ method: "GET", path: "/activity/people" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(z.object({ id: z.string(), name: z.nullable(z.string()) })) })),
};
