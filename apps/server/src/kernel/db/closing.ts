import { sql } from "drizzle-orm";
import type { Tx } from "./tx.ts";

export type ClosingAudit = {
  readonly workspaceId: string;
  readonly userId: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  readonly changes: unknown;
  /** Null = the transaction's own time. */
  readonly at: string | null;
};

export type ClosingAnswer = {
  readonly workspaceId: string;
  readonly keyId: string;
  readonly answer: unknown;
};

/** What a transaction writes last, in one statement however much it is: nobody inside reads it. */
export type Closing = { readonly audits: ClosingAudit[]; answer: ClosingAnswer | null };

const open = new WeakMap<Tx, Closing>();

/** Runs the work of one transaction and then writes what it left for the end. */
export async function withClosing<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const closing: Closing = { audits: [], answer: null };
  open.set(tx, closing);
  const result = await work();
  await write(tx, closing);
  return result;
}

export function closingOf(tx: Tx): Closing {
  const closing = open.get(tx);
  // A savepoint has none either: what it left for the end would outlive its rollback.
  if (closing === undefined) throw new Error("This transaction was not opened by asTenant or asSystem.");
  return closing;
}

async function write(tx: Tx, { audits, answer }: Closing): Promise<void> {
  const entries = sql`insert into audit (workspace_id, user_id, action, entity, entity_id, changes, at)
    select "workspaceId", "userId", action, entity, "entityId", changes, coalesce(at, now())
    from jsonb_to_recordset(${JSON.stringify(audits)}::jsonb)
      as x("workspaceId" uuid, "userId" uuid, action text, entity text, "entityId" uuid, changes jsonb, at timestamptz)`;
  if (answer === null) {
    if (audits.length > 0) await tx.execute(entries);
    return;
  }
  const answered = sql`update idempotency_key set answer = ${JSON.stringify({ value: answer.answer })}::json, status = 200
    where workspace_id = ${answer.workspaceId}::uuid and id = ${answer.keyId}::uuid`;
  await tx.execute(audits.length === 0 ? answered : sql`with answered as (${answered}) ${entries}`);
}
