import { DAY_MS } from "../calendar/index.ts";
import type { EpochMs } from "../calendar/index.ts";
import { turnoverActs, turnoverRefusals, LINK_DAYS_BACK } from "./turnover-acts.ts";
import { REOPEN_MS } from "./mark-done.ts";

/** Actions of a cleaner on a phone that may be offline. */
export const operationActs = [...turnoverActs, "tick", "untick", "problem"] as const;
export type OperationAct = (typeof operationActs)[number];

/**
 * The result of an operation, stored with it permanently: applied, overtaken by a higher number, for an item that is no
 * longer on the list, for a turnover that is no longer this cleaner's, or refused by a rule.
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

/** Most operations in one request; a phone with more sends them in several requests. */
export const MOST_OPERATIONS = 100;
/** An operation older than the days that a link shows is dated at that limit. */
export const MOST_OPERATION_AGE_MS = LINK_DAYS_BACK * DAY_MS;

/**
 * An operation with the number that the phone gave it: higher than every number it had used or seen. The numbers of one
 * phone therefore increase, and an operation made after seeing another phone's has a higher number than that.
 */
export type TurnoverOperation = {
  readonly deviceId: string;
  readonly seq: number;
  readonly act: OperationAct;
  /** For a tick: the item of the list. For a problem: the id of its task, chosen by the phone. */
  readonly itemId: string | null;
  /** When it was made. */
  readonly atMs: EpochMs;
};

/**
 * The order in which operations count, however they arrive: by number, and for equal numbers of two phones by phone.
 */
export function inSequence(a: TurnoverOperation, b: TurnoverOperation): number {
  return a.seq - b.seq || (a.deviceId < b.deviceId ? -1 : Number(a.deviceId > b.deviceId));
}

export type ReplayedTurnover = {
  readonly ticked: ReadonlySet<string>;
  readonly startedAtMs: EpochMs | null;
  readonly doneAtMs: EpochMs | null;
};

/**
 * The result of a turnover's operations: for each item and for the start the highest number counts, and a turnover is
 * done until it is reopened within a day. They may arrive in any order and grouping, and repeatedly: the result is the
 * same.
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
