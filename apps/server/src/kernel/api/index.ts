/** What a feature builds its routes with. */
export { createVerb } from "./create-verb.ts";
export { authed, member, neededOf, open, tenant } from "./procedures.ts";
export type {
  AuthedContext,
  MemberContext,
  Needed,
  RequestContext,
  Scope,
  TenantContext,
} from "./procedures.ts";
export { badField, issuesAt, refusal, refuseIssues, stale } from "./refusal.ts";
