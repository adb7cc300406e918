import type { PayoutList, PayoutQuery, PayoutView } from "@keystead/contract/turnovers";
import { compareText } from "@keystead/domain/kernel";
import { localIn } from "@keystead/domain/calendar";
import { payoutState } from "@keystead/domain/turnovers";

import { badField } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { amountText } from "../properties/index.ts";
import { selectPayouts, sumPayouts } from "./payout-store.ts";
import type { ListedPayout, PayoutFilter, PayoutSum } from "./payout-store.ts";

/** What is owed to whom, and what was paid: a line for each turnover, with what they come to by cleaner and currency. */
export async function listPayouts(work: Work, query: PayoutQuery): Promise<PayoutList> {
  const { items, total } = await payoutsOf(work, query);
  const byCleaner = await sumPayouts(work, query);
  const byCurrency = Map.groupBy(byCleaner, ({ currency }) => currency);
  return {
    items,
    total,
    sums: [...byCurrency.values()].map(added).toSorted((a, b) => compareText(a.currency, b.currency)),
    cleaners: byCleaner.map((sum) => ({ cleaner: sum.cleaner, ...added([sum]) })),
  };
}

/** The lines alone, as an export reads them page by page. */
export async function payoutsOf(
  work: Work,
  query: PayoutQuery & PayoutFilter,
): Promise<{ items: PayoutView[]; total: number }> {
  const { doneFrom, doneTo } = query;
  if (doneFrom !== undefined && doneTo !== undefined && doneTo < doneFrom)
    throw badField(["doneTo"], "END_BEFORE_START");
  const { items, total } = await selectPayouts(work, query);
  return { items: items.map(payoutView), total };
}

function payoutView(line: ListedPayout): PayoutView {
  const { zone, windowStartMs, windowEndMs, doneAtMs, feeMinor, voided: _voided, ...rest } = line;
  return {
    ...rest,
    timezone: zone,
    checkOut: localIn(zone, windowStartMs),
    windowEnd: windowEndMs === null ? null : localIn(zone, windowEndMs),
    doneAt: doneAtMs === null ? null : localIn(zone, doneAtMs),
    fee: amountText(feeMinor, line.currency),
    payout: payoutState(line),
  };
}

/** Of one currency. */
function added(sums: readonly PayoutSum[]): PayoutList["sums"][number] {
  const of = sums[0]?.currency ?? "EUR";
  const money = (minor: (sum: PayoutSum) => number): string =>
    amountText(
      sums.reduce((total, sum) => total + minor(sum), 0),
      of,
    );
  return {
    currency: of,
    jobs: sums.reduce((total, { jobs }) => total + jobs, 0),
    due: money(({ dueMinor }) => dueMinor),
    approved: money(({ approvedMinor }) => approvedMinor),
    paid: money(({ paidMinor }) => paidMinor),
  };
}
