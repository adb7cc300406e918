import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { MemberRemoved } from "#kernel/registry/hooks/member-removed.ts";
import { releaseTasksOf } from "./task-store.ts";

/** R-M05: open tasks of a removed member become unassigned, done ones keep the name. */
export const handBackTasks: MemberRemoved = async (work, userId) => {
  const ids = await releaseTasksOf(work, userId);
  await writeAudits(
    work,
    ids.map((entityId) => ({
      action: "update",
      entity: "task",
      entityId,
      changes: { assigneeId: { from: userId, to: null } },
    })),
  );
};
