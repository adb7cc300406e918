import { monthOf } from "../calendar/index.ts";
import type { Month, PlainDate } from "../calendar/index.ts";
import { features, hasFeature, limitKinds, planLimits, plans } from "./plan-table.ts";
import type { PlanFeature, LimitKind, Plan } from "./plan-table.ts";

export type Usage = Readonly<Record<LimitKind, number>>;

/**
 * Whether a plan has room; else the data of the refusal PLAN_LIMIT: kind, limit, used and the smallest plan that would
 * do (null = none).
 */
export type Room =
  | { readonly ok: true; readonly limit: number }
  | {
      readonly ok: false;
      readonly code: "PLAN_LIMIT";
      readonly kind: LimitKind;
      readonly limit: number;
      readonly used: number;
      readonly fits: Plan | null;
    };

/** R-K01: creating is allowed while used + added ≤ limit of the effective plan. Call it in the creating transaction. */
export function canCreate(
  plan: Plan,
  kind: LimitKind,
  { used, added = 1 }: { readonly used: number; readonly added?: number },
): Room {
  const limit = planLimits[plan][kind];
  if (used + added <= limit) return { ok: true, limit };
  return {
    ok: false,
    code: "PLAN_LIMIT",
    kind,
    limit,
    used,
    fits: planThatFits(kind, used + added),
  };
}

/** The smallest plan with room for `count`, null when none has. */
export function planThatFits(kind: LimitKind, count: number): Plan | null {
  return plans.find((plan) => count <= planLimits[plan][kind]) ?? null;
}

/**
 * R-K06: by how much a usage exceeds a plan's limits, with only the kinds that do. A downgrade is always allowed and
 * deletes nothing: creating records of those kinds is refused until the usage is below the limit.
 */
export function planExcess(plan: Plan, usage: Usage): Readonly<Partial<Record<LimitKind, number>>> {
  const excess: Partial<Record<LimitKind, number>> = {};
  for (const kind of limitKinds) {
    const over = usage[kind] - planLimits[plan][kind];
    if (over > 0) excess[kind] = over;
  }
  return excess;
}

/** What is lost with a change of plan: lower limits, and features that the new plan lacks. */
export type PlanLoss = {
  readonly limits: readonly { readonly kind: LimitKind; readonly from: number; readonly to: number }[];
  readonly features: readonly PlanFeature[];
};

/** R-K06, R-K07: what a change of plan loses, in the order of the plan table; both lists are empty for an upgrade. */
export function planLoss(from: Plan, to: Plan): PlanLoss {
  return {
    limits: limitKinds
      .map((kind) => ({ kind, from: planLimits[from][kind], to: planLimits[to][kind] }))
      .filter((limit) => limit.to < limit.from),
    features: features.filter((feature) => hasFeature(from, feature) && !hasFeature(to, feature)),
  };
}

/** R-K02: income and expense records of a month by their own date, reversals included; nothing else is a transaction. */
export function countRecordsOfMonth(
  records: readonly { readonly kind: string; readonly date: PlainDate }[],
  month: Month,
): number {
  return records.filter(
    ({ kind, date }) => (kind === "income" || kind === "expense") && monthOf(date) === month,
  ).length;
}
