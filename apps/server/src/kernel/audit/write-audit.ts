import type { AuditedAction, AuditedEntity } from "@keystead/domain/history";

import { sql } from "../db/drizzle.ts";
import { staysHere } from "../db/moving.ts";
import { audit } from "../db/schema/index.ts";
import type { Work } from "../work.ts";

export type AuditEntry = {
  /** A verb: `create`, `update`, `delete`, `sign_in`, `plan_change` … */
  readonly action: AuditedAction;
  /** The kind of record; the history has a text for each. */
  readonly entity: AuditedEntity;
  readonly entityId?: string | null;
  /**
   * The record that this one is a part of, whose history shows it too: the lease of a payment, the property of a unit.
   */
  readonly partOf?: string | null;
  /** Old and new values, or counts; never a secret. */
  readonly changes?: unknown;
};

/** `userId` null = the system. */
export type AuditScope = { readonly workspaceId: string; readonly userId: string | null };

/**
 * Records a change for the history in the transaction of that change, so that both are committed or neither is. What
 * the history shows of a kind of record is declared next to the kind's rules and listed in
 * `domain/src/described-records`.
 */
export async function writeAudit(work: Work<AuditScope>, entry: AuditEntry): Promise<void> {
  await writeAudits(work, [entry]);
}

/**
 * Records what a person does with their account outside the workspace, such as signing in. While the workspace is
 * being moved this stays possible, but writes no entry.
 */
export async function writeAccountAudit(
  { tx, scope, now }: Work<AuditScope>,
  { action, entity, entityId = null, changes = null }: Omit<AuditEntry, "partOf">,
): Promise<void> {
  const { workspaceId, userId } = scope;
  await tx.execute(sql`
    insert into audit (workspace_id, user_id, action, entity, entity_id, changes, at)
    select ${workspaceId}::uuid, ${userId}::uuid, ${action}, ${entity}, ${entityId}::uuid,
      ${changes === null ? null : JSON.stringify(changes)}::jsonb, ${now.toISOString()}::timestamptz
    where ${staysHere(sql`${workspaceId}::uuid`)}`);
}

/** For many changes in one request. */
export async function writeAudits(
  { tx, scope, now }: Work<AuditScope>,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const { workspaceId, userId } = scope;
  await tx.insert(audit).values(
    entries.map(({ action, entity, entityId, partOf, changes }) => ({
      workspaceId,
      userId,
      action,
      entity,
      entityId: entityId ?? null,
      partOf: partOf ?? null,
      changes: changes ?? null,
      at: now,
    })),
  );
}
