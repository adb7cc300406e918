import { plainDate } from "@keystead/domain/calendar";
import { nextTask, seriesEffect } from "@keystead/domain/tasks";
import type { SeriesChoice, TaskStatus } from "@keystead/domain/tasks";

import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { todayOfMember } from "./list/task-list-store.ts";
import { deleteUntouched, findLater, insertTasks } from "./task-store.ts";
import type { NewTaskRow, TaskRow } from "./task-store.ts";

/** A task before its status changes, and its new status. */
export type StatusStep = { readonly row: TaskRow; readonly to: TaskStatus };

/**
 * R-L09, in the transaction of the change: completing a task creates the next task of its series unless a later one
 * exists. Reopening it deletes that next task if nobody has changed it. The caller has locked the tasks. A series
 * continues even on a plan without tasks, because existing records stay usable (R-K06).
 */
export async function followSeries(
  work: Work,
  steps: readonly StatusStep[],
  choice: SeriesChoice,
): Promise<readonly { readonly id: string; readonly dueOn: string | null }[]> {
  const inSeries = steps.filter(({ row }) => row.seriesId !== null);
  const effect = ({ row, to }: StatusStep) => seriesEffect({ from: row.status, to }, choice);
  const makes = inSeries.filter((step) => effect(step) === "make").map(({ row }) => row);
  const takesBack = inSeries.filter((step) => effect(step) === "takeBack").map(({ row }) => row);
  if (makes.length + takesBack.length === 0) return [];
  const later = await findLater(work, [...makes, ...takesBack]);
  const after = (row: TaskRow) =>
    later.find(
      ({ seriesId, occurrence }) =>
        seriesId === row.seriesId && occurrence !== null && occurrence > (row.occurrence ?? 0),
    );
  await takeBack(
    work,
    takesBack.flatMap((row) => after(row)?.id ?? []),
  );
  return makeNext(
    work,
    makes.filter((row) => after(row) === undefined),
  );
}

async function makeNext(work: Work, rows: readonly TaskRow[]) {
  if (rows.length === 0) return [];
  const today = plainDate(await todayOfMember(work));
  const made = await insertTasks(
    work,
    rows.flatMap((row): NewTaskRow[] => {
      const { seriesId, firstOn, occurrence, repeatEvery: every, repeatUnit: unit, dueOn } = row;
      if (firstOn === null || occurrence === null || every === null || unit === null || dueOn === null)
        return [];
      const next = nextTask(
        { every, unit, occurrence, firstOn: plainDate(firstOn), dueOn: plainDate(dueOn) },
        today,
      );
      if (next === null) return [];
      const { description, priority, assigneeUserId, assigneeName, propertyId, unitId, leaseId, tenantId } =
        row;
      return [
        {
          description,
          priority,
          assigneeUserId,
          assigneeName,
          propertyId,
          unitId,
          leaseId,
          tenantId,
          seriesId,
          firstOn,
          repeatEvery: every,
          repeatUnit: unit,
          ...next,
          createdBy: row.createdBy,
        },
      ];
    }),
  );
  await writeAudits(
    work,
    made.map(({ id, dueOn }) => ({
      action: "create",
      entity: "task",
      entityId: id,
      changes: { dueOn: { from: null, to: dueOn } },
    })),
  );
  return made;
}

async function takeBack(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const deleted = await deleteUntouched(work, ids);
  await writeAudits(
    work,
    deleted.map((entityId) => ({ action: "delete", entity: "task", entityId })),
  );
}
