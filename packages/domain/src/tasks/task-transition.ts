import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import type { TaskStatus } from "./task-words.ts";

const WAYS: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
  pending: ["in_progress", "completed", "cancelled"],
  in_progress: ["pending", "completed", "cancelled"],
  completed: ["in_progress", "pending"],
  cancelled: ["pending"],
};

/** R-L01: whether a task may change from one status to another; the same status is allowed and changes nothing. */
export function taskTransition(
  from: TaskStatus,
  to: TaskStatus,
): Decision<{ readonly changed: boolean }, "TASK_TRANSITION_NOT_ALLOWED"> {
  if (from === to) return accept({ changed: false });
  return WAYS[from].includes(to) ? accept({ changed: true }) : refuse("TASK_TRANSITION_NOT_ALLOWED");
}

/** R-L01: the possible next statuses, the usual one first. */
export function waysOfTask(from: TaskStatus): readonly TaskStatus[] {
  return WAYS[from];
}

/**
 * The steps from one status back to an earlier one, for Undo: where no single step does it (a cancelled task that was
 * in progress), they go through "pending".
 */
export function stepsOfTask(from: TaskStatus, to: TaskStatus): readonly TaskStatus[] {
  if (from === to) return [];
  return WAYS[from].includes(to) ? [to] : ["pending", to];
}
