import type { IncomeQuery, IncomeView } from "@keystead/contract/ledger";
import type * as z from "zod/mini";

import type { Work } from "#kernel/work.ts";
import { amountText } from "../properties/index.ts";
import { listIncome as selectIncome } from "./income-store.ts";
import type { ListedIncome } from "./income-store.ts";

export async function listIncome(
  work: Work,
  query: z.infer<typeof IncomeQuery>,
): Promise<{ items: IncomeView[]; total: number }> {
  const { items, total } = await selectIncome(work, query);
  return { items: items.map(incomeView), total };
}

function incomeView({ amountMinor, method, parts, ...record }: ListedIncome): IncomeView {
  return {
    ...record,
    parts: parts.map(({ amountMinor: minor, ...part }) => ({
      ...part,
      amount: amountText(minor, record.currency),
    })),
    amount: amountText(amountMinor, record.currency),
    // A deposit that was kept moved no money and has no method.
    method: method ?? "other",
  };
}
