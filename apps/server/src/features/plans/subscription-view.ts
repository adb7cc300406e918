import type { SubscriptionView } from "@keystead/contract/accounts";
import { currentPeriod, effectivePlan, planLimits, startTrial, type Plan } from "@keystead/domain/plans";

import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { countTransactions, countUsed, readSubscription, type SubscriptionRow } from "./plan-usage-store.ts";

/** The plan in force today, for callers that do not work in the workspace. */
export async function readEffectivePlan(
  work: Work<WorkspaceScope>,
  { paymentsOpen }: { readonly paymentsOpen: boolean },
): Promise<Plan> {
  const nowMs = work.now.getTime();
  return effectivePlan((await readSubscription(work)) ?? startTrial(nowMs), nowMs, paymentsOpen);
}

/** The workspace's plan, its limits and how much of each is used. */
export async function readSubscriptionView(
  work: Work,
  { paymentsOpen }: { readonly paymentsOpen: boolean },
): Promise<SubscriptionView> {
  const { scope } = work;
  const nowMs = work.now.getTime();
  const stored: SubscriptionRow = (await readSubscription(work)) ?? {
    ...startTrial(nowMs),
    source: null,
  };
  const used = { ...(await countUsed(work)), transactions: await countTransactions(work) };
  // A sample has a plan of its own, which is in the scope.
  const effective: Plan = scope.kind === "sample" ? scope.plan : effectivePlan(stored, nowMs, paymentsOpen);
  const period = stored.status === "active" ? currentPeriod(stored, nowMs) : stored;
  return {
    plan: stored.plan,
    effectivePlan: effective,
    status: stored.status,
    trialEndsAt: instant(stored.trialEndsAtMs),
    currentPeriodStart: instant(period.currentPeriodStartMs),
    currentPeriodEnd: instant(period.currentPeriodEndMs),
    paymentsOpen,
    limits: {
      properties: planLimits[effective].properties,
      units: planLimits[effective].units,
      assistants: planLimits[effective].assistants,
      storage: planLimits[effective].storage,
      transactions: planLimits[effective].transactions,
    },
    used,
  };
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}
