import type { PlainDate } from "@keystead/domain/calendar";
import type { ReportedProblem } from "@keystead/domain/tasks";

import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { insertReported } from "./task-store.ts";
import { personalTaskFields } from "./task-view.ts";

export type Reported = {
  /** Chosen by the reporter's client. */
  readonly id: string;
  readonly problem: ReportedProblem;
  readonly description: string;
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly dueOn: PlainDate;
};

/**
 * A report by a person without a membership becomes a task of the unit or property with high priority, on every plan, since
 * the reporter cannot change the plan. Returns whether it is new. The caller has locked the unit and property.
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
