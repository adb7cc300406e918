import type { TurnoverProblem } from "@keystead/contract/turnovers";
import { dayInZone } from "@keystead/domain/calendar";
import type { TurnoverOperation, OperationEffect } from "@keystead/domain/turnovers";

import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findHosts, notify } from "../../notices/index.ts";
import { addReported } from "../../tasks/index.ts";
import type { ListedTurnover } from "../turnover-row.ts";

type Found = {
  readonly problem: TurnoverProblem | null;
  readonly operation: TurnoverOperation;
};

/**
 * A problem becomes a task of the unit or property on the day on which it was found, and the hosts are notified at
 * once.
 */
export async function takeProblem(
  work: Work<WorkspaceScope>,
  turnover: ListedTurnover,
  { problem, operation }: Found,
): Promise<OperationEffect> {
  if (problem === null) return "ITEM_GONE";
  const { id } = problem;
  const isNew = await addReported(work, {
    id,
    problem: problem.kind,
    description: problem.text,
    propertyId: turnover.property.id,
    unitId: turnover.unitId,
    dueOn: dayInZone(turnover.zone, operation.atMs),
  });
  // The problem was already stored under another number.
  if (!isNew) return "overtaken";
  const facts = { problem: problem.kind };
  await notify(work, await findHosts(work), { kind: "turnover_problem", recordId: id, facts });
  return "applied";
}
