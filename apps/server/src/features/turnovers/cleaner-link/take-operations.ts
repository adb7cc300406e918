import type { LinkOperations, OperationsTaken } from "@keystead/contract/turnovers";
import { localIn } from "@keystead/domain/calendar";
import {
  inSequence,
  isOnChecklist,
  MOST_OPERATION_AGE_MS,
  replayOperations,
} from "@keystead/domain/turnovers";
import type { TurnoverOperation, OperationEffect } from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { actFields } from "../act-on-turnover.ts";
import { keepChecklist } from "../checklists/checklist-store.ts";
import type { ListedTurnover } from "../turnover-row.ts";
import { findTurnover, lockRentablesOf, selectTurnovers, writeTurnover } from "../turnover-store.ts";
import { auditedTurnover, personalTurnoverFields } from "../turnover-view.ts";
import { readPressed } from "../checklists/turnover-checklists.ts";
import { isShown } from "./link-turnovers.ts";
import type { TurnoverHolder } from "./link-store.ts";
import { takeProblem } from "./take-problem.ts";
import { orderDoneNotice } from "../notices/notify-of-done-turnover.ts";
import { insertOperations } from "./operation-store.ts";
import type { StoredOperation } from "./operation-store.ts";

type Sent = LinkOperations["operations"][number];
type Input = LinkOperations & { readonly now: Date };

/**
 * Applies the operations of a phone to the cleaner's own turnovers, each once however often it is sent: a known
 * operation gets its stored effect. An operation for a turnover that the links do not show is NOT_FOUND; the others
 * are not affected.
 */
export async function takeOperations(
  deps: Pick<Deps, "db" | "jobs">,
  holders: readonly TurnoverHolder[],
  { deviceId, operations, now }: Input,
): Promise<OperationsTaken["effects"]> {
  const effects = new Map<Sent, OperationEffect>();
  for (const holder of holders) {
    const rest = operations.filter((one) => !effects.has(one));
    if (rest.length === 0) break;
    const scope = { workspaceId: holder.workspaceId };
    const taken = await deps.db.asTenant(holder.workspaceId, (tx) =>
      takeAt({ tx, scope, now }, holder, { deviceId, operations: rest }),
    );
    for (const [one, effect] of taken.effects) effects.set(one, effect);
    if (taken.done.length === 0) continue;
    await deps.db.asSystem(async (tx) => {
      for (const id of taken.done) await orderDoneNotice({ tx, scope, now }, deps, id);
    });
  }
  return operations.map((one) => ({ seq: one.seq, effect: effects.get(one) ?? "NOT_FOUND" }));
}

/**
 * Applies the operations for one host in one transaction: either all are stored, or none and the phone sends them
 * again.
 */
async function takeAt(
  work: Work<WorkspaceScope>,
  { cleanerId }: Pick<TurnoverHolder, "cleanerId">,
  { deviceId, operations }: LinkOperations,
): Promise<{
  readonly effects: ReadonlyMap<Sent, OperationEffect>;
  /** The turnovers that have become done. */
  readonly done: readonly string[];
}> {
  const ids = [...new Set(operations.map(({ jobId }) => jobId))];
  // A problem becomes a task that refers to the unit and property.
  if (operations.some(({ act }) => act === "problem")) await lockRentablesOf(work, ids);
  await lockInOrder(work, [{ table: "turnover", ids, strength: "no key update" }]);
  const turnovers = (await selectTurnovers(work, { ids, withCancelled: true })).filter(
    (turnover) => turnover.cleanerId === cleanerId && isShown(turnover, work.now),
  );
  const pressed = await readPressed(work, turnovers);
  const effects = new Map<Sent, OperationEffect>();
  const made: StoredOperation[] = [];
  const done: string[] = [];
  for (const turnover of turnovers) {
    const sent = operations.filter(({ jobId }) => jobId === turnover.id).toSorted((a, b) => a.seq - b.seq);
    const rooms = pressed.roomsOf(turnover);
    const taking = { turnover, rooms, kept: [...pressed.operationsOf(turnover)] };
    for (const one of sent) {
      const known = taking.kept.find((kept) => kept.deviceId === deviceId && kept.seq === one.seq);
      if (known !== undefined) {
        effects.set(one, known.effect);
        continue;
      }
      const atMs = work.now.getTime() - Math.min(one.agoMs, MOST_OPERATION_AGE_MS);
      const itemId = itemOf(one);
      const operation = { deviceId, seq: one.seq, act: one.act, itemId, atMs };
      const { turnover: after, effect } = await takeOne(work, taking, { ...one, operation });
      if (after.status === "done" && taking.turnover.status !== "done") done.push(turnover.id);
      taking.turnover = after;
      const kept = { ...operation, turnoverId: turnover.id, by: "cleaner", effect } as const;
      taking.kept.push(kept);
      made.push(kept);
      effects.set(one, effect);
    }
  }
  await insertOperations(work, made);
  return { effects, done };
}

