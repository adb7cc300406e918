import type { SubscriptionView } from "@keystead/contract/accounts";
import { type Plan, planLimits } from "@keystead/domain/plans";

/** A plan and its usage, as the server returns them. */
export function subscription(
  used: { readonly properties: number; readonly units: number; readonly assistants?: number },
  plan: Plan = "pro",
): SubscriptionView {
  return {
    plan,
    effectivePlan: plan,
    status: "active",
    trialEndsAt: "2026-12-01T00:00:00.000Z",
    currentPeriodStart: "2026-11-01T00:00:00.000Z",
    currentPeriodEnd: "2026-12-01T00:00:00.000Z",
    paymentsOpen: false,
    limits: { ...planLimits[plan] },
    used: { assistants: 0, storage: 0, transactions: 0, ...used },
  };
}
