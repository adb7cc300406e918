import type { Language } from "@keystead/domain/languages";
import { type PlanFeature, type Plan, planForFeature, planLimits } from "@keystead/domain/plans";

import { formatNumber } from "../../../lib/format/format.ts";
import { intlLocales } from "../../../lib/language/languages.ts";
import { type LandingFacts, say } from "../landing-facts.ts";

/** The features named on the cards; seasons come with the calendar and Excel with CSV. */
const named = [
  "csv_export",
  "calendar",
  "tasks",
  "multi_currency",
  "advanced_analytics",
  "advertising",
  "pdf_export",
] as const satisfies readonly PlanFeature[];

/** Limits and features of one plan, all from the plan table; a larger plan names only what it adds. */
export function planPoints(facts: LandingFacts, plan: Plan): readonly string[] {
  const { points } = facts.text.pricing;
  const { language } = facts.site;
  const { properties, units, transactions, storage, assistants } = planLimits[plan];
  const number = (value: number) => formatNumber(value, language);
  const size = plan === "free" ? points.one : points.many;
  return [
    say(facts, size, { properties: number(properties), units: number(units) }),
    say(facts, points.transactions, { count: number(transactions) }),
    ...(plan === "free" ? [points.core] : []),
    say(facts, points.storage, { size: storageSize(storage, language) }),
    ...(assistants === 0
      ? []
      : [say(facts, assistants === 1 ? points.assistant : points.assistants, { count: number(assistants) })]),
    ...named.filter((feature) => planForFeature(feature) === plan).map((feature) => points[feature]),
  ];
}

const MEBIBYTE = 1024 * 1024;

/** "200 MB", "1 GB": French counts in octets. */
function storageSize(bytes: number, language: Language): string {
  const mebibytes = bytes / MEBIBYTE;
  const isLarge = mebibytes >= 1024;
  return new Intl.NumberFormat(intlLocales[language], {
    style: "unit",
    unit: isLarge ? "gigabyte" : "megabyte",
  }).format(isLarge ? mebibytes / 1024 : mebibytes);
}
