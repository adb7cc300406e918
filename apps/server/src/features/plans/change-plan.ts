import { nextSubscription as decide, type Plan } from "@keystead/domain/plans";

import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { lockSubscription, writeSubscription } from "./plan-usage-store.ts";

/**
 * R-K05: sets all dates of the plan; choosing the current plan changes nothing and returns false. Runs as
 * `app_system`.
 */
export async function changePlan(work: Work, chosen: Plan): Promise<boolean> {
  const { tx, scope, now } = work;
  const current = await lockSubscription(tx, scope.userId);
  if (current === null) throw new Error("A person without a subscription.");
  const next = decide(current.plan, chosen, now.getTime());
  if (next === null) return false;
  await writeSubscription(tx, scope.userId, next);
  await writeAudit(work, {
    action: "plan_change",
    entity: "subscription",
    changes: {
      plan: { from: current.plan, to: next.plan },
      status: { from: current.status, to: next.status },
    },
  });
  return true;
}
