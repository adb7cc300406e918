/** The functions with which features build their procedures and routes. */
export { askFirst } from "./ask-first.ts";
export { createVerb } from "./create-verb.ts";
export {
  asSystem,
  authenticate,
  inWorkspace,
  readAsSystem,
  readWorkspace,
  scopeOf,
  type Caller,
} from "./access.ts";
export { drawn } from "./drawn.ts";
export { exportedCells, exportedList } from "./exported-list.ts";
export { declaring, neededOf, permit, refuseVisit, type Needed } from "./permit.ts";
export { planOfMembership } from "./session/plan-of-membership.ts";
export { memberRoute, transactedRoute } from "./plain-routes.ts";
export { bodyOf, postedAs } from "./posted.ts";
export { authed, member, open, transacted } from "./procedures.ts";
export type { AuthedContext, MemberContext, RequestContext, TransactedContext } from "./procedures.ts";
export {
  badField,
  issuesAt,
  NAMED_RECORDS,
  refusal,
  refuseIssues,
  refuseUnlessAsRead,
  stale,
} from "./refusals/refusal.ts";
export { parseAmount, parseDay, optionalAmountIn } from "./parse-input.ts";
