import { randomUUID } from "node:crypto";

import type {
  ChecklistChange,
  ChecklistTick,
  ChecklistView,
  TurnoverReport,
} from "@keystead/contract/turnovers";
import { isOnChecklist, validateChecklist } from "@keystead/domain/turnovers";
import type { ChecklistRoom } from "@keystead/domain/turnovers";

import { badField, refusal, stale } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import type { Work } from "#kernel/work.ts";
import { findProperty } from "../../properties/index.ts";
import { dropChecklist, findChecklist, keepChecklist, putChecklist } from "./checklist-store.ts";
import type { StoredChecklist } from "./checklist-store.ts";
import { checklistOf, readPressed } from "./turnover-checklists.ts";
import { findTurnover, lockTurnover } from "../turnover-store.ts";
import { findProblems } from "../cleaner-link/problem-store.ts";
import { insertOperations } from "../cleaner-link/operation-store.ts";

/** The checklist of a property. */
export async function getChecklist(work: Work, propertyId: string): Promise<ChecklistView> {
  if ((await findProperty(work, propertyId)) === undefined) throw refusal("NOT_FOUND");
  return viewOf(await findChecklist(work, propertyId));
}

/** Turnovers that have begun keep the checklist with which they began. */
export async function saveChecklist(
  work: Work,
  { propertyId, version, rooms }: ChecklistChange,
): Promise<ChecklistView> {
  await lockInOrder(work, [{ table: "property", ids: [propertyId], strength: "no key update" }]);
  if ((await findProperty(work, propertyId)) === undefined) throw refusal("NOT_FOUND");
  const before = await findChecklist(work, propertyId);
  if (before.version !== version) throw stale(viewOf(before));
  if (rooms === null) await dropChecklist(work, propertyId);
  else await putChecklist(work, propertyId, checkedRooms(rooms));
  await writeAudit(work, {
    action: "update",
    entity: "property",
    entityId: propertyId,
    changes: { checklist: "changed" },
  });
  return viewOf(await findChecklist(work, propertyId));
}

function checkedRooms(rooms: NonNullable<ChecklistChange["rooms"]>): readonly ChecklistRoom[] {
  const named = rooms.map(({ id, name, items }) => ({
    id: id ?? randomUUID(),
    name,
    items: items.map((item) => ({ id: item.id ?? randomUUID(), text: item.text })),
  }));
  const [issue] = validateChecklist(named);
  if (issue === undefined) return named;
  const at = issue.item === null ? ["name"] : ["items", issue.item, "text"];
  throw badField(["rooms", issue.room, ...at], issue.code);
}

export async function getTurnoverReport(work: Work, id: string): Promise<TurnoverReport> {
  const turnover = await findTurnover(work, id);
  if (turnover === undefined) throw refusal("NOT_FOUND");
  const problems = await findProblems(work, id);
  return { ...checklistOf(turnover, await readPressed(work, [turnover])), problems: [...problems] };
}

/** A host's tick comes after all operations so far, since the host has seen them. */
export async function tickAsHost(work: Work, { id, itemId, ticked }: ChecklistTick): Promise<TurnoverReport> {
  const turnover = await lockTurnover(work, id);
  if (turnover === undefined || turnover.status === "cancelled") throw refusal("NOT_FOUND");
  const pressed = await readPressed(work, [turnover]);
  const rooms = pressed.roomsOf(turnover);
  if (!isOnChecklist(rooms, itemId)) throw refusal("NOT_FOUND");
  if (checklistOf(turnover, pressed).ticked.includes(itemId) !== ticked) {
    const seq = pressed.operationsOf(turnover).reduce((highest, one) => Math.max(highest, one.seq), 0) + 1;
    if (turnover.checklist === null) await keepChecklist(work, id, rooms);
    const act = ticked ? "tick" : "untick";
    const deviceId = work.scope.userId;
    const of = { turnoverId: id, deviceId, seq, act, itemId, by: "host", effect: "applied" } as const;
    await insertOperations(work, [{ ...of, atMs: work.now.getTime() }]);
    await writeAudit(work, {
      action: "update",
      entity: "turnover",
      entityId: id,
      partOf: turnover.property.id,
      changes: { checklist: "changed" },
    });
  }
  return getTurnoverReport(work, id);
}

function viewOf({ version, rooms }: StoredChecklist): ChecklistView {
  return { version, rooms: rooms.map((room) => ({ ...room, items: [...room.items] })) };
}
