import type { AuditedAction, AuditedEntity } from "@keystead/domain/history";

import { audit } from "../db/schema/index.ts";
import type { Work } from "../work.ts";

export type AuditEntry = {
  /** A verb: `create`, `update`, `delete`, `sign_in`, `plan_change` … */
  readonly action: AuditedAction;
  /** The word for the thing; the history has a line for each of them. */
  readonly entity: AuditedEntity;
  readonly entityId?: string | null;
  /** The record it is a part of, in whose history it stands too: of money its lease, of a unit its property. */
  readonly partOf?: string | null;
  /** Old and new values, or counts; never a secret. */
  readonly changes?: unknown;
};

/** Null as the person = the system. */
export type AuditScope = { readonly workspaceId: string; readonly userId: string | null };

/** In the transaction of the change it records: both happen, or neither. */
export async function writeAudit(work: Work<AuditScope>, entry: AuditEntry): Promise<void> {
  await writeAudits(work, [entry]);
}

/** Many changes of one request. */
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
