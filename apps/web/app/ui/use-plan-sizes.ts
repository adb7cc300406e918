import { type Plan, planLimits } from "@keystead/domain/plans";

import { useTranslation } from "./text/use-translation.ts";

/** What a plan allows, as text: "1 property · 1 unit". */
export function usePlanSizes(): (plan: Plan) => string {
  const { t } = useTranslation("limit");
  return (plan) => {
    const { properties, units } = planLimits[plan];
    return t("sizes", {
      properties: t("properties", { count: properties }),
      units: t("units", { count: units }),
    });
  };
}
