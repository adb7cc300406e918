import { reportedProblems } from "@keystead/domain/tasks";
import { and, eq, sql } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { turnoverOperation, task } from "#kernel/db/schema/index.ts";
import { optionalTextIn, textIn, wordIn } from "#kernel/db/queries/stored-row.ts";
import type { NoticeSubject } from "#kernel/registry/notice-source.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findTurnoverSubjects } from "../notices/turnover-reminder-store.ts";

/** The problems reported at a turnover whose tasks still exist, newest first. */
export async function findProblems({ tx, scope }: Work<WorkspaceScope>, turnoverId: string) {
  const rows = await tx
    .select({
      taskId: task.id,
      problem: task.problem,
      description: task.description,
      status: task.status,
    })
    .from(turnoverOperation)
    .innerJoin(
      task,
      and(
        eq(task.workspaceId, turnoverOperation.workspaceId),
        sql`${task.id}::text = ${turnoverOperation.itemId}`,
      ),
    )
    .where(
      and(
        eq(turnoverOperation.workspaceId, scope.workspaceId),
        eq(turnoverOperation.turnoverId, turnoverId),
        eq(turnoverOperation.act, "problem"),
        eq(turnoverOperation.effect, "applied"),
      ),
    )
    .orderBy(sql`${turnoverOperation.pressedAt} desc`);
  return rows.map(({ problem, ...found }) => ({ ...found, problem: wordIn(reportedProblems, problem) }));
}

/** The subjects of problem notices: the task of a problem, or the turnover whose photo waits. */
export async function findProblemSubjects(
  work: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NoticeSubject>> {
  const rows = await work.tx.execute(sql`select t.id, t.description as name,
      case when u.id is null then p.name else p.name || ' · ' || u.name end as place
    from task t left join property p on p.workspace_id = t.workspace_id and p.id = t.property_id
    left join unit u on u.workspace_id = t.workspace_id and u.id = t.unit_id
    where t.workspace_id = ${work.scope.workspaceId}::uuid
      and t.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  const tasks = rowsOf(rows).map((row): readonly [string, NoticeSubject] => {
    const id = textIn(row, "id");
    return [
      id,
      { name: textIn(row, "name"), place: optionalTextIn(row, "place") ?? "", path: `/tasks?edit=${id}` },
    ];
  });
  return new Map([...(await findTurnoverSubjects(work, ids)), ...tasks]);
}
