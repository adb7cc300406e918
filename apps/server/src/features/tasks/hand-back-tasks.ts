import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { AuditScope } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { releaseTasksOf } from "./task-store.ts";

/**
 * R-M05: for whoever is removed from a workspace, in the transaction of the removal. Open tasks become nobody's, those that are
 * done keep the name. Answers how many were handed back.
 */
export async function handBackTasks(
  work: Work<AuditScope>,
  person: { readonly userId: string; readonly name: string },
): Promise<number> {
  const ids = await releaseTasksOf(work, person);
  await writeAudits(
    work,
    ids.map((entityId) => ({
      action: "update",
      entity: "task",
      entityId,
      changes: { assigneeId: { from: person.userId, to: null } },
    })),
  );
  return ids.length;
}
