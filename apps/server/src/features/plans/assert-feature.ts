import { hasFeature, planForFeature } from "@keystead/domain/plans";
import type { PlanFeature } from "@keystead/domain/plans";

import { refusal } from "#kernel/api/index.ts";
import type { Scope } from "#kernel/work.ts";

/**
 * Refuses with PLAN_FEATURE a feature that the workspace's plan does not contain (R-K07); existing records stay
 * usable (R-K06).
 */
export function assertFeature({ plan }: Pick<Scope, "plan">, feature: PlanFeature): void {
  if (!hasFeature(plan, feature))
    throw refusal("PLAN_FEATURE", { feature, plan, from: planForFeature(feature) });
}
