import { eq, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { subscriptions } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import type { Subscription } from "@keystead/domain/plans";

export const countedKinds = ["properties", "units", "assistants", "storage"] as const;
export type CountedKind = (typeof countedKinds)[number];

/**
 * Makes the creating verbs of one workspace wait for each other until they commit; otherwise simultaneous verbs would
 * all see the same count.
 */
export async function lockWorkspace({ tx, scope }: Work<WorkspaceScope>): Promise<void> {
  await tx.execute(sql`select 1 from workspace where id = ${scope.workspaceId}::uuid for no key update`);
}

/**
 * The usage that the plan counts, including archived properties and units, and invitations that can still be accepted
 * (R-K01); for files, the stored bytes.
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

/**
 * The number of records in the current month of the owner's zone, for the meter; a new record counts in the month of
 * its own date.
 */
export async function countTransactions({ tx, scope, now }: Work<WorkspaceScope>): Promise<number> {
  const today = sql`select date_trunc('month', ${now.toISOString()}::timestamptz at time zone coalesce(
    (select u.timezone from "user" u join workspace w on w.owner_user_id = u.id
      where w.id = ${scope.workspaceId}::uuid), 'UTC'))::date as first`;
  const row = firstRow(await tx.execute(sql`select ${recordsOfMonth(scope)} as used from (${today}) month`));
  return Number(row?.["used"]);
}

/** The number of records in each of these months (`YYYY-MM`), by their own date, reversals included (R-K02). */
export async function countByMonth(
  { tx, scope }: Work<WorkspaceScope>,
  months: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = rowsOf(
    await tx.execute(sql`
      select to_char(month.first, 'YYYY-MM') as month, ${recordsOfMonth(scope)} as used
      from (select (value || '-01')::date as first from jsonb_array_elements_text(${JSON.stringify(months)}::jsonb)) month`),
  );
  return new Map(rows.map(({ month, used }) => [String(month), Number(used)]));
}

/** Counts both books for the month that begins on `month.first`, from their indexes by day alone. */
function recordsOfMonth({ workspaceId }: WorkspaceScope): SQL {
  const of = (table: string, day: string): SQL => sql`(select count(*)::int from ${sql.identifier(table)} r
    where r.workspace_id = ${workspaceId}::uuid and r.${sql.identifier(day)} >= month.first
      and r.${sql.identifier(day)} < (month.first + interval '1 month')::date)`;
  return sql`(${of("income", "received_on")} + ${of("expense", "spent_on")})`;
}

/** `countUsed` for one kind. */
export async function countUsedOf(work: Work<WorkspaceScope>, kind: CountedKind): Promise<number> {
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

/** Locks the row, so that simultaneous changes apply one after the other. Runs as `app_system`. */
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
