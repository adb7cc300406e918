import type { MemberRole } from "../permissions/index.ts";
import { planLimits } from "../plans/index.ts";
import type { Plan } from "../plans/index.ts";

/**
 * R-K06: where a plan has room for fewer assistants than there are, the newest are without access until it has again; nothing is
 * stored, so an upgrade gives it back by itself. `before` = active assistants of the workspace who came before this one.
 */
export function seatIsPaused(
  { role, before }: { readonly role: MemberRole; readonly before: number },
  plan: Plan,
): boolean {
  return role === "assistant" && before >= planLimits[plan].assistants;
}
