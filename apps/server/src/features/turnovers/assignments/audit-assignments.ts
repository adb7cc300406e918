import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { selectTurnovers } from "../turnover-store.ts";
import { auditedTurnover, personalTurnoverFields } from "../turnover-view.ts";

/** Audits each turnover with its values before and now. */
export async function auditAssignments(work: Work, before: readonly ListedTurnover[]): Promise<void> {
  const after = await selectTurnovers(work, { ids: before.map(({ id }) => id), withCancelled: true });
  const now = new Map(after.map((turnover) => [turnover.id, turnover]));
  await writeAudits(
    work,
    before.map((turnover) => ({
      action: "update" as const,
      entity: "turnover" as const,
      entityId: turnover.id,
      partOf: turnover.property.id,
      changes: {
        ...auditedChanges(
          auditedTurnover(turnover),
          auditedTurnover(now.get(turnover.id) ?? turnover),
          personalTurnoverFields,
        ),
        in: turnover.currency,
      },
    })),
  );
}
