import type { IncomeSums, IncomeSumsQuery } from "@keystead/contract/ledger";
import type * as z from "zod/mini";

import type { Scope } from "#kernel/api/index.ts";
import type { Tx } from "#kernel/db/database.ts";
import { amountText } from "../properties/index.ts";
import { sumIncome as selectSums } from "./income-store.ts";

/** Over everything that the filter finds, one line per currency; currencies are never added. */
export async function sumIncome(
  tx: Tx,
  scope: Scope,
  filter: z.infer<typeof IncomeSumsQuery>,
): Promise<IncomeSums> {
  const sums = await selectSums(tx, scope, filter);
  return {
    sums: sums.map(({ currency, minor, records }) => ({
      currency,
      amount: amountText(minor, currency),
      records,
    })),
  };
}
