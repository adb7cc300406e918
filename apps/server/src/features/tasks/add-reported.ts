import type { PlainDate } from "@keystead/domain/calendar";
import type { ReportedProblem } from "@keystead/domain/tasks";

import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { insertReported } from "./task-store.ts";
import { personalTaskFields } from "./task-view.ts";

export type Reported = {
  /** Made by whoever reports it. */
  readonly id: string;
  readonly problem: ReportedProblem;
  readonly description: string;
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly dueOn: PlainDate;
};

/**
 * What somebody without a seat reports becomes a task of the place, of this day and pressing; on every plan, since whoever reports it
 * could do nothing about that. Answers whether it is new. The place is locked by the caller.
 */
export async function addReported(work: Work<WorkspaceScope>, reported: Reported): Promise<boolean> {
  const fields = { ...reported, status: "pending", priority: "high" } as const;
  if (!(await insertReported(work, fields))) return false;
  const { id, problem: _problem, ...audited } = fields;
  await writeAudit(
    { ...work, scope: { ...work.scope, userId: null } },
    {
      action: "create",
      entity: "task",
      entityId: id,
      changes: auditedChanges({}, audited, personalTaskFields),
    },
  );
  return true;
}
