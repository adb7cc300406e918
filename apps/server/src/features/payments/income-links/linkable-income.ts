import type { LinkableIncome } from "@keystead/contract/leases";
import { addDays } from "@keystead/domain/calendar";
import { LINK_DAYS, paysRow } from "@keystead/domain/leases";

import type { Work } from "#kernel/work.ts";
import { requireLease } from "../../leases/index.ts";
import { amountText } from "../../properties/index.ts";
import { accountOf, adjustedKind } from "../../rent-book/index.ts";
import { findIncomeWithoutLink } from "./found-income-store.ts";

/** R-C11: for each open row the records that may be its payment. Two statements, the second only if a row is open. */
export async function linkableIncome(work: Work, id: string): Promise<{ items: LinkableIncome[] }> {
  const lease = await requireLease(work, id);
  const { today } = lease;
  const open = accountOf(lease)
    .rows.filter(
      ({ row, outstandingMinor }) => outstandingMinor > 0 && row.dueOn <= addDays(today, LINK_DAYS),
    )
    .map(({ row, outstandingMinor }) => ({
      ...row,
      outstandingMinor,
      adjustedKind: adjustedKind(lease, row),
    }));
  const [first] = open;
  if (first === undefined) return { items: [] };
  const found = await findIncomeWithoutLink(work, lease, {
    from: first.dueOn,
    to: today,
  });
  return {
    items: open.flatMap((row) =>
      found
        .filter((income) => paysRow(income, row, today))
        .map(({ id: incomeId, receivedOn, amountMinor, method, notes }) => ({
          rowRef: row.id,
          incomeId,
          receivedOn,
          amount: amountText(amountMinor, lease.currency),
          currency: lease.currency,
          method: method ?? "other",
          notes,
        })),
    ),
  };
}
