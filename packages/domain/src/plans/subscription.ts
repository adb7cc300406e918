import { DAY_MS } from "../calendar/index.ts";
import type { EpochMs } from "../calendar/index.ts";
import type { Plan } from "./plan-table.ts";

export const TRIAL_DAYS = 30;
/** A trial and a period last 30 times 24 hours, regardless of clock changes (R-K03, R-K05). */
export const PERIOD_MS = TRIAL_DAYS * DAY_MS;

export const subscriptionStatuses = ["trial", "active"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export type Subscription = {
  readonly plan: Plan;
  readonly status: SubscriptionStatus;
  readonly trialEndsAtMs: EpochMs;
  readonly currentPeriodStartMs: EpochMs;
  readonly currentPeriodEndMs: EpochMs;
  readonly updatedAtMs: EpochMs;
};

/** R-K03: the subscription of every sign-up: a Pro trial for 30 days. */
export function startTrial(nowMs: EpochMs): Subscription {
  return { plan: "pro", status: "trial", ...period(nowMs) };
}

/**
 * R-K04: the plan in force now. An active plan does not lapse. A trial counts until `trialEndsAtMs` (exclusive), then
 * free; while payments are under maintenance (`paymentsOpen` false) a trial does not lapse either.
 */
export function effectivePlan(
  subscription: Pick<Subscription, "plan" | "status" | "trialEndsAtMs">,
  nowMs: EpochMs,
  paymentsOpen: boolean,
): Plan {
  if (subscription.status === "active" || !paymentsOpen) return subscription.plan;
  return nowMs < subscription.trialEndsAtMs ? subscription.plan : "free";
}

/**
 * R-K05: choosing another plan makes it active with a new period of 30 days from now. Null when it is already the
 * current plan: then nothing is stored.
 */
export function nextSubscription(current: Plan, chosen: Plan, nowMs: EpochMs): Subscription | null {
  return current === chosen ? null : { plan: chosen, status: "active", ...period(nowMs) };
}

/** R-K04: the period of an active plan moves on by 30 days, as often as needed to contain now. */
export function currentPeriod(
  subscription: Pick<Subscription, "currentPeriodStartMs" | "currentPeriodEndMs">,
  nowMs: EpochMs,
): Pick<Subscription, "currentPeriodStartMs" | "currentPeriodEndMs"> {
  const { currentPeriodStartMs, currentPeriodEndMs } = subscription;
  if (nowMs < currentPeriodEndMs) return { currentPeriodStartMs, currentPeriodEndMs };
  const periods = Math.floor((nowMs - currentPeriodEndMs) / PERIOD_MS) + 1;
  const endMs = currentPeriodEndMs + periods * PERIOD_MS;
  return { currentPeriodStartMs: endMs - PERIOD_MS, currentPeriodEndMs: endMs };
}

function period(nowMs: EpochMs): Omit<Subscription, "plan" | "status"> {
  return {
    trialEndsAtMs: nowMs + PERIOD_MS,
    currentPeriodStartMs: nowMs,
    currentPeriodEndMs: nowMs + PERIOD_MS,
    updatedAtMs: nowMs,
  };
}
