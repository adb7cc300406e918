export const plans = ["free", "starter", "pro"] as const;
export type Plan = (typeof plans)[number];

/** The plans that will cost something; the free one has no waitlist. */
export const paidPlans = ["starter", "pro"] as const satisfies readonly Plan[];
export type PaidPlan = (typeof paidPlans)[number];

export const limitKinds = ["properties", "units", "assistants", "storage", "transactions"] as const;
/** What is limited (R-K01): storage in bytes, transactions per month, the others as counts. */
export type LimitKind = (typeof limitKinds)[number];

const MEBIBYTE = 1024 * 1024;

/** R-K01. MB = 2^20 bytes, GB = 2^30. */
export const planLimits: Readonly<Record<Plan, Readonly<Record<LimitKind, number>>>> = {
  free: { properties: 1, units: 1, assistants: 0, storage: 200 * MEBIBYTE, transactions: 200 },
  starter: {
    properties: 5,
    units: 10,
    assistants: 1,
    storage: 1024 * MEBIBYTE,
    transactions: 2000,
  },
  pro: {
    properties: 50,
    units: 100,
    assistants: 3,
    storage: 3072 * MEBIBYTE,
    transactions: 10_000,
  },
};

export const features = [
  "csv_export",
  "xlsx_export",
  "calendar",
  "seasons",
  "tasks",
  "multi_currency",
  "advanced_analytics",
  "advertising",
  "pdf_export",
] as const;
/** Only what differs between plans; everything else is in all of them (R-K07). */
export type PlanFeature = (typeof features)[number];

/** The smallest plan that includes each feature. */
const FEATURE_TABLE: Readonly<Record<PlanFeature, Plan>> = {
  csv_export: "free",
  xlsx_export: "free",
  calendar: "starter",
  seasons: "starter",
  tasks: "starter",
  multi_currency: "starter",
  advanced_analytics: "pro",
  advertising: "pro",
  pdf_export: "pro",
};

/** R-K07: whether a plan includes a feature; every larger plan includes what smaller ones do. */
export function hasFeature(plan: Plan, feature: PlanFeature): boolean {
  return plans.indexOf(plan) >= plans.indexOf(FEATURE_TABLE[feature]);
}

/** The smallest plan that includes a feature, for the upgrade hint. */
export function planForFeature(feature: PlanFeature): Plan {
  return FEATURE_TABLE[feature];
}

export const PRICE_CURRENCY = "USD";

/**
 * Monthly prices in cents of `PRICE_CURRENCY`, VAT included; every page uses this table. `monthly` and `billedYearly`
 * are the introductory prices for those who join before payments open, `list` is the regular price of the marketing
 * text after that.
 */
export const planPrices: Readonly<
  Record<Plan, { readonly monthly: number; readonly billedYearly: number; readonly list: number }>
> = {
  free: { monthly: 0, billedYearly: 0, list: 0 },
  starter: { monthly: 1200, billedYearly: 900, list: 1900 },
  pro: { monthly: 2500, billedYearly: 1900, list: 3900 },
};
