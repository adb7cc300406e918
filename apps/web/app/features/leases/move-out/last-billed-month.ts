import type { LeaseView } from "@keystead/contract/leases";
import { amountLess, sumAmounts } from "@keystead/domain/money";

export type LastMonthBill = { readonly startsOn: string; readonly endsOn: string; readonly amount: string };

/**
 * What is due for the last month of an ended lease by its days, from its rows: rent and charges, plus what a change of
 * them added or wrote down (R-C07). One-off charges of that month and waivers do not count. Null if nothing is due.
 */
export function lastBilledMonth({ endsOn, rows, writeDowns, currency }: LeaseView): LastMonthBill | null {
  const period = endsOn?.slice(0, 7);
  const regular = rows.filter(
    (row) => row.period === period && !row.oneOff && (row.kind === "rent" || row.kind === "charge"),
  );
  const [first] = regular;
  if (first === undefined) return null;
  const billed = [...regular, ...rows.filter(({ adjusts }) => adjusts !== null && adjusts === period)];
  const refs = new Set(billed.map(({ ref }) => ref));
  const lowered = writeDowns.filter(({ rowRef, reason }) => reason === "rent_change" && refs.has(rowRef));
  const sum = (of: readonly { readonly amount: string }[]) =>
    sumAmounts(
      of.map(({ amount }) => amount),
      currency,
    );
  const { startsOn, endsOn: lastDay } = first;
  return { startsOn, endsOn: lastDay, amount: amountLess(sum(billed), sum(lowered), currency) };
}
