import type {
  OwnPayoutList,
  OwnPayoutQuery,
  PayoutList,
  PayoutQuery,
  PayoutView,
} from "@keystead/contract/turnovers";
import { compareText } from "@keystead/domain/kernel";
import { dayInZone, localIn } from "@keystead/domain/calendar";
import { ownPayoutOrder, ownPayoutStates, payoutState } from "@keystead/domain/turnovers";

import { badField } from "#kernel/api/index.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { Work } from "#kernel/work.ts";
import { amountText } from "../../properties/index.ts";
import { findOwnCleaner } from "../cleaners/cleaner-store.ts";
import { selectPayouts, sumPayouts } from "./payout-store.ts";
import type { ListedPayout, PayoutRowFilter, PayoutSum } from "./payout-store.ts";

/**
 * The pay that is owed and was paid to each cleaner: a line for each turnover, and the sums by cleaner and currency.
 */
export async function listPayouts(work: Work, query: PayoutQuery): Promise<PayoutList> {
  const { items, total, ...onward } = await payoutsOf(work, query);
  const byCleaner = await sumPayouts(work, query);
  return {
    items,
    total,
    ...onward,
    sums: byCurrency(byCleaner),
    cleaners: byCleaner.map((sum) => ({ cleaner: sum.cleaner, ...added([sum]) })),
  };
}

/** R-O01: the pay that a signed-in cleaner is owed and was paid for their own turnovers. */
export async function listOwnPayouts(work: Work, query: OwnPayoutQuery): Promise<OwnPayoutList> {
  const cleanerId = await findOwnCleaner(work);
  if (cleanerId === undefined) return { items: [], total: 0, sums: [] };
  const filter = { cleanerId, state: query.state ?? [...ownPayoutStates] };
  const { page, limit, after, sort = ownPayoutOrder.defaultSort, q } = query;
  const { items, total, ...onward } = await selectPayouts(work, { ...filter, page, limit, after, sort, q });
  return {
    items: items.map((line) => ({
      id: line.id,
      property: line.property,
      unit: line.unit,
      day: dayInZone(line.zone, line.slotStartMs),
      doneAt: line.doneAtMs === null ? null : localIn(line.zone, line.doneAtMs),
      fee: amountText(line.feeMinor, line.currency),
      currency: line.currency,
      payout: payoutState(line),
      approved: line.approved,
      paidOn: line.paidOn,
    })),
    total,
    ...onward,
    sums: byCurrency(await sumPayouts(work, { ...filter, q })),
  };
}

/** Only the lines, which an export reads page by page. */
export async function payoutsOf(
  work: Work,
  query: PayoutQuery & PayoutRowFilter,
): Promise<{ items: PayoutView[]; total: number } & Onward> {
  const { doneFrom, doneTo } = query;
  if (doneFrom !== undefined && doneTo !== undefined && doneTo < doneFrom)
    throw badField(["doneTo"], "END_BEFORE_START");
  const { items, total, ...onward } = await selectPayouts(work, query);
  return { items: items.map(payoutView), total, ...onward };
}

function payoutView(line: ListedPayout): PayoutView {
  const { zone, windowStartMs, windowEndMs, doneAtMs, feeMinor, ...kept } = line;
  const { voided: _voided, slotStartMs: _slotStartMs, ...rest } = kept;
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

function byCurrency(sums: readonly PayoutSum[]): PayoutList["sums"] {
  const grouped = Map.groupBy(sums, ({ currency }) => currency);
  return [...grouped.values()].map(added).toSorted((a, b) => compareText(a.currency, b.currency));
}

/** The sum of amounts in one currency. */
function added(sums: readonly PayoutSum[]): PayoutList["sums"][number] {
  const of = sums[0]?.currency ?? "EUR";
  const money = (minor: (sum: PayoutSum) => number): string =>
    amountText(
      sums.reduce((total, sum) => total + minor(sum), 0),
      of,
    );
  return {
    currency: of,
    turnovers: sums.reduce((total, { turnovers }) => total + turnovers, 0),
    due: money(({ dueMinor }) => dueMinor),
    approved: money(({ approvedMinor }) => approvedMinor),
    paid: money(({ paidMinor }) => paidMinor),
  };
}
