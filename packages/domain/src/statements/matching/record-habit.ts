import type { PlainDate } from "../../calendar/index.ts";
import type { Currency } from "../../money/index.ts";
import type { BankLine } from "../bank-line.ts";
import { oneForOne } from "./one-for-one.ts";

/** Rentable, category and nature of a record. */
export type RecordKindAt = {
  /** Null where it varied. */
  readonly propertyId: string | null;
  readonly unitId: string | null;
  readonly category: string;
  readonly nature: string;
};

/** A record booked from a statement before, for one payee. Minor units, above zero. */
export type PastRecord = RecordKindAt & {
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly date: PlainDate;
};

/** The proposal for a line, from how earlier ones were booked. */
export type RecordHabit = RecordKindAt & {
  /** The date of the latest one. */
  readonly lastOn: PlainDate;
};

/**
 * How lines of a payee are usually booked: like all earlier ones of the same sum, else like all of the payee; where
 * only the rentable varies, category and nature alone. Null where there are none, or they contradict each other.
 */
export function habitOf(
  line: Pick<BankLine, "amountMinor" | "currency">,
  past: readonly PastRecord[],
): RecordHabit | null {
  const same = past.filter(
    ({ amountMinor, currency }) => amountMinor === Math.abs(line.amountMinor) && currency === line.currency,
  );
  return (
    agreed(same) ?? agreed(past) ?? agreed(past.map((one) => ({ ...one, propertyId: null, unitId: null })))
  );
}

function agreed(past: readonly PastRecord[]): RecordHabit | null {
  const [first, ...others] = past;
  if (first === undefined || others.some((one) => keyOf(one) !== keyOf(first))) return null;
  const { propertyId, unitId, category, nature } = first;
  const lastOn = past.map(({ date }) => date).reduce((a, b) => (a > b ? a : b));
  return { propertyId, unitId, category, nature, lastOn };
}

function keyOf({ propertyId, unitId, category, nature }: RecordKindAt): string {
  return [propertyId ?? "", unitId ?? "", category, nature].join("|");
}

/** A record that a line may be. Minor units, above zero. */
export type RecordInBooks = {
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly date: PlainDate;
  /**
   * The payee in the form for comparison, if the record was booked from a statement; null where it was entered by hand.
   */
  readonly payee: string | null;
};

/** A line with the keys by which its payee may be known, account and name. */
export type LineOfPayee = Pick<BankLine, "amountMinor" | "currency" | "bookedOn"> & {
  readonly payees: readonly string[];
};

/**
 * The existing record of each line, entered by hand or from another file without the same account: same sum and
 * currency within 3 days, each record for one line, first by the same payee, then the nearest. In the order of the
 * lines; null where there is none.
 */
export function enteredBefore<Known extends RecordInBooks>(
  lines: readonly LineOfPayee[],
  records: readonly Known[],
): readonly (Known | null)[] {
  const found = new Map<number, Known>();
  const take = (
    mayBe: (line: LineOfPayee, record: Known) => boolean,
    keyOf: (one: Known) => string,
  ): void => {
    const spoken = new Set([...found.values()].map(({ id }) => id));
    const open = records.filter(({ id }) => !spoken.has(id));
    for (const group of Map.groupBy(open, keyOf).values()) {
      const [first] = group;
      if (first === undefined) continue;
      const candidates = [...lines.entries()].filter(([at, line]) => !found.has(at) && mayBe(line, first));
      const positions = oneForOne(
        candidates.map(([, { bookedOn }]) => bookedOn),
        group.map(({ date }) => date),
      );
      for (const [at, position] of positions.entries()) {
        const [line, record] = [candidates[at]?.[0], group[position ?? -1]];
        if (line !== undefined && record !== undefined) found.set(line, record);
      }
    }
  };
  const sumOf = ({ amountMinor, currency }: Known): string => `${amountMinor} ${currency}`;
  const isSum = (line: LineOfPayee, record: Known): boolean =>
    record.amountMinor === Math.abs(line.amountMinor) && record.currency === line.currency;
  take(
    (line, record) => isSum(line, record) && record.payee !== null && line.payees.includes(record.payee),
    (one) => `${sumOf(one)} ${one.payee ?? ""}`,
  );
  take(isSum, sumOf);
  return lines.map((_line, at) => found.get(at) ?? null);
}
