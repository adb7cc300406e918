import { planLimits } from "@keystead/domain/plans";
import { fill } from "@keystead/messages/fill";

import type { TariffsFacts } from "./tariffs-page.tsx";

/** How many properties each plan allows, for the description in search results. */
export function describeTariffs({ text, paymentsOpen }: Pick<TariffsFacts, "text" | "paymentsOpen">): string {
  const { free, starter, pro } = planLimits;
  return fill(paymentsOpen ? text.meta.descriptionOpen : text.meta.description, {
    free: String(free.properties),
    starter: String(starter.properties),
    pro: String(pro.properties),
  });
}
