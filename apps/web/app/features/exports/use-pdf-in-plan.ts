import { hasFeature } from "@keystead/domain/plans";

import { useSubscription } from "../session/public.ts";

/** Whether the plan has reports on paper (R-K07); until it is known nothing is refused. */
export function usePdfInPlan(): boolean {
  const plan = useSubscription().data?.effectivePlan;
  return plan === undefined || hasFeature(plan, "pdf_export");
}
