import type { ActivityQuery } from "@keystead/contract/history";
import { activityOrder, auditedEntities, everyAuditedEntity } from "@keystead/domain/history";
import { and, eq, inArray, or, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import type * as z from "zod/mini";

import { inNameOrder } from "#kernel/db/queries/fold.ts";
import { inOrder, listedBy, pageFrom, rowsBefore, rowsFor } from "#kernel/db/queries/list-order.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { audit, leasePayment, leaseRefund, user } from "#kernel/db/schema/index.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";
import { personName } from "./record-names-store.ts";

export type StoredHistory = Pick<
  typeof audit.$inferSelect,
  "id" | "at" | "userId" | "action" | "entity" | "entityId" | "partOf" | "changes"
> & {
  /** Null for the product itself, and for a person who is no longer a member. */
  readonly name: string | null;
};

const shown = {
  id: audit.id,
  at: audit.at,
  userId: audit.userId,
  name: sql<string | null>`${personName(sql`${user}`)}`,
  action: audit.action,
  entity: audit.entity,
  entityId: audit.entityId,
  partOf: audit.partOf,
  changes: audit.changes,
};

type Newest = { readonly before?: string | undefined; readonly limit: number };

/** The changes of a record and its parts, the newest first. */
export async function findOfRecord(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
  { before, limit }: Newest,
): Promise<readonly StoredHistory[]> {
  return tx
    .select(shown)
    .from(audit)
    .leftJoin(user, eq(user.id, audit.userId))
    .where(and(ofWorkspace(scope), or(eq(audit.entityId, id), eq(audit.partOf, id)), isBefore(scope, before)))
    .orderBy(...newestFirst)
    .limit(limit);
}

export type StoredTransfer = { readonly leaseId: string; readonly ids: readonly string[] };

/** The lease of a transfer, and the ids by which entries refer to it: its own, its parts' and their refunds'. */
export async function findTransferEntries(
  { tx, scope }: Work<WorkspaceScope>,
  transferId: string,
): Promise<StoredTransfer | undefined> {
  const parts = await tx
    .select({
      id: leasePayment.id,
      leaseId: leasePayment.leaseId,
      refundId: leaseRefund.id,
      backId: leaseRefund.transferId,
    })
    .from(leasePayment)
    .leftJoin(
      leaseRefund,
      and(eq(leaseRefund.workspaceId, leasePayment.workspaceId), eq(leaseRefund.paymentId, leasePayment.id)),
    )
    .where(and(eq(leasePayment.workspaceId, scope.workspaceId), eq(leasePayment.transferId, transferId)));
  const [first] = parts;
  return (
    first && {
      leaseId: first.leaseId,
      ids: [
        transferId,
        ...new Set(
          parts.flatMap(({ id, refundId, backId }) => [id, refundId, backId].filter((one) => one !== null)),
        ),
      ],
    }
  );
}

/**
 * The entries of its lease that refer to the transfer: as their record, as one of several transfers, or as the
 * refunded one.
 */
export async function findOfTransfer(
  { tx, scope }: Work<WorkspaceScope>,
  { leaseId, ids }: StoredTransfer,
  { before, limit }: Newest,
): Promise<readonly StoredHistory[]> {
  const named = ids.map((id) => sql`position(${id} in ${audit.changes}::text) > 0`);
  return tx
    .select(shown)
    .from(audit)
    .leftJoin(user, eq(user.id, audit.userId))
    .where(
      and(
        ofWorkspace(scope),
        eq(audit.partOf, leaseId),
        or(inArray(audit.entityId, [...ids]), ...named),
        isBefore(scope, before),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);
}

type Query = z.infer<typeof ActivityQuery>;

/** One page of all changes, and their total number. */
export async function findActivity(
  { tx, scope }: Work<ActorScope>,
  query: Query,
): Promise<{ readonly entries: readonly StoredHistory[]; readonly total: number; readonly onward: Onward }> {
  const where = whereOf(scope, query);
  const { order, position, behind } = listedBy(
    query.sort ?? activityOrder.defaultSort,
    { at: [audit.at] },
    { id: audit.id, after: query.after },
  );
  const found = await tx
    .select({ ...shown, position })
    .from(audit)
    .leftJoin(user, eq(user.id, audit.userId))
    .where(and(where, behind))
    .orderBy(...order)
    .limit(rowsFor(query))
    .offset(rowsBefore(query));
  const { rows: entries, onward } = pageFrom(found, query);
  return { entries, total: await tx.$count(audit, where), onward };
}

export type HistoryPerson = { readonly id: string; readonly name: string | null };

/**
 * Everybody who has changed something here. Skips along the index, so that each person costs one step regardless of
 * their number of changes.
 */
export async function findPeople({ tx, scope }: Work<WorkspaceScope>): Promise<HistoryPerson[]> {
  const { workspaceId } = scope;
  const result = await tx.execute(sql`
    with recursive person(id) as (
      (select user_id from audit where workspace_id = ${workspaceId}::uuid and user_id is not null order by user_id limit 1)
      union all
      select (select a.user_id from audit a where a.workspace_id = ${workspaceId}::uuid and a.user_id > person.id
        order by a.user_id limit 1)
      from person where person.id is not null)
    select person.id, ${personName(sql`"user"`)} as name from person left join "user" on "user".id = person.id
    where person.id is not null order by ${inNameOrder(sql`name`)} nulls last, person.id`);
  return rowsOf(result).map(({ id, name }) => ({
    id: String(id),
    name: typeof name === "string" ? name : null,
  }));
}

const newestFirst = inOrder(activityOrder.defaultSort, { at: [audit.at] }, audit.id);

/** Literals, so that PostgreSQL looks an entry up among them by hash; parameters are compared one after the other. */
const shownEntities = sql.raw(everyAuditedEntity.map((entity) => `'${entity}'`).join(", "));

function ofWorkspace({ workspaceId }: WorkspaceScope): SQL | undefined {
  return and(eq(audit.workspaceId, workspaceId), sql`${audit.entity} in (${shownEntities})`);
}

function isBefore({ workspaceId }: WorkspaceScope, before: string | undefined): SQL | undefined {
  if (before === undefined) return undefined;
  return sql`(${audit.at}, ${audit.id}) < (select known.at, known.id from audit known
    where known.workspace_id = ${workspaceId}::uuid and known.id = ${before}::uuid)`;
}

function whereOf(scope: ActorScope, { person, kind, from, to }: Query): SQL | undefined {
  const entities = kind?.flatMap((one): readonly string[] => auditedEntities[one]) ?? [];
  // A day begins at midnight in the time zone of the person who reads the history (R-Z03).
  const startOf = (day: SQL) =>
    sql`(${day})::timestamp at time zone (select timezone from "user" where id = ${scope.userId}::uuid)`;
  return and(
    ofWorkspace(scope),
    person === undefined ? undefined : eq(audit.userId, person),
    entities.length === 0 ? undefined : inArray(audit.entity, entities),
    from === undefined ? undefined : sql`${audit.at} >= ${startOf(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${audit.at} < ${startOf(sql`${to}::date + 1`)}`,
  );
}
