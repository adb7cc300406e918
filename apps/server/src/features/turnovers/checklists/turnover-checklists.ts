import type { ChecklistOfTurnover } from "@keystead/contract/turnovers";
import { isOnChecklist, replayOperations, standardChecklist } from "@keystead/domain/turnovers";
import type { ChecklistRoom } from "@keystead/domain/turnovers";

import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findChecklists } from "./checklist-store.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { selectOperations } from "../cleaner-link/operation-store.ts";
import type { StoredOperation } from "../cleaner-link/operation-store.ts";

/** The operations of some turnovers, and their checklists: two statements regardless of their number. */
export type PressedTurnovers = {
  /** The checklist with which a turnover began, otherwise that of the property. */
  readonly roomsOf: (turnover: ListedTurnover) => readonly ChecklistRoom[];
  readonly operationsOf: (turnover: Pick<ListedTurnover, "id">) => readonly StoredOperation[];
};

export async function readPressed(
  work: Work<WorkspaceScope>,
  turnovers: readonly ListedTurnover[],
): Promise<PressedTurnovers> {
  const operations = await selectOperations(
    work,
    turnovers.map(({ id }) => id),
  );
  const followed = turnovers.filter(({ checklist }) => checklist === null);
  const lists = await findChecklists(work, [...new Set(followed.map(({ property }) => property.id))]);
  const byTurnover = Map.groupBy(operations, ({ turnoverId }) => turnoverId);
  return {
    roomsOf: (turnover) => turnover.checklist ?? lists.get(turnover.property.id)?.rooms ?? standardChecklist,
    operationsOf: ({ id }) => byTurnover.get(id) ?? [],
  };
}

export function checklistOf(
  turnover: ListedTurnover,
  { roomsOf, operationsOf }: PressedTurnovers,
): ChecklistOfTurnover {
  const rooms = roomsOf(turnover);
  const { ticked } = replayOperations(operationsOf(turnover));
  return {
    rooms: rooms.map((room) => ({ ...room, items: [...room.items] })),
    ticked: [...ticked].filter((itemId) => isOnChecklist(rooms, itemId)),
    pictured: turnover.pictured.filter(({ itemId }) => isOnChecklist(rooms, itemId)),
  };
}
