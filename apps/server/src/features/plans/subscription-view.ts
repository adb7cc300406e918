import type { SubscriptionView } from "@keystead/contract/accounts";
import { currentPeriod, effectivePlan, planLimits, startTrial, type Plan } from "@keystead/domain/plans";

import type { Scope } from "#kernel/api/index.ts";
import type { Tx } from "#kernel/db/database.ts";
import { countUsed, readSubscription, type SubscriptionRow } from "./plan-store.ts";

export type PlanFacts = { readonly nowMs: number; readonly paymentsOpen: boolean };

/** The plan of the workspace, what it allows and what is used. */
export async function readSubscriptionView(
  tx: Tx,
  scope: Scope,
  facts: PlanFacts,
): Promise<SubscriptionView> {
  const stored: SubscriptionRow = (await readSubscription(tx, scope)) ?? {
    ...startTrial(facts.nowMs),
    source: null,
  };
  const used = await countUsed(tx, scope);
  // A sample has Pro of its own; the scope knows.
  const effective: Plan =
    scope.kind === "sample" ? scope.plan : effectivePlan(stored, facts.nowMs, facts.paymentsOpen);
  const period = stored.status === "active" ? currentPeriod(stored, facts.nowMs) : stored;
  return {
    plan: stored.plan,
    effectivePlan: effective,
    status: stored.status,
    trialEndsAt: stored.status === "trial" ? instant(stored.trialEndsAtMs) : null,
    currentPeriodStart: instant(period.currentPeriodStartMs),
    currentPeriodEnd: instant(period.currentPeriodEndMs),
    paymentsOpen: facts.paymentsOpen,
    limits: { properties: planLimits[effective].properties, units: planLimits[effective].units },
    used,
  };
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}
