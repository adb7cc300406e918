import type { WorkspaceKind } from "@keystead/domain/accounts";
import { effectivePlan, startTrial, type Plan, type SubscriptionStatus } from "@keystead/domain/plans";

/** A workspace and its owner's subscription; nulls if the owner's 30 days have not begun. */
type OfOwner = {
  readonly kind: WorkspaceKind;
  readonly plan: Plan | null;
  readonly status: SubscriptionStatus | null;
  readonly trialEndsAtMs: number | null;
};

/** The plan that is in effect in a workspace now. */
export function planOfMembership(
  { kind, plan, status, trialEndsAtMs }: OfOwner,
  { nowMs, paymentsOpen }: { readonly nowMs: number; readonly paymentsOpen: boolean },
): Plan {
  // A sample has the limits of Pro regardless of what its owner pays (architecture.md, "Tenancy").
  if (kind === "sample") return "pro";
  if (plan === null || status === null || trialEndsAtMs === null) return startTrial(nowMs).plan;
  return effectivePlan({ plan, status, trialEndsAtMs }, nowMs, paymentsOpen);
}
