import type { SubscriptionView } from "@keystead/contract/accounts";

import type { Refusal } from "./refusal.ts";

type PlanLimit = Extract<Refusal, { code: "PLAN_LIMIT" }>["data"];

/** What a full plan is refused with, of the kinds that another plan offers more of. */
export type LimitReached = Omit<PlanLimit, "kind"> & {
  readonly kind: "properties" | "units";
  /** How many were to be added at once; absent = one. */
  readonly added?: number;
};

type Subscription = Pick<SubscriptionView, "effectivePlan" | "limits" | "used">;

/** What a plan that is full would refuse with, before anybody has typed anything; null while there is room for one more. */
export function fullPlan(subscription: Subscription, kind: LimitReached["kind"]): LimitReached | null {
  const { effectivePlan: plan, limits, used } = subscription;
  return used[kind] < limits[kind] ? null : { kind, limit: limits[kind], used: used[kind], plan };
}

export function limitIn(refusal: Refusal): LimitReached | null {
  if (refusal.code !== "PLAN_LIMIT") return null;
  const { kind, ...rest } = refusal.data;
  return kind === "properties" || kind === "units" ? { ...rest, kind } : null;
}
