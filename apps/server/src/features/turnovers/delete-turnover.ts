import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { Deps } from "#deps.ts";
import type { Work } from "#kernel/work.ts";
import { callOff } from "./notices/call-off.ts";
import { turnoverRefused } from "./turnover-refused.ts";
import { turnoverParts, lockTurnover } from "./turnover-store.ts";
import { turnoverTrash } from "./turnover-trash.ts";

/** Deletes only a manual turnover that is not paid; the turnover of a booking is deleted with the booking. */
export async function deleteTurnover(work: Work, deps: Deps, id: string): Promise<{ trashId: string }> {
  const turnover = await lockTurnover(work, id);
  if (turnover === undefined || turnover.kind !== "manual") throw refusal("NOT_FOUND");
  if (turnover.paidOn !== null) throw await turnoverRefused(work, turnover, "PAYOUT_PAID");
  await callOff(work, deps, turnover);
  const trashId = await moveToTrash(work, {
    kind: turnoverTrash,
    entityId: id,
    parts: turnoverParts(id),
  });
  await writeAudit(work, {
    action: "delete",
    entity: "turnover",
    entityId: id,
    partOf: turnover.property.id,
  });
  return { trashId };
}
