import type { Month } from "../calendar/index.ts";
import { convert, sumConverted } from "../fx/index.ts";
import type { FxRecord, MissingRate } from "../fx/index.ts";
import { compareText } from "../kernel/index.ts";
import { added } from "../ledger/index.ts";
import type { NetAmount } from "../ledger/index.ts";
import type { Money } from "../money/index.ts";
import type { FigureTerm, NoValueReason } from "./metric-words.ts";
import type { Target } from "./records.ts";

export type WaitingRecords = MissingRate & { readonly records: number };

/**
 * The terms and sides of a figure, in minor units of the target currency or in whole days; null where a rate is
 * missing.
 */
export type FigureSums = {
  readonly terms: readonly SumTerm[];
  readonly numerator: NetAmount;
  /** Undefined for a plain sum. */
  readonly denominator: NetAmount | undefined;
  /** Why the figure has no value, if that is known without its sums. */
  readonly reason: NoValueReason | null;
  /** The amounts of both sides in their own currencies, asked for where a rate is missing (R-B05). */
  readonly records: () => readonly FigureRecord[];
  readonly estimated: boolean;
  /** Years of a payback, which are not the quotient of its rounded sums. */
  readonly years: string | null;
};

/** An amount in its own currency, and on which side of its figure it counts. */
export type FigureRecord = FxRecord & { readonly side: SumTerm["side"] };

export type SumTerm = {
  readonly side: "numerator" | "denominator";
  readonly term: FigureTerm;
  readonly value: NetAmount;
};

/** A figure from its terms: each side is the sum of its terms. */
export function sumsOf(
  terms: readonly SumTerm[],
  more: Partial<Pick<FigureSums, "reason" | "records" | "estimated" | "years">> = {},
): FigureSums {
  const sideOf = (side: SumTerm["side"]) => terms.filter((term) => term.side === side);
  const denominator = sideOf("denominator");
  return {
    terms,
    numerator: added(...sideOf("numerator").map(({ value }) => value)),
    denominator: denominator.length === 0 ? undefined : added(...denominator.map(({ value }) => value)),
    reason: null,
    records: () => [],
    estimated: false,
    years: null,
    ...more,
  };
}

export function negated(amount: NetAmount): NetAmount {
  return amount === null || amount === 0 ? amount : -amount;
}

/** Converts amounts into the target currency and collects the missing rates. */
export type Into = {
  /**
   * R-B04, R-B06: one record, or `times` equal ones, each converted and rounded. `key` identifies it, so that it is
   * counted once as waiting for a rate.
   */
  readonly amount: (
    money: Money & { readonly month: Month; readonly times?: number },
    key: () => string,
  ) => NetAmount;
  /** R-B05, R-B10: the missing rates, and how many records wait for each. */
  readonly without: () => {
    readonly missing: readonly WaitingRecords[];
    readonly ahead: readonly WaitingRecords[];
  };
};

export function converterInto({ currency: to, table, currentMonth }: Target): Into {
  const waiting = new Map<string, { readonly rate: MissingRate; readonly records: Map<string, number> }>();
  const waits = (rate: MissingRate, key: string, times: number): null => {
    const name = `${rate.period} ${rate.from}`;
    const known = waiting.get(name) ?? { rate, records: new Map() };
    known.records.set(key, times);
    waiting.set(name, known);
    return null;
  };
  return {
    amount: ({ minor, currency: from, month, times = 1 }, key) => {
      if (from === to || minor === 0) return minor * times;
      const found = convert({ minor, currency: from }, { period: month, to }, table);
      return found.status === "converted"
        ? found.amount.minor * times
        : waits({ period: month, from, to }, key(), times);
    },
    without: () => {
      const all = [...waiting]
        .toSorted(([one], [other]) => compareText(one, other))
        .map(([, { rate, records }]) => ({
          ...rate,
          records: [...records.values()].reduce((sum, times) => sum + times, 0),
        }));
      return {
        missing: all.filter(({ period }) => period <= currentMonth),
        ahead: all.filter(({ period }) => period > currentMonth),
      };
    },
  };
}

/**
 * R-B05: what replaces a withheld figure: the rates missing on either side, and the numerator by currency. A quotient
 * has no parts by currency, because its two sides are never added together.
 */
export function withheld(
  records: readonly FigureRecord[],
  { currency: to, table, currentMonth }: Target,
): {
  readonly missing: readonly WaitingRecords[];
  readonly ahead: readonly WaitingRecords[];
  readonly subtotals: readonly Money[];
  /** The numerator in the target currency; null while one of its rates is missing. */
  readonly totalMinor: number | null;
} {
  const sum = (of: readonly FigureRecord[]) =>
    sumConverted(
      of.filter(({ minor }) => minor !== 0),
      { to, currentMonth },
      table,
    );
  const { missing, ahead } = sum(records);
  const { subtotals, totalMinor } = sum(records.filter(({ side }) => side === "numerator"));
  return { missing, ahead, subtotals, totalMinor };
}
