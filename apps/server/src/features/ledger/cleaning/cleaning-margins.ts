import type { CleaningMarginQuery, CleaningMargins } from "@keystead/contract/ledger";
import { cleaningMargin } from "@keystead/domain/ledger";

import type { Work } from "#kernel/work.ts";
import { amountText } from "../../properties/index.ts";
import { findCleaningMonths } from "./cleaning-store.ts";

/**
 * The guests' payments for cleaning less its cost, by property and month; each figure can be opened to show its
 * records.
 */
export async function cleaningMargins(work: Work, query: CleaningMarginQuery): Promise<CleaningMargins> {
  const months = await findCleaningMonths(work, query);
  return {
    months: months.map(({ paidMinor, costMinor, currency, ...of }) => ({
      ...of,
      currency,
      paid: amountText(paidMinor, currency),
      cost: amountText(costMinor, currency),
      margin: amountText(cleaningMargin({ paidMinor, costMinor }), currency),
    })),
  };
}
