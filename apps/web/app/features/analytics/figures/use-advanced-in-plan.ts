import { hasFeature } from "@keystead/domain/plans";

import { useSubscription, useWorkspace } from "../../session/public.ts";

/** R-F14: whether the plan has the advanced view; whoever is no owner finds out by asking. */
export function useAdvancedInPlan(): boolean {
  const workspace = useWorkspace();
  const plan = useSubscription().data?.effectivePlan;
  return workspace?.role !== "owner" || plan === undefined || hasFeature(plan, "advanced_analytics");
}
