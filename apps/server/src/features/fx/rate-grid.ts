import type { RateGrid, RateGridQuery } from "@keystead/contract/fx";
import { addToMonth, parseMonth } from "@keystead/domain/calendar";
import type { Month } from "@keystead/domain/calendar";
import { findRate, FIRST_RATE_MONTH, isRateMonth, pairKey, rateTable } from "@keystead/domain/fx";
import { compareText } from "@keystead/domain/kernel";
import type * as z from "zod/mini";

import { badField } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { readGrid } from "./fx-store.ts";
import type { StoredGrid } from "./fx-store.ts";
import { rateView } from "./fx-view.ts";

/** Months, pairs in use, stored rates, and missing rates with the number of records that need them. One statement. */
export async function rateGrid(work: Work, query: z.output<typeof RateGridQuery>): Promise<RateGrid> {
  const last = query.last === undefined ? null : parseMonth(query.last);
  if (query.last !== undefined && last === null) throw badField(["last"], "INVALID_MONTH");
  const grid = await readGrid(work, { months: query.months, last });
  if (!isRateMonth(grid.last, grid.currentMonth)) throw badField(["last"], "FX_PERIOD_OUT_OF_RANGE");
  const { baseCurrency, currentMonth } = grid;
  const table = rateTable(grid.rates, baseCurrency);
  const ways = grid.records
    .filter(({ currency }) => currency !== baseCurrency)
    .map(({ period, currency: from, records }) => {
      const cell = { period, from, to: baseCurrency };
      return { ...cell, records, found: findRate(table, cell) };
    });
  return {
    baseCurrency,
    currentMonth,
    months: monthsOf(grid),
    pairs: pairsOf(grid),
    rates: grid.rates.map((rate) => ({
      ...rateView(rate),
      id: rate.id,
      version: rate.version,
      records: ways
        .filter(({ found }) => found?.legs.includes(rate) === true)
        .reduce((sum, { records }) => sum + records, 0),
    })),
    missing: ways
      // A rate cannot be missing for a month that has not begun (R-B10).
      .filter(({ found, period }) => found === null && period <= currentMonth)
      .map(({ period, from, to, records }) => ({ period, from, to, records }))
      .toSorted((one, other) => compareText(`${one.period} ${one.from}`, `${other.period} ${other.from}`)),
    owner: grid.owner,
  };
}

function monthsOf({ first, last }: StoredGrid): Month[] {
  const months: Month[] = [];
  for (let at = first; at <= last; at = addToMonth(at, 1)) if (at >= FIRST_RATE_MONTH) months.push(at);
  return months;
}

/** First the base currency with each other one, read as "1 EUR = 0.9412 CHF", then every other pair that has a rate. */
function pairsOf({ baseCurrency, currencies, everyPair }: StoredGrid): RateGrid["pairs"] {
  const others = currencies.filter((code) => code !== baseCurrency).toSorted(compareText);
  const pairs = [...others.map((quote) => ({ base: baseCurrency, quote })), ...everyPair];
  return [...Map.groupBy(pairs, ({ base, quote }) => pairKey(base, quote)).values()].map(
    // A pair is shown in the direction in which it was last entered.
    (same) => everyPair.find((pair) => same.includes(pair)) ?? same[0] ?? { base: baseCurrency, quote: "" },
  );
}
