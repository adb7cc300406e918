import { everyAuditedEntity } from "@keystead/domain/history";

import { refusal } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import { lockDiscarded, putBack, recordsIn, wholeOf } from "#kernel/trash/put-back.ts";
import type { RestorableKinds } from "#kernel/trash/trash-kind.ts";
import type { Work } from "#kernel/work.ts";

/** Undo, for the person who deleted the record and for the owner. Refused if another record has taken its place. */
export async function restoreDiscarded(
  work: Work,
  id: string,
  kinds: RestorableKinds,
): Promise<{ kind: string; entityId: string }> {
  const { scope } = work;
  const discarded = await lockDiscarded(work, id, kinds.keys());
  const restorable = kinds.get(discarded?.kind ?? "");
  if (discarded === undefined || restorable === undefined) throw refusal("NOT_FOUND");
  if (scope.role !== "owner" && discarded.userId !== scope.userId) throw refusal("FORBIDDEN");
  const { kind, entityId } = discarded;
  const entity = everyAuditedEntity.find((one) => one === kind);
  if (entity === undefined) throw new Error(`The audit has no word for a ${kind}.`);
  const records = recordsIn(discarded);
  for (const check of restorable.before) await check(work, entityId, records);
  if ((await putBack(work, discarded, restorable)) === "conflict") throw refusal("CANNOT_RESTORE");
  for (const check of restorable.after) await check(work, entityId, records);
  const partOf = wholeOf(discarded, restorable);
  await writeAudits(
    work,
    records.map((record) => ({ action: "restore", entity, entityId: record, partOf })),
  );
  return { kind, entityId };
}
