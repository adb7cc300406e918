import { namedKinds } from "@keystead/domain/history";
import type { NamedKind } from "@keystead/domain/history";
import { tenantsInShort } from "@keystead/domain/leases";
import { sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import type { RecordNames } from "#kernel/registry/record-names.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/** A person's name, or their address if they have never given a name. */
export function personName(person: SQL): SQL {
  return sql`coalesce(nullif(${person}.name, ''), ${person}.email)`;
}

export type HistoryRecordName = {
  readonly kind: NamedKind;
  readonly id: string;
  readonly name: string;
  readonly propertyId: string | null;
};

/** The currency of a lease from an instant on, according to its own audit entries; `was` is the one before. */
type CurrencyFrom = { readonly atMs: number; readonly was: string | null; readonly is: string | null };

export type KnownRecords = {
  readonly record: (kind: NamedKind, id: string) => HistoryRecordName | undefined;
  /** The currency of an amount of the lease when it was recorded; null if it is no longer known. */
  readonly currencyAt: (leaseId: string, at: Date) => string | null;
};

/** The current names of records, also of anonymised tenants, and the currencies of leases: one statement for all. */
export async function findRecordNames(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  ids: readonly string[],
  recordNames: readonly RecordNames[],
): Promise<KnownRecords> {
  const idList = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify([...new Set(ids)])}::jsonb))`;
  const ws = sql`workspace_id = ${workspaceId}::uuid`;
  const result = await tx.execute(sql`
    select 'property' as kind, p.id, p.name, null as rentable, null::uuid as property_id, 0 as others, null as currency,
      null::jsonb as changes, null::float8 as at
    from property p where p.${ws} and p.id in ${idList}
    union all
    select 'unit', u.id, u.name, p.name, u.property_id, 0, null, null, null
    from unit u join property p on p.workspace_id = u.workspace_id and p.id = u.property_id
    where u.${ws} and u.id in ${idList}
    union all
    select 'tenant', t.id, t.name, null, null, 0, null, null, null from tenant t where t.${ws} and t.id in ${idList}
    union all
    select 'lease', l.id, t.name, concat_ws(' · ', p.name, u.name), l.property_id,
      (select count(*)::int from lease_co_tenant c where c.workspace_id = l.workspace_id and c.lease_id = l.id), l.currency, null, null
    from lease l
    join tenant t on t.workspace_id = l.workspace_id and t.id = l.tenant_id
    join property p on p.workspace_id = l.workspace_id and p.id = l.property_id
    left join unit u on u.workspace_id = l.workspace_id and u.id = l.unit_id
    where l.${ws} and l.id in ${idList}
    union all
    select 'booking', b.id, b.guest_name, concat_ws(' · ', p.name, u.name), b.property_id, 0, b.currency, null, null
    from booking b join property p on p.workspace_id = b.workspace_id and p.id = b.property_id
    left join unit u on u.workspace_id = b.workspace_id and u.id = b.unit_id
    where b.${ws} and b.id in ${idList}
    ${sql.join(
      recordNames.map(
        ({ kind, select }) => sql`union all
    select ${kind}::text, r.id, r.name, null, r.property_id, 0, null, null, null
    from (${select({ workspaceId, ids: idList })}) r (id, name, property_id)`,
      ),
      sql` `,
    )}
    union all
    select 'person', u.id, ${personName(sql`u`)}, null, null, 0, null, null, null
    from membership m join "user" u on u.id = m.user_id where m.${ws} and m.user_id in ${idList}
    union all
    select 'currency', a.entity_id, null, null, null, 0, null, a.changes -> 'currency', extract(epoch from a.at) * 1000
    from audit a where a.${ws} and a.entity_id in ${idList} and a.entity = 'lease' and jsonb_typeof(a.changes) = 'object'
      and a.changes ? 'currency'
    order by at`);
  return knownFrom(rowsOf(result));
}

function knownFrom(rows: readonly Readonly<Record<string, unknown>>[]): KnownRecords {
  const records = new Map<string, HistoryRecordName>();
  const currencies = new Map<string, string>();
  const byLease = new Map<string, CurrencyFrom[]>();
  for (const {
    kind,
    id,
    name,
    rentable,
    property_id: propertyId,
    others,
    currency,
    changes: auditedText,
    at,
  } of rows) {
    const known = namedKinds.find((one) => one === kind);
    if (known === undefined) {
      const entries = byLease.get(String(id)) ?? [];
      byLease.set(String(id), [...entries, { atMs: Number(at), ...currencyIn(auditedText) }]);
      continue;
    }
    const who = known === "lease" ? tenantsInShort(String(name), Number(others)) : String(name);
    records.set(`${known} ${String(id)}`, {
      kind: known,
      id: String(id),
      name: typeof rentable === "string" ? `${who} · ${rentable}` : who,
      propertyId: typeof propertyId === "string" ? propertyId : null,
    });
    if (typeof currency === "string") currencies.set(String(id), currency);
  }
  return {
    record: (kind, id) => records.get(`${kind} ${id}`),
    currencyAt(leaseId, at) {
      const entries = byLease.get(leaseId) ?? [];
      const until = entries.findLast((entry) => entry.atMs <= at.getTime())?.is;
      return (
        until ?? entries.find((entry) => entry.atMs > at.getTime())?.was ?? currencies.get(leaseId) ?? null
      );
    },
  };
}

/** The entry of a new lease has one currency, that of a change has both. */
function currencyIn(shown: unknown): Omit<CurrencyFrom, "atMs"> {
  if (typeof shown === "string") return { was: null, is: shown };
  const { from, to }: { from?: unknown; to?: unknown } = Object(shown);
  return { was: typeof from === "string" ? from : null, is: typeof to === "string" ? to : null };
}
