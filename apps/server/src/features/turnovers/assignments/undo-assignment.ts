import { idOf } from "@keystead/domain/ids";
import { isAsGiven } from "@keystead/domain/turnovers";
import { dayInZone } from "@keystead/domain/calendar";

import { NAMED_RECORDS, refusal } from "#kernel/api/index.ts";
import { forgetBatch, lockBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { lockTurnovers } from "../turnover-store.ts";
import { StoredAssignment } from "./assign-proposed.ts";
import { writeTakenBack } from "./assignment-store.ts";
import { auditAssignments } from "./audit-assignments.ts";

/**
 * Undoes one assignment as a whole. If a cleaner has answered or begun a turnover, or somebody has changed one since,
 * none is undone (CANNOT_UNDO). A turnover that was deleted in the meantime is skipped.
 */
export async function undoAssignment(work: Work, id: string): Promise<{ ok: true }> {
  const batch = await lockBatch(work, "assignment", id);
  if (batch === undefined) throw refusal("NOT_FOUND");
  const { turnovers: assigned } = StoredAssignment.parse(batch.made);
  const given = new Map(assigned.map((one) => [one.id, one]));
  const turnovers = await lockTurnovers(work, [...given.keys()]);
  const touched = turnovers.filter((turnover) => {
    const was = given.get(turnover.id);
    if (was === undefined) return false;
    return !isAsGiven(turnover, { ...was, id: turnover.id, cleanerId: idOf(was.cleanerId) });
  });
  if (touched.length > 0)
    throw refusal("CANNOT_UNDO", {
      records: touched.slice(0, NAMED_RECORDS).map(({ id: of, unit, property, zone, window }) => {
        const day = dayInZone(zone, window.startMs);
        return { kind: "turnover" as const, id: of, name: unit?.name ?? property.name, from: day, to: day };
      }),
    });
  await writeTakenBack(
    work,
    assigned.map(({ id: of, wasFeeMinor, wasConfirmedAtMs }) => ({ id: of, wasFeeMinor, wasConfirmedAtMs })),
  );
  await auditAssignments(work, turnovers);
  await forgetBatch(work, id);
  return { ok: true };
}
