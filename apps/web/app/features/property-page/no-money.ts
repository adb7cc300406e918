import type { PropertyListItem } from "@keystead/contract/properties";
import type { Language } from "@keystead/domain/languages";

import { formatMoney } from "../../lib/format/format.ts";

/** A sum of nothing is known: it is said as an amount, since a dash stands for what cannot be said. */
export function noMoney({ currency }: Pick<PropertyListItem, "currency">, language: Language): string {
  return formatMoney({ amount: "0", currency }, language);
}
