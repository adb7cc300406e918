import type { BaseSum } from "@keystead/contract/fx";
import { rateTable, sumConverted } from "@keystead/domain/fx";
import type { FxRecord, RatesByPair } from "@keystead/domain/fx";
import type { Month } from "@keystead/domain/calendar";
import type { Currency } from "@keystead/domain/money";

import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { readRates } from "./fx-store.ts";
import { baseSumView } from "./fx-view.ts";

/** Converts into the base currency of the workspace's owner. */
export type InBase = {
  readonly baseCurrency: Currency;
  readonly currentMonth: Month;
  readonly table: RatesByPair;
  /** The sum of records, each converted by its own month's rate (R-B06). */
  readonly sum: (records: readonly FxRecord[]) => BaseSum;
  /**
   * The same sum, to show next to sums by currency (R-B05). Present if one of those is in another currency; withheld
   * while a rate is missing. Null if all are zero or already in the base currency.
   */
  readonly beside: (records: readonly FxRecord[]) => BaseSum | null;
};

/**
 * For sums over currencies: one statement reads all rates of the months, then `sum` can be called for each figure.
 * Equal amounts of a month may be one record with `times`. Not needed if everything is known to be in the base
 * currency.
 */
export async function ratesInto(work: Work<WorkspaceScope>, periods: readonly Month[]): Promise<InBase> {
  const { baseCurrency, currentMonth, rates } = await readRates(work, periods);
  const table = rateTable(rates, baseCurrency);
  const sum = (records: readonly FxRecord[]) =>
    baseSumView(sumConverted(records, { to: baseCurrency, currentMonth }, table));
  return {
    baseCurrency,
    currentMonth,
    table,
    sum,
    beside: (records) =>
      records.some(({ currency, minor }) => currency !== baseCurrency && minor !== 0) ? sum(records) : null,
  };
}
