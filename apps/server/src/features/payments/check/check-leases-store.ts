import { sql } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { leaseDocument, StoredLease } from "../../rent-book/index.ts";

/** When each record was created and last changed, by its id, in milliseconds. */
export type RecordedTimes = ReadonlyMap<string, { readonly madeAt: number; readonly changedAt: number }>;

export type LeaseKey = { readonly workspaceId: string; readonly id: string };

export type LeaseToCheck = {
  readonly workspaceId: string;
  readonly lease: StoredLease;
  readonly times: RecordedTimes;
};

const PAGE = 100;

/** Leases of all workspaces in key order, after the one given. As `app_system`, which may not write here. */
export async function findLeasesToCheck(
  tx: Tx,
  after: LeaseKey | null,
  now: Date,
): Promise<readonly LeaseToCheck[]> {
  await tx.execute(sql`set transaction read only`);
  const from = sql`(${after?.workspaceId ?? NIL}::uuid, ${after?.id ?? NIL}::uuid)`;
  const result = await tx.execute(sql`
    ${leaseDocument(now, sql`, l.workspace_id, ${times} as times`)}
    where (l.workspace_id, l.id) > ${from} order by l.workspace_id, l.id limit ${PAGE}`);
  return rowsOf(result).map((row) => ({
    workspaceId: String(row["workspace_id"]),
    lease: StoredLease.parse(row["lease"]),
    times: timesOf(row["times"]),
  }));
}

const times = sql`(select coalesce(jsonb_object_agg(x.id, jsonb_build_array(extract(epoch from x.made) * 1000, extract(epoch from x.changed) * 1000)), '{}')
      from (
        select id, created_at as made, updated_at as changed from rent_row r where r.workspace_id = l.workspace_id and r.lease_id = l.id
        union all
        select id, created_at, updated_at from lease_payment r where r.workspace_id = l.workspace_id and r.lease_id = l.id
        union all
        select id, created_at, created_at from lease_refund r where r.workspace_id = l.workspace_id and r.lease_id = l.id
        union all
        select id, created_at, created_at from write_down r where r.workspace_id = l.workspace_id and r.lease_id = l.id
      ) x)`;

const NIL = "00000000-0000-0000-0000-000000000000";

function timesOf(found: unknown): RecordedTimes {
  const entries = typeof found === "object" && found !== null ? Object.entries(found) : [];
  return new Map(
    entries.map(([id, at]: [string, unknown]) => {
      const [madeAt, changedAt] = Array.isArray(at) ? at.map(Number) : [];
      return [id, { madeAt: madeAt ?? 0, changedAt: changedAt ?? 0 }];
    }),
  );
}
