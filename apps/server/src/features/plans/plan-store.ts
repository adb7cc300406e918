import { eq, sql } from "drizzle-orm";

import type { Tx } from "#kernel/db/database.ts";
import { firstRow } from "#kernel/db/rows.ts";
import { subscriptions } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { Subscription } from "@keystead/domain/plans";

export const countedKinds = ["properties", "units", "assistants", "storage"] as const;
export type CountedKind = (typeof countedKinds)[number];

/** Creating verbs of one workspace take turns from here to their commit, or twenty at once would all count alike. */
export async function lockWorkspace({ tx, scope }: Work<WorkspaceScope>): Promise<void> {
  await tx.execute(sql`select 1 from workspace where id = ${scope.workspaceId}::uuid for no key update`);
}

/**
 * What the plan counts: archived properties and units too, and invitations that can still be accepted (R-K01); of files the bytes
 * that lie in the store.
 */
export async function countUsed({
  tx,
  scope,
  now,
}: Work<WorkspaceScope>): Promise<Readonly<Record<CountedKind, number>>> {
  const row = firstRow(
    await tx.execute(sql`select (select count(*)::int from property where workspace_id = ${scope.workspaceId}::uuid) as properties,
      (select count(*)::int from unit where workspace_id = ${scope.workspaceId}::uuid) as units,
      (select count(*)::int from membership
        where workspace_id = ${scope.workspaceId}::uuid and role = 'assistant' and status = 'active')
      + (select count(*)::int from invitation
        where workspace_id = ${scope.workspaceId}::uuid and role = 'assistant' and status = 'open'
          and expires_at > ${now.toISOString()}::timestamptz) as assistants,
      (select coalesce(sum(bytes), 0)::bigint from document where workspace_id = ${scope.workspaceId}::uuid) as storage`),
  );
  return {
    properties: Number(row?.["properties"]),
    units: Number(row?.["units"]),
    assistants: Number(row?.["assistants"]),
    storage: Number(row?.["storage"]),
  };
}

/** Records of income of this month by their own date, reversals included; where the month ends is the owner's zone (R-K02). */
export async function countTransactions({ tx, scope, now }: Work<WorkspaceScope>): Promise<number> {
  const row = firstRow(
    await tx.execute(sql`
      with today as (
        select date_trunc('month', ${now.toISOString()}::timestamptz at time zone coalesce(
          (select u.timezone from "user" u join workspace w on w.owner_user_id = u.id
            where w.id = ${scope.workspaceId}::uuid), 'UTC'))::date as month)
      select count(*)::int as count from income i, today t
      where i.workspace_id = ${scope.workspaceId}::uuid
        and i.received_on >= t.month and i.received_on < t.month + interval '1 month'`),
  );
  return Number(row?.["count"]);
}

/** The same of one kind. */
export async function countPlaces(work: Work<WorkspaceScope>, kind: CountedKind): Promise<number> {
  return (await countUsed(work))[kind];
}

export type SubscriptionRow = Subscription & { readonly source: string | null };

/** The plan of a workspace is its owner's. */
export async function readSubscription({ tx, scope }: Work<WorkspaceScope>): Promise<SubscriptionRow | null> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(
      eq(
        subscriptions.userId,
        sql`(select owner_user_id from workspace where id = ${scope.workspaceId}::uuid)`,
      ),
    );
  return row === undefined ? null : fromRow(row);
}

/** As `app_system`; locked, so that two changes at once are two changes. */
export async function lockSubscription(tx: Tx, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId)).for("update");
  return row === undefined ? null : fromRow(row);
}

export async function writeSubscription(tx: Tx, userId: string, next: Subscription): Promise<void> {
  await tx
    .update(subscriptions)
    .set({
      plan: next.plan,
      status: next.status,
      trialEndsAt: new Date(next.trialEndsAtMs),
      currentPeriodStart: new Date(next.currentPeriodStartMs),
      currentPeriodEnd: new Date(next.currentPeriodEndMs),
      updatedAt: new Date(next.updatedAtMs),
    })
    .where(eq(subscriptions.userId, userId));
}

function fromRow(row: typeof subscriptions.$inferSelect): SubscriptionRow {
  return {
    plan: row.plan,
    status: row.status,
    trialEndsAtMs: row.trialEndsAt.getTime(),
    currentPeriodStartMs: row.currentPeriodStart.getTime(),
    currentPeriodEndMs: row.currentPeriodEnd.getTime(),
    updatedAtMs: row.updatedAt.getTime(),
    source: row.source,
  };
}
