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
export type { PlanFeature, LimitKind, PaidPlan, Plan } from "./plan-table.ts";
export { canCreate, countRecordsOfMonth, planExcess, planLoss, planThatFits } from "./plan-usage.ts";
export type { PlanLoss, Room, Usage } from "./plan-usage.ts";
export {
  nextSubscription,
  currentPeriod,
  effectivePlan,
  PERIOD_MS,
  startTrial,
  subscriptionStatuses,
  TRIAL_DAYS,
} from "./subscription.ts";
export type { Subscription, SubscriptionStatus } from "./subscription.ts";