/**
 * The effects that count when a later operation is compared. "Too late to reopen" counts, because the times of the
 * operations themselves decide it.
 */
const countedEffects: ReadonlySet<OperationEffect> = new Set(["applied", "overtaken", "REOPEN_TOO_LATE"]);

type Taking = {
  readonly turnover: ListedTurnover;
  readonly rooms: Parameters<typeof isOnChecklist>[0];
  readonly kept: readonly StoredOperation[];
};
type Taken = { readonly turnover: ListedTurnover; readonly effect: OperationEffect };

async function takeOne(
  work: Work<WorkspaceScope>,
  { turnover, rooms, kept }: Taking,
  {
    operation,
    slotFrom,
    problem,
  }: Pick<Sent, "slotFrom" | "problem"> & { readonly operation: TurnoverOperation },
): Promise<Taken> {
  const { act, itemId } = operation;
  if (act === "problem")
    return { turnover, effect: await takeProblem(work, turnover, { problem, operation }) };
  if (itemId !== null && !isOnChecklist(rooms, itemId)) return { turnover, effect: "ITEM_GONE" };
  // The confirmed slot is outdated: the host has moved the turnover since the phone loaded it.
  if (act === "confirm" && slotFrom !== null && slotFrom !== localIn(turnover.zone, turnover.slot.startMs))
    return { turnover, effect: "JOB_CHANGED" };
  const counted = kept.filter(({ effect }) => countedEffects.has(effect));
  if (isOvertaken(counted, operation)) return { turnover, effect: "overtaken" };
  if (turnover.checklist === null && act !== "confirm") await keepChecklist(work, turnover.id, rooms);
  if (act === "tick" || act === "untick")
    return { turnover: { ...turnover, checklist: rooms }, effect: "applied" };
  const decided = actFields(turnover, { act, by: "cleaner", at: new Date(operation.atMs) });
  // The "reopen" arrived before the "done" that it undoes: that "done" will find this higher number.
  if (!decided.ok && decided.code === "JOB_NOT_DONE") return { turnover, effect: "applied" };
  if (!decided.ok) return { turnover, effect: decided.code };
  if (decided.value === null) return { turnover, effect: "applied" };
  await writeTurnover(work, turnover, decided.value);
  return { turnover: await audited(work, turnover), effect: "applied" };
}

/** A tick refers to a line of the list, a problem to its task. */
function itemOf({ act, itemId, problem }: Sent): string | null {
  if (act === "problem") return problem?.id ?? "";
  return act === "tick" || act === "untick" ? (itemId ?? "") : null;
}

/**
 * Whether an operation with a higher number has already decided the same thing, so that this one does not change the
 * outcome.
 */
function isOvertaken(stored: readonly StoredOperation[], operation: TurnoverOperation): boolean {
  const same = stored.filter((one) => thingOf(one) === thingOf(operation));
  if (same.every((one) => inSequence(one, operation) < 0)) return false;
  if (thingOf(operation) !== DONE) return true;
  const isDone = (of: readonly TurnoverOperation[]) => replayOperations(of).doneAtMs !== null;
  return isDone(same) === isDone([...same, operation]);
}

const DONE = "done";

/**
 * The subject of an operation: a line of the checklist, the confirmation, the start, or whether the turnover is done.
 */
function thingOf({ act, itemId }: TurnoverOperation): string {
  if (itemId !== null) return `line ${itemId}`;
  if (act === "done" || act === "reopen") return DONE;
  if (act === "unconfirm") return "confirm";
  return act === "unstart" ? "start" : act;
}

async function audited(work: Work<WorkspaceScope>, turnover: ListedTurnover): Promise<ListedTurnover> {
  const after = await findTurnover(work, turnover.id);
  if (after === undefined) throw new Error("a locked row that is gone");
  const changes = auditedChanges(auditedTurnover(turnover), auditedTurnover(after), personalTurnoverFields);
  await writeAudit(
    { ...work, scope: { ...work.scope, userId: null } },
    {
      action: "update",
      entity: "turnover",
      entityId: turnover.id,
      partOf: turnover.property.id,
      changes,
    },
  );
  return after;
}
