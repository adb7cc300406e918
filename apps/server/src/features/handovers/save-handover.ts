import type { HandoverChange, HandoverView } from "@keystead/contract/handovers";

import { badField, parseDay, stale } from "#kernel/api/index.ts";
import { changedFields } from "#kernel/audit/changed-fields.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { requireLockedLease } from "../leases/index.ts";
import { ensureHandover, writeHandover } from "./handover-store.ts";

const auditedAs = { move_in: "keysGivenOn", move_out: "keysBackOn" } as const;

/**
 * Writes the fields given, if the handover is still as the caller saw it. The audit says when the keys changed hands: what is written
 * down is saved while it is typed, and each word of it would be an entry.
 */
export async function saveHandover(work: Work, change: HandoverChange): Promise<HandoverView> {
  const { id, kind, version, ...fields } = change;
  const lease = await requireLockedLease(work, { lease: id });
  const of = { leaseId: lease.id, kind };
  const before = await ensureHandover(work, of);
  if (before.version !== version) throw stale(before);
  const { keysOn } = fields;
  if (keysOn !== undefined && keysOn !== null && parseDay(keysOn, "keysOn") > lease.today)
    throw badField(["keysOn"], "DATE_IN_FUTURE");
  await writeHandover(work, of, fields);
  const after = { ...before, ...fields, version: before.version + 1 };
  const changes = changedFields({ [auditedAs[kind]]: before.keysOn }, { [auditedAs[kind]]: after.keysOn });
  if (Object.keys(changes).length > 0)
    await writeAudit(work, { action: "update", entity: "lease", entityId: lease.id, changes });
  return after;
}
