import { differenceInDays } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { parseRational, roundRational } from "../money/index.ts";
import { isToolAmount } from "./rental-yield.ts";

/** A deposit at one interest rate from the day it was received until the day it is returned (exclusive). */
export type DepositInterestInput = {
  readonly depositMinor: number;
  /** Percent a year as decimal text, "1.5". */
  readonly ratePercent: string;
  readonly from: PlainDate;
  readonly until: PlainDate;
};

export type DepositInterest = {
  readonly days: number;
  readonly interestMinor: number;
};

/** Also in leap years. */
const DAYS_OF_YEAR = 365n;
const MOST_PERCENT = 100n;

/**
 * Simple interest, actual days ÷ 365: deposit × rate × days ÷ 365, rounded once to the minor unit, half away from zero.
 * 0 for 0 days. Error: INVALID_INPUT for a deposit below 0 or not whole, a rate not from 0 to 100, an end before the
 * beginning.
 */
export function depositInterest(input: DepositInterestInput): Decision<DepositInterest, "INVALID_INPUT"> {
  const { depositMinor, ratePercent, from, until } = input;
  const rate = parseRational(ratePercent);
  if (!isToolAmount(depositMinor) || rate === null || until < from) return refuse("INVALID_INPUT");
  if (rate.numerator < 0n || rate.numerator > MOST_PERCENT * rate.denominator) return refuse("INVALID_INPUT");
  const days = differenceInDays(from, until);
  const interestMinor = roundRational({
    numerator: BigInt(depositMinor) * rate.numerator * BigInt(days),
    denominator: rate.denominator * 100n * DAYS_OF_YEAR,
  });
  return accept({ days, interestMinor });
}
