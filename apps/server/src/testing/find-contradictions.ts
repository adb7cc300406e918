import { isDeepStrictEqual } from "node:util";

import { sql } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { listedStandings, recalculatedStandings } from "./records/lease-standings.ts";

/**
 * Records of the workspace that contradict each other. No two verbs may leave such records behind, in whatever order
 * they ran. Foreign keys already guarantee that every reference exists. Runs as `app_system` on one snapshot
 * (`repeatable read`), because other transactions run at the same time.
 */
export async function findContradictions(work: Work<WorkspaceScope>): Promise<readonly string[]> {
  return [...(await wrongStandings(work)), ...(await wrongMoney(work)), ...(await wrongTrash(work))];
}

async function wrongStandings(work: Work<WorkspaceScope>): Promise<readonly string[]> {
  const listed = await listedStandings(work);
  const ids = listed.map(({ id }) => id);
  const recalculated = await recalculatedStandings(work, ids);
  return isDeepStrictEqual(listed, recalculated)
    ? []
    : [`standings ${JSON.stringify(listed)}, from all rows ${JSON.stringify(recalculated)}`];
}

async function wrongMoney({ tx, scope: { workspaceId } }: Work<WorkspaceScope>): Promise<readonly string[]> {
  return wordsOf(
    tx.execute(sql`
      select 'payment ' || p.id || ' of ' || p.amount_minor || ' is ' || i.amount_minor || ' in the books' as words
        from lease_payment p join income i on i.workspace_id = p.workspace_id and i.lease_payment_id = p.id
        where p.workspace_id = ${workspaceId} and (i.amount_minor <> p.amount_minor or i.lease_id <> p.lease_id)
      union all
      select 'lease ' || l.id || ' and its record ' || i.id || ' differ in property or currency'
        from lease l join income i on i.workspace_id = l.workspace_id and i.lease_id = l.id
        where l.workspace_id = ${workspaceId} and i.lease_payment_id is not null
          and (i.property_id <> l.property_id or i.currency <> l.currency)
      union all
      select 'payment ' || p.id || ' gave back more than it brought'
        from lease_payment p join lease_refund r on r.workspace_id = p.workspace_id and r.payment_id = p.id
        where p.workspace_id = ${workspaceId}
        group by p.id, p.amount_minor having sum(r.amount_minor) > p.amount_minor
      union all
      select 'stay ' || b.id || ' has a discount of ' || b.discount_minor || ', its lines another one' as words
        from booking b where b.workspace_id = ${workspaceId} and b.discount_minor <> (
          select coalesce(sum(l.amount_minor), 0) from booking_line l
          where l.workspace_id = b.workspace_id and l.booking_id = b.id and l.kind = 'discount')
      union all
      select 'booking ' || b.id || ' has ' || b.recorded_minor || ' recorded, its Income another sum' as words
        from booking b where b.workspace_id = ${workspaceId} and b.recorded_minor <> (
          select coalesce(sum(i.amount_minor), 0) from income i
          where i.workspace_id = b.workspace_id and i.booking_id = b.id)
      union all
      select 'row ' || r.id || ' is written down below nothing'
        from rent_row r join write_down w on w.workspace_id = r.workspace_id and w.rent_row_id = r.id
        where r.workspace_id = ${workspaceId}
        group by r.id, r.amount_minor having sum(w.amount_minor) > r.amount_minor`),
  );
}

/** A record exists or can be restored: never both, and it is never in the trash twice. */
async function wrongTrash({ tx, scope: { workspaceId } }: Work<WorkspaceScope>): Promise<readonly string[]> {
  const discarded = sql`
    select part ->> 'table' as of, (stored ->> 'id')::uuid as id
      from trash, jsonb_array_elements(case jsonb_typeof(payload) when 'array' then payload else '[]' end) part,
        jsonb_array_elements(case jsonb_typeof(part -> 'rows') when 'array' then part -> 'rows' else '[]' end) stored
      where trash.workspace_id = ${workspaceId} and jsonb_typeof(stored) = 'object' and stored ? 'id'`;
  const named = rowsOf(await tx.execute(sql`select distinct of from (${discarded}) each order by of`));
  if (named.length === 0) return [];
  const present = named.map(({ of }) => {
    const table = String(of);
    return sql`select ${table}::text as of, id from ${sql.identifier(table)} where workspace_id = ${workspaceId}`;
  });
  return wordsOf(
    tx.execute(sql`
      with discarded as (${discarded}), present as (${sql.join(present, sql` union all `)})
      select of || ' ' || id || ' is there and in the trash' as words
        from discarded join present using (of, id)
      union all
      select of || ' ' || id || ' is in the trash twice' from discarded group by of, id having count(*) > 1`),
  );
}

async function wordsOf(found: Promise<unknown>): Promise<readonly string[]> {
  return rowsOf(await found).map(({ words }) => String(words));
}
