import { DAY_MS } from "../calendar/index.ts";
import type { EpochMs } from "../calendar/index.ts";
import { turnoverActs, turnoverRefusals, LINK_DAYS_BACK } from "./turnover-acts.ts";
import { REOPEN_MS } from "./mark-done.ts";

/** What a cleaner presses at a job on a phone that may have no signal. */
export const operationActs = [...turnoverActs, "tick", "untick", "problem"] as const;
export type OperationAct = (typeof operationActs)[number];

/**
 * What became of it, kept with it for good: done, too late beside a higher number, of a line that is on the list no more, of a job that
 * this cleaner does no more, or refused by a rule.
 */
export const operationEffects = [
  "applied",
  "overtaken",
  "ITEM_GONE",
  "NOT_FOUND",
  "JOB_CHANGED",
  ...turnoverRefusals,
] as const;
export type OperationEffect = (typeof operationEffects)[number];

/** So many of them come in one request; a phone that has kept more sends them in turns. */
export const MOST_OPERATIONS = 100;
/** What was pressed longer ago than a link shows jobs counts as pressed then. */
export const MOST_OPERATION_AGE_MS = LINK_DAYS_BACK * DAY_MS;

/**
 * Something that was pressed, as the phone numbered it: above every number it had made or heard of before. So numbers of one phone
 * follow each other, and whoever has seen what another did stands above it.
 */
export type TurnoverOperation = {
  readonly deviceId: string;
  readonly seq: number;
  readonly act: OperationAct;
  /** Of a tick: which line of the list. Of a problem: the task it becomes, named by the phone. */
  readonly itemId: string | null;
  /** When it was pressed. */
  readonly atMs: EpochMs;
};

/** The order in which operations count, however they arrive: by number, and where two phones took the same one, by phone. */
export function inSequence(a: TurnoverOperation, b: TurnoverOperation): number {
  return a.seq - b.seq || (a.deviceId < b.deviceId ? -1 : Number(a.deviceId > b.deviceId));
}

export type ReplayedTurnover = {
  readonly ticked: ReadonlySet<string>;
  readonly startedAtMs: EpochMs | null;
  readonly doneAtMs: EpochMs | null;
};

/**
 * What the operations of a job come to: of each line of the list and of its beginning the highest number counts, and a job is done until
 * it is reopened within a day. They may come in any order, in any portions, and more than once: the result is one.
 */
export function replayOperations(operations: readonly TurnoverOperation[]): ReplayedTurnover {
  const ticked = new Set<string>();
  let startedAtMs: EpochMs | null = null;
  let doneAtMs: EpochMs | null = null;
  for (const { act, itemId, atMs } of operations.toSorted(inSequence)) {
    if (act === "tick" && itemId !== null) ticked.add(itemId);
    else if (act === "untick" && itemId !== null) ticked.delete(itemId);
    else if (act === "start") startedAtMs ??= atMs;
    else if (act === "unstart") startedAtMs = null;
    else if (act === "done") doneAtMs ??= atMs;
    else if (act === "reopen" && doneAtMs !== null && atMs - doneAtMs <= REOPEN_MS) doneAtMs = null;
  }
  return { ticked, startedAtMs, doneAtMs };
}
