import { hasFeature } from "@keystead/domain/plans";

import { useSubscription } from "../session/public.ts";

/** Whether the plan includes PDF reports (R-K07); true until the plan is known. */
export function usePdfInPlan(): boolean {
  const plan = useSubscription().data?.effectivePlan;
  return plan === undefined || hasFeature(plan, "pdf_export");
}
