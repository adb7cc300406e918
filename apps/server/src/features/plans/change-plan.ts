import { changePlan as decide, type Plan } from "@keystead/domain/plans";

import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Scope } from "#kernel/api/index.ts";
import type { Tx } from "#kernel/db/database.ts";
import { lockSubscription, writeSubscription } from "./plan-store.ts";

/** R-K05: all dates are made here; the current plan again changes nothing. As `app_system`. */
export async function changePlan(tx: Tx, scope: Scope, chosen: Plan, now: Date): Promise<boolean> {
  const current = await lockSubscription(tx, scope.userId);
  if (current === null) throw new Error("A person without a subscription.");
  const next = decide(current.plan, chosen, now.getTime());
  if (next === null) return false;
  await writeSubscription(tx, scope.userId, next);
  await writeAudit(tx, scope, {
    action: "plan_change",
    entity: "subscription",
    changes: {
      plan: { from: current.plan, to: next.plan },
      status: { from: current.status, to: next.status },
    },
    at: now,
  });
  return true;
}
