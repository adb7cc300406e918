import type { SubscriptionView } from "@keystead/contract/accounts";

import { hasFeature, type Plan } from "@keystead/domain/plans";

import type { FailedCall } from "../refusal/refusal.ts";

type PlanLimit = Extract<FailedCall, { code: "PLAN_LIMIT" }>["data"];

/**
 * The data of a plan limit, for the kinds that another plan extends; a `PlanPart` is not counted, but in a plan or not.
 */
export type LimitReached = Omit<PlanLimit, "kind"> & {
  readonly kind: "properties" | "units" | "assistants" | "storage" | "transactions" | PlanPart;
  /** How many were to be added at once, for storage in bytes; one by default. */
  readonly added?: number;
};

/** Features of a plan that are not counted. */
export type PlanPart = "tasks" | "calendar" | "seasons" | "advertising";

type Subscription = Pick<SubscriptionView, "effectivePlan" | "limits" | "used">;

/** The limit that an addition would hit, known before anything is typed; null while there is room for one more. */
export function fullPlan(subscription: Subscription, kind: LimitReached["kind"]): LimitReached | null {
  const { effectivePlan: plan, limits, used } = subscription;
  if (isPart(kind)) return hasFeature(plan, kind) ? null : without(kind, plan);
  return used[kind] < limits[kind] ? null : { kind, limit: limits[kind], used: used[kind], plan };
}

export function limitIn(refusal: FailedCall): LimitReached | null {
  if (refusal.code === "PLAN_FEATURE") {
    const { feature, plan } = refusal.data;
    return isPart(feature) ? without(feature, plan) : null;
  }
  if (refusal.code !== "PLAN_LIMIT") return null;
  return refusal.data;
}

/** The plan does not include this part, even if records of it exist from an earlier plan. */
function without(kind: PlanPart, plan: Plan): LimitReached {
  return { kind, limit: 0, used: 0, plan };
}

export function isPart(kind: string): kind is PlanPart {
  return kind === "tasks" || kind === "calendar" || kind === "seasons" || kind === "advertising";
}
