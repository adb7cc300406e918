export {
  features,
  hasFeature,
  limitKinds,
  paidPlans,
  planForFeature,
  planLimits,
  planPrices,
  plans,
  PRICE_CURRENCY,
} from "./plan-table.ts";
export type { Feature, LimitKind, PaidPlan, Plan } from "./plan-table.ts";
export { canCreate, countTransactions, planExcess, planLoss, planThatFits } from "./plan-usage.ts";
export type { PlanLoss, Room, Usage } from "./plan-usage.ts";
export {
  changePlan,
  currentPeriod,
  effectivePlan,
  PERIOD_MS,
  startTrial,
  subscriptionStatuses,
  TRIAL_DAYS,
} from "./subscription.ts";
export type { Subscription, SubscriptionStatus } from "./subscription.ts";
