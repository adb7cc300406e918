import type { HandoverChange, HandoverView } from "@keystead/contract/handovers";

import { badField, parseDay, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { requireLockedLease } from "../leases/index.ts";
import { ensureHandover, isInHistoryLately, writeHandover } from "./handover-store.ts";

const auditedAs = { move_in: "keysGivenOn", move_out: "keysBackOn" } as const;
const NOTES = "handoverNotes";
/** Notes are saved every few words while somebody types, so the history gets at most one entry per hour. */
const NOTED_ONCE_MS = 60 * 60_000;

/**
 * Writes the given fields unless the handover has changed since it was read. The history does not include the draft.
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
  const auditedFieldsOf = ({ keysOn: day, notes }: typeof before) => ({
    [auditedAs[kind]]: day,
    [NOTES]: notes,
  });
  const { [NOTES]: noted, ...changes } = auditedChanges(auditedFieldsOf(before), auditedFieldsOf(after), [
    NOTES,
  ]);
  const isNews =
    noted !== undefined &&
    !(await isInHistoryLately(work, { leaseId: lease.id, field: NOTES, withinMs: NOTED_ONCE_MS }));
  const entry = { ...changes, ...(isNews ? { [NOTES]: noted } : {}) };
  if (Object.keys(entry).length > 0)
    await writeAudit(work, { action: "update", entity: "lease", entityId: lease.id, changes: entry });
  return after;
}
