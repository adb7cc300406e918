import type { IncomeSums, IncomeSumsQuery } from "@keystead/contract/ledger";
import type * as z from "zod/mini";

import type { Work } from "#kernel/work.ts";
import { amountText } from "../properties/index.ts";
import { sumIncome as selectSums } from "./income-store.ts";

/** Over everything that the filter finds, one line per currency; currencies are never added. */
export async function sumIncome(work: Work, filter: z.infer<typeof IncomeSumsQuery>): Promise<IncomeSums> {
  const sums = await selectSums(work, filter);
  return {
    sums: sums.map(({ currency, receivedMinor, depositsMinor, records }) => ({
      currency,
      received: amountText(receivedMinor, currency),
      deposits: amountText(depositsMinor, currency),
      records,
    })),
  };
}
