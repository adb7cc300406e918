import { hasFeature } from "@keystead/domain/plans";

import { useSubscription, useWorkspace } from "../../session/public.ts";

/** R-F14: whether the plan has the advanced view; true for a user who is not the owner, until the server refuses. */
export function useAdvancedInPlan(): boolean {
  const workspace = useWorkspace();
  const plan = useSubscription().data?.effectivePlan;
  return workspace?.role !== "owner" || plan === undefined || hasFeature(plan, "advanced_analytics");
}
