import type { Hands, Way } from "./hands.ts";
import { expect } from "./journey.ts";

/** `screens.md` section 6: the budget of actions per task, which no task may exceed, and of seconds. */
const budgets = {
  1: { actions: 5, seconds: 40 },
  2: { actions: 6, seconds: 45 },
  3: { actions: 9, seconds: 75 },
  4: { actions: 5, seconds: 60 },
  5: { actions: 2, seconds: 10 },
  6: { actions: 4, seconds: 25 },
  7: { actions: 5, seconds: 40 },
  8: { actions: 7, seconds: 45 },
  9: { actions: 5, seconds: 40 },
  10: { actions: 5, seconds: 30 },
  11: { actions: 3, seconds: 20 },
  12: { actions: 8, seconds: 60 },
  13: { actions: 4, seconds: 30 },
  14: { actions: 9, seconds: 90 },
  15: { actions: 2, seconds: 15 },
  16: { actions: 4, seconds: 25 },
  17: { actions: 3, seconds: 30 },
  18: { actions: 5, seconds: 40 },
  19: { actions: 6, seconds: 60 },
  20: { actions: 6, seconds: 45 },
} as const;

type Task = keyof typeof budgets;

/**
 * Compares a task with its budget and prints the result. Only the actions are checked: the seconds are those of the
 * machine, not of a person.
 */
export function within(task: Task, way: Way, hands: Hands): void {
  const took = hands.done();
  const { actions, seconds } = budgets[task];
  const summary = `task ${task} by ${way}: ${took.actions} actions, ${took.seconds} s of ${seconds} s${way === "keyboard" ? `, ${took.tabs} tabs` : ""}`;
  process.stdout.write(`${summary}\n`);
  expect(took.actions, summary).toBeLessThanOrEqual(actions);
}
