import type { AuditedAction, AuditedEntity } from "@keystead/domain/history";

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

/** In the transaction of the change that it records: both happen, or neither. */
export async function writeAudit(work: Work<AuditScope>, entry: AuditEntry): Promise<void> {
  await writeAudits(work, [entry]);
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
