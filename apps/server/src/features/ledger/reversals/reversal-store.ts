import { randomUUID } from "node:crypto";

import type { PlainDate } from "@keystead/domain/calendar";
import type { Book } from "@keystead/domain/ledger";
import { sql } from "#kernel/db/drizzle.ts";

import type { ActorScope, Work } from "#kernel/work.ts";
import { bookTables } from "../book-tables-store.ts";
import type { SplitOf } from "../records/record-store.ts";

/** The part of a reversal for one record. */
export type NewReversalPart = {
  readonly originalId: string;
  readonly amountMinor: number;
  readonly split: SplitOf | null;
};

/** R-A08: everything but amount, day and note comes from the original. Returns the ids in the same order. */
export async function insertReversals(
  { tx, scope, now }: Work<ActorScope>,
  book: Book,
  of: { readonly parts: readonly NewReversalPart[]; readonly date: PlainDate; readonly notes: string },
): Promise<readonly string[]> {
  const { name, date } = bookTables[book];
  const [table, day] = [sql.identifier(name), sql.identifier(date.name)];
  const parts = of.parts.map((part) => ({
    ...part,
    ...part.split,
    splitId: part.split?.id,
    id: randomUUID(),
  }));
  const own =
    book === "income"
      ? sql`tenant_id, lease_id, booking_id, cleaning_of, method`
      : sql`split_id, split_by, split_share, split_no`;
  const links =
    book === "income"
      ? sql`o.tenant_id, o.lease_id, o.booking_id, o.cleaning_of, o.method`
      : sql`n."splitId", n.by, n.share, n.no`;
  const at = now.toISOString();
  await tx.execute(sql`insert into ${table} (id, workspace_id, property_id, unit_id, category, nature, currency, amount_minor, ${day},
      notes, reversal_of, created_by, created_at, updated_at, ${own})
    select n.id, o.workspace_id, o.property_id, o.unit_id, o.category, o.nature, o.currency, n."amountMinor", ${of.date}::date,
      ${of.notes}, o.id, ${scope.userId}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${links}
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as n(id uuid, "originalId" uuid, "amountMinor" bigint, "splitId" uuid, by text, share numeric, no int)
    join ${table} o on o.workspace_id = ${scope.workspaceId}::uuid and o.id = n."originalId"`);
  return parts.map(({ id }) => id);
}
