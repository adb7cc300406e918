import { sumRowAmounts, LIMIT, whole, listTotal } from "./walking.ts";
import type { Walk, WalkedNumber } from "./walking.ts";

/** What cleaners are owed and were paid. */
export const payoutWalks: Readonly<Record<string, Walk>> = {
  "turnovers.payouts": async ({ client }) => {
    const list = await whole((page) => client.turnovers.payouts({ page, limit: LIMIT }));
    const { sums, cleaners } = await client.turnovers.payouts({ limit: 1 });
    return [
      listTotal(list),
      ...sums.flatMap((sum) =>
        payoutSums(
          "sums[].",
          sum,
          list.items.filter(({ currency }) => currency === sum.currency),
        ),
      ),
      ...cleaners.flatMap((sum) =>
        payoutSums(
          "cleaners[].",
          sum,
          list.items.filter(
            ({ currency, cleaner }) => currency === sum.currency && cleaner?.id === sum.cleaner?.id,
          ),
        ),
      ),
    ];
  },
  "turnovers.ownPayouts": async ({ cleaner }) => {
    if (cleaner === null) return [];
    const list = await whole((page) => cleaner.turnovers.ownPayouts({ page, limit: LIMIT }));
    const { sums } = await cleaner.turnovers.ownPayouts({ limit: 1 });
    return [
      listTotal(list),
      ...sums.flatMap((sum) =>
        payoutSums(
          "sums[].",
          sum,
          list.items.filter(({ currency }) => currency === sum.currency),
        ),
      ),
    ];
  },
  "cleaners.list": async ({ client }) => [
    listTotal(await whole((page) => client.cleaners.list({ page, limit: LIMIT }))),
  ],
};

type PayoutSums = Readonly<Record<"due" | "approved" | "paid", string>> & {
  readonly currency: string;
  readonly turnovers: number;
};
type PayoutRow = { readonly fee: string; readonly payout: string; readonly approved: boolean };

function payoutSums(at: string, sum: PayoutSums, rows: readonly PayoutRow[]): readonly WalkedNumber[] {
  const fees = (is: (row: PayoutRow) => boolean) => sumRowAmounts(rows.filter(is), ({ fee }) => fee);
  return [
    { at: `${at}turnovers`, says: sum.turnovers, rows: rows.length },
    { at: `${at}due`, says: sum.due, rows: fees(({ payout }) => payout === "due") },
    {
      at: `${at}approved`,
      says: sum.approved,
      rows: fees(({ payout, approved }) => payout === "due" && approved),
    },
    { at: `${at}paid`, says: sum.paid, rows: fees(({ payout }) => payout === "paid") },
  ];
}
