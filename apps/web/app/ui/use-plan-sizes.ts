import { type Plan, planLimits } from "@keystead/domain/plans";

import { useTranslation } from "./use-translation.ts";

/** What a plan allows in words, such as "1 property · 1 unit". */
export function usePlanSizes(): (plan: Plan) => string {
  const { t } = useTranslation("ui");
  return (plan) => {
    const { properties, units } = planLimits[plan];
    return t("limit.sizes", {
      properties: t("limit.properties", { count: properties }),
      units: t("limit.units", { count: units }),
    });
  };
}
