import type { Hands, Way } from "./hands.ts";
import { expect } from "./journey.ts";

/** `screens.md` section 6: the actions that a task may take, and its seconds; a quarter more fails. */
const budgets = {
  1: { actions: 5, seconds: 40 },
  2: { actions: 6, seconds: 45 },
  3: { actions: 9, seconds: 75 },
  4: { actions: 5, seconds: 60 },
  5: { actions: 2, seconds: 10 },
  6: { actions: 4, seconds: 25 },
  8: { actions: 7, seconds: 45 },
  9: { actions: 5, seconds: 40 },
  10: { actions: 5, seconds: 30 },
  11: { actions: 3, seconds: 20 },
  12: { actions: 8, seconds: 60 },
  13: { actions: 4, seconds: 30 },
  14: { actions: 9, seconds: 90 },
  15: { actions: 2, seconds: 15 },
} as const;

type Task = keyof typeof budgets;

/** Prints what it took: the note that closes the issue quotes it. */
export function within(task: Task, way: Way, hands: Hands): void {
  const took = hands.done();
  const said = `task ${task} by ${way}: ${took.actions} actions, ${took.seconds} s${way === "keyboard" ? `, ${took.tabs} tabs` : ""}`;
  process.stdout.write(`${said}\n`);
  expect(took.actions, said).toBeLessThanOrEqual(Math.floor(budgets[task].actions * 1.25));
  expect(took.seconds, said).toBeLessThanOrEqual(budgets[task].seconds * 1.25);
}
