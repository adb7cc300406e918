import type { Action } from "./permission-table.ts";

/**
 * What a visitor without an account may not do in the sample, although they own it: send anything outside by mail or by
 * a shared address, store files, and change an account that they do not have.
 */
const afterSignUp: ReadonlySet<Action> = new Set<Action>([
  "letter.send",
  "document.create",
  "team.manage",
  "plan.change",
  "account.export",
  "account.delete",
]);

/** Whether a visitor without an account may perform an action of an owner; the others need a sign-up first. */
export function visitMay(action: Action): boolean {
  return !afterSignUp.has(action);
}
