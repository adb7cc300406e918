import type { PropertyListItem } from "@keystead/contract/properties";
import type { Language } from "@keystead/domain/languages";

import { formatMoney } from "../../lib/format/format.ts";

/** An empty sum is a known amount, so it is shown as zero; a dash stands for an unknown value. */
export function noMoney({ currency }: Pick<PropertyListItem, "currency">, language: Language): string {
  return formatMoney({ amount: "0", currency }, language);
}
