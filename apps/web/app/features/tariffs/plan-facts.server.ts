import type { Language } from "@keystead/domain/languages";
import {
  features,
  hasFeature,
  type LimitKind,
  limitKinds,
  type Plan,
  planForFeature,
  planLimits,
  planPrices,
  plans,
} from "@keystead/domain/plans";
import { fill } from "@keystead/messages/fill";

import { formatBytes, formatNumber, formatPlanPrice } from "../../lib/format/format.ts";
import { plural } from "../../lib/language/plural.ts";
import { limitText, type TariffsText } from "./tariffs-text.server.ts";

export type PlanFacts = {
  readonly plan: Plan;
  readonly name: string;
  readonly monthly: string;
  readonly billedYearly: string;
  /** Null for the free plan. */
  readonly list: string | null;
  readonly limits: { readonly properties: number; readonly units: number };
  readonly holds: readonly string[];
};

export type LimitRow = {
  readonly name: string;
  /** In the order of the plans. */
  readonly cells: readonly string[];
};

/** All content of the cards, from the one table of plans. */
export function planFacts(language: Language, text: TariffsText): readonly PlanFacts[] {
  return plans.map((plan, place) => {
    const before = plans[place - 1];
    const smaller = before === undefined ? undefined : text.plan[before].name;
    const { monthly, billedYearly, list } = planPrices[plan];
    const limits = limitWords(plan, language, text);
    const own = features.filter((feature) => planForFeature(feature) === plan);
    return {
      plan,
      name: text.plan[plan].name,
      monthly: formatPlanPrice(monthly, language),
      billedYearly: formatPlanPrice(billedYearly, language),
      list: list === 0 ? null : formatPlanPrice(list, language),
      limits: { properties: planLimits[plan].properties, units: planLimits[plan].units },
      holds: [
        `${limits.properties}, ${limits.units}`,
        limits.transactions,
        smaller === undefined ? text.features.base : fill(text.includes.everything, { plan: smaller }),
        ...[limits.storage, limits.assistants].filter((words) => words !== ""),
        ...own.map((feature) => limitText[language].part[feature]),
      ],
    };
  });
}

function limitWords(
  plan: Plan,
  language: Language,
  { includes }: TariffsText,
): Readonly<Record<LimitKind, string>> {
  const { properties, units, assistants, storage, transactions } = planLimits[plan];
  const counted = (count: number, forms: { readonly one: string; readonly other: string }) =>
    fill(plural(count, forms, language), { n: formatNumber(count, language) });
  return {
    properties: counted(properties, { one: includes.properties_one, other: includes.properties_other }),
    units: counted(units, { one: includes.units_one, other: includes.units_other }),
    assistants:
      assistants === 0
        ? ""
        : counted(assistants, { one: includes.assistants_one, other: includes.assistants_other }),
    storage: fill(includes.storage, { size: formatBytes(storage, language) }),
    transactions: fill(includes.transactions, { n: formatNumber(transactions, language) }),
  };
}

/** The marketing text: the prices once payments are open. */
export function regularPrices(language: Language, text: TariffsText): string {
  return fill(text.price.list, {
    free: String(planLimits.free.properties),
    starter: String(planLimits.starter.properties),
    pro: String(planLimits.pro.properties),
    starterPrice: formatPlanPrice(planPrices.starter.list, language),
    proPrice: formatPlanPrice(planPrices.pro.list, language),
  });
}

/** The table of the specification, section 9: limits first, then what differs between the plans. */
export function limitRows(language: Language, text: TariffsText): readonly LimitRow[] {
  const { limits } = text;
  const cell = (kind: LimitKind, plan: Plan) => {
    const value = planLimits[plan][kind];
    if (kind === "storage") return formatBytes(value, language);
    const number = formatNumber(value, language);
    return kind === "assistants" && value > 1 ? fill(limits.upTo, { n: number }) : number;
  };
  return [
    ...limitKinds.map((kind) => ({
      name: limits[kind],
      cells: plans.map((plan) => cell(kind, plan)),
    })),
    { name: text.features.base, cells: plans.map(() => limits.yes) },
    ...features.map((feature) => ({
      name: limitText[language].part[feature],
      cells: plans.map((plan) => (hasFeature(plan, feature) ? limits.yes : limits.no)),
    })),
  ];
}
