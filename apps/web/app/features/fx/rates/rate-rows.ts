import type { MissingRateView, RateGrid } from "@keystead/contract/fx";

type Stored = RateGrid["rates"][number];
export type Pair = RateGrid["pairs"][number];

/** One month of one pair in the table: 1 base = rate quote. */
export type RateCell = Pair & {
  /** The name of its field. */
  readonly key: string;
  readonly period: string;
  readonly stored: Stored | null;
  /** Stored the other way round: the cell shows the inverse until a rate is typed. */
  readonly turned: boolean;
  /** The number of records that wait for it; 0 if the rate exists. */
  readonly waiting: number;
};

export type RateRow = Pair & { readonly key: string; readonly cells: readonly RateCell[] };

export type RateRowsQuery = {
  /** Currencies that the person added, against the base currency. */
  readonly added: readonly string[];
  /** The base of a pair, where the person chose one: by the key of the pair. */
  readonly readFrom: Readonly<Record<string, string>>;
};

/**
 * The rows in the order of the grid, then those that the person added. By default a pair is read as it was last
 * entered.
 */
export function rateRows(grid: RateGrid, { added, readFrom }: RateRowsQuery): readonly RateRow[] {
  const known = new Set(grid.pairs.map(keyOfPair));
  const more = added
    .map((quote) => ({ base: grid.baseCurrency, quote }))
    .filter((pair) => !known.has(keyOfPair(pair)));
  return [...grid.pairs, ...more].map((pair) => {
    const key = keyOfPair(pair);
    const shown = readFrom[key] === pair.quote ? { base: pair.quote, quote: pair.base } : pair;
    return { ...shown, key, cells: grid.months.map((period) => cellAt(grid, shown, period)) };
  });
}

/** EUR and CHF are one pair, whichever comes first. */
export function keyOfPair({ base, quote }: Pair): string {
  return [base, quote].toSorted().join("/");
}

/** The cell of a missing rate: base currency against the other. */
export function keyOfCell({ period, base, quote }: Pair & { readonly period: string }): string {
  return `${period}-${keyOfPair({ base, quote }).replace("/", "-")}`;
}

function cellAt(grid: RateGrid, { base, quote }: Pair, period: string): RateCell {
  const pair = keyOfPair({ base, quote });
  const stored = grid.rates.find((rate) => rate.period === period && keyOfPair(rate) === pair) ?? null;
  const isWaiting = (one: MissingRateView) =>
    one.period === period && keyOfPair({ base: one.from, quote: one.to }) === pair;
  return {
    key: keyOfCell({ period, base, quote }),
    period,
    base,
    quote,
    stored,
    turned: stored !== null && stored.base !== base,
    waiting: grid.missing.find(isWaiting)?.records ?? 0,
  };
}
