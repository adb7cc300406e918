import type { CleanerLine } from "@keystead/samples/data-sets/data-set-work";
import { sql } from "#kernel/db/drizzle.ts";

import { cleaner } from "#kernel/db/schema/index.ts";
import type { ActorScope, Work } from "#kernel/work.ts";

export async function insertCleaners(
  { tx, scope: { workspaceId }, now }: Work<ActorScope>,
  cleaners: readonly CleanerLine[],
): Promise<void> {
  if (cleaners.length === 0) return;
  await tx.insert(cleaner).values(
    cleaners.map(({ id, name, email, feeMinor }) => ({
      id,
      name,
      email,
      language: "en" as const,
      currency: "EUR",
      payBy: "job" as const,
      amountMinor: feeMinor,
      workspaceId,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/**
 * Distributes the turnovers of a workspace among its cleaners in turn. Those before now are done and the hosts
 * notified; those more than a month ago are also approved and paid, each with its expense.
 */
export async function workTurnovers(
  { tx, scope: { workspaceId, userId }, now }: Work<ActorScope>,
  cleaners: readonly CleanerLine[],
): Promise<void> {
  if (cleaners.length === 0) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  const own = sql`workspace_id = ${workspaceId}::uuid`;
  await tx.execute(sql`update turnover j set cleaner_id = given.cleaner_id, fee_minor = given.fee_minor, confirmed_at = ${at},
      status = case when j.slot_ends_at < ${at} then 'done' else 'assigned' end,
      done_at = case when j.slot_ends_at < ${at} then j.slot_ends_at end,
      done_by = case when j.slot_ends_at < ${at} then 'cleaner' end,
      host_notified_at = case when j.slot_ends_at < ${at} then j.slot_ends_at end
    from (select of.id, c.id as cleaner_id, c."feeMinor" as fee_minor
      from (select id, row_number() over (order by slot_starts_at, id) as at from turnover where ${own} and status = 'unassigned') of
      join (select *, row_number() over () as at from jsonb_to_recordset(${JSON.stringify(cleaners)}::jsonb)
        as line(id uuid, "feeMinor" bigint)) c on c.at = 1 + of.at % ${cleaners.length}::int) given
    where j.${own} and j.id = given.id`);
  await tx.execute(sql`with paid as (
      select id, gen_random_uuid() as expense_id from turnover
      where ${own} and status = 'done' and done_at < ${at} - interval '1 month'),
    spent as (
      insert into expense (id, workspace_id, property_id, category, nature, amount_minor, currency, spent_on, created_by, created_at, updated_at)
      select p.expense_id, j.workspace_id, j.property_id, 'cleaning', 'operating', j.fee_minor, j.currency, j.done_at::date, ${userId}::uuid, ${at}, ${at}
      from turnover j join paid p on p.id = j.id where j.${own})
    update turnover j set approved_at = ${at}, paid_on = j.done_at::date, paid_method = 'bank_transfer', expense_id = p.expense_id
    from paid p where j.${own} and j.id = p.id`);
}
