import type { PortfolioTables } from "@keystead/samples/portfolio-tables";

import { chunks } from "#kernel/db/queries/chunks.ts";
import { task } from "#kernel/db/schema/index.ts";
import type { StoreSample } from "#kernel/registry/hooks/store-sample.ts";

export const storeSampleTasks: StoreSample = async ({ tx, scope, now }, { tasks }) => {
  const { workspaceId, userId: createdBy } = scope;
  const edited = { workspaceId, createdBy, createdAt: now, updatedAt: now };
  for (const lines of chunks(tasks))
    await tx.insert(task).values(lines.map((line) => ({ ...taskRow(line, createdBy), ...edited })));
};

function taskRow(
  { assignee, repeat, completedOn, ...line }: PortfolioTables["tasks"][number],
  owner: string | null,
) {
  return {
    ...line,
    assigneeUserId: assignee === "owner" ? owner : null,
    assigneeName: assignee === null || assignee === "owner" ? "" : assignee.name,
    completedAt: completedOn === null ? null : new Date(`${completedOn}T12:00:00Z`),
    firstOn: repeat === null ? null : line.dueOn,
    occurrence: repeat === null ? null : 0,
    repeatEvery: repeat?.every ?? null,
    repeatUnit: repeat?.unit ?? null,
  };
}
