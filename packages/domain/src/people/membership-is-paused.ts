import type { MemberRole } from "../permissions/index.ts";
import { planLimits } from "../plans/index.ts";
import type { Plan } from "../plans/index.ts";

/**
 * R-K06: where a plan has room for fewer assistants than there are, the newest have no access until it has enough; nothing
 * is stored, so an upgrade restores access automatically. `before` = active assistants of the workspace who joined
 * before this one.
 */
export function membershipIsPaused(
  { role, before }: { readonly role: MemberRole; readonly before: number },
  plan: Plan,
): boolean {
  return role === "assistant" && before >= planLimits[plan].assistants;
}
