import type { Action } from "./permission-table.ts";

/**
 * What somebody who only looks around in the sample may not do, though they own it: what leaves the house by mail or as an address for others,
 * what stores files, and what concerns an account that they do not have.
 */
const afterSignUp: ReadonlySet<Action> = new Set<Action>([
  "letter.send",
  "document.create",
  "team.manage",
  "plan.change",
  "account.export",
  "account.delete",
]);

/** Whether somebody who looks around without an account may do what an owner may; what is left over waits for their sign-up. */
export function visitMay(action: Action): boolean {
  return !afterSignUp.has(action);
}
