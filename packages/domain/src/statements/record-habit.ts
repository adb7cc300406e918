import { differenceInDays } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import type { Currency } from "../money/index.ts";
import type { BankLine } from "./bank-line.ts";

/** Where and as what something is entered in the books. */
export type RecordPlace = {
  /** Null where it differs from time to time. */
  readonly propertyId: string | null;
  readonly unitId: string | null;
  readonly category: string;
  readonly nature: string;
};

/** What was booked from a statement before, of one payee. Minor units, above zero. */
export type PastRecord = RecordPlace & {
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly date: PlainDate;
};

/** How a line is proposed because the ones before it were booked so. */
export type RecordHabit = RecordPlace & {
  /** The last of them. */
  readonly lastOn: PlainDate;
};

/**
 * What a payee's line is booked as by habit: as all of that same sum were, else as all of that payee were; where the place
 * differs but not the kind, the kind alone. Null where the past says nothing, or says two things.
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

function keyOf({ propertyId, unitId, category, nature }: RecordPlace): string {
  return [propertyId ?? "", unitId ?? "", category, nature].join("|");
}

/** A record of the books that a line may be. Minor units, above zero. */
export type RecordInBooks = {
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly date: PlainDate;
};

/** How many days the bank's day and the bill's may lie apart. */
const EQUAL_DAYS = 3;

/**
 * Which record each line was entered as by hand: the same sum in the same currency within 3 days, the nearest first, each record for
 * one line. In the order of the lines; null where there is none.
 */
export function enteredBefore<Known extends RecordInBooks>(
  lines: readonly Pick<BankLine, "amountMinor" | "currency" | "bookedOn">[],
  records: readonly Known[],
): readonly (Known | null)[] {
  const spoken = new Set<string>();
  return lines.map((line) => {
    const found = records
      .filter(
        ({ id, amountMinor, currency }) =>
          !spoken.has(id) && amountMinor === Math.abs(line.amountMinor) && currency === line.currency,
      )
      .map((record) => ({ record, days: Math.abs(differenceInDays(record.date, line.bookedOn)) }))
      .filter(({ days }) => days <= EQUAL_DAYS)
      .toSorted((a, b) => a.days - b.days)
      .at(0)?.record;
    if (found === undefined) return null;
    spoken.add(found.id);
    return found;
  });
}
