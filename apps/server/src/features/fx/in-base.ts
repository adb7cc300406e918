import type { BaseSum } from "@keystead/contract/fx";
import { rateTable, sumConverted } from "@keystead/domain/fx";
import type { FxRecord, RatesByPair } from "@keystead/domain/fx";
import type { Month } from "@keystead/domain/calendar";
import type { Currency } from "@keystead/domain/money";

import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { readRates } from "./fx-store.ts";
import { baseSumView } from "./fx-view.ts";

/** What converts into the base currency of the workspace's owner. */
export type InBase = {
  readonly baseCurrency: Currency;
  readonly currentMonth: Month;
  readonly table: RatesByPair;
  /** The sum of records, each converted by its own month's rate (R-B06). */
  readonly sum: (records: readonly FxRecord[]) => BaseSum;
  /**
   * The same beside sums by currency (R-B05): given whenever one of them is in another currency, alone or among several, and withheld
   * while its rate is missing; null where they are in the base currency already, or are nothing.
   */
  readonly beside: (records: readonly FxRecord[]) => BaseSum | null;
};

/**
 * For whoever shows sums over currencies: one statement for all rates of the months, then `sum` as often as there are
 * figures. Equal amounts of one month may come together as one record with `times`. Whoever knows that everything is in the
 * base currency need not ask.
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
