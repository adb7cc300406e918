import type { RateChange, RatesPreview } from "@keystead/contract/fx";
import { parseMonth } from "@keystead/domain/calendar";
import { rateTable, sumConverted } from "@keystead/domain/fx";
import type { FxRate } from "@keystead/domain/fx";
import { moneyText } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";

import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../plans/index.ts";
import { readForeignRecords, readRates } from "./fx-store.ts";
import type { RecordGroup } from "./fx-store.ts";
import { judgeChanges } from "./judge-changes.ts";

/** What the changes would do to their months, currency by currency; validated as in `saveRates`. */
export async function previewRates(
  work: Work,
  { changes }: { readonly changes: readonly RateChange[] },
): Promise<RatesPreview> {
  assertFeature(work.scope, "multi_currency");
  const periods = [...new Set(changes.flatMap(({ period }) => parseMonth(period) ?? []))];
  const { baseCurrency, currentMonth, rates } = await readRates(work, periods);
  const { added, changed, cleared } = judgeChanges(changes, { stored: rates, currentMonth });
  const records = await readForeignRecords(work, periods, baseCurrency);
  const replaced = new Set([...cleared, ...changed.map(({ before }) => before)].map(({ id }) => id));
  const later: readonly FxRate[] = [
    ...rates.filter(({ id }) => !replaced.has(id)),
    ...changed.map(({ after }) => after),
    ...added,
  ];
  const groups = Map.groupBy(records, ({ period, currency }) => `${period} ${currency}`);
  const effects = [...groups.keys()].toSorted().flatMap((key) => {
    const group = groups.get(key) ?? [];
    const [first] = group;
    if (first === undefined) return [];
    const [before, after] = [totalOf(group, rates, baseCurrency), totalOf(group, later, baseCurrency)];
    if (before === after) return [];
    const count = group.reduce((sum, { times }) => sum + times, 0);
    return [{ period: first.period, from: first.currency, records: count, before, after }];
  });
  return { currency: baseCurrency, effects };
}

function totalOf(
  records: readonly RecordGroup[],
  rates: readonly FxRate[],
  baseCurrency: Currency,
): string | null {
  const table = rateTable(rates, baseCurrency);
  const { totalMinor } = sumConverted(records, { to: baseCurrency, currentMonth: null }, table);
  return totalMinor === null ? null : moneyText({ minor: totalMinor, currency: baseCurrency });
}
