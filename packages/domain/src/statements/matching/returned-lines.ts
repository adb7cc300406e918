import { differenceInDays } from "../../calendar/index.ts";
import { compareText } from "../../kernel/index.ts";
import type { NumberedLine } from "./find-lines-in-books.ts";
import { payerReason } from "./known-payers.ts";
import type { Matched, ReadLine } from "./known-payers.ts";
import type { StatementOutcome } from "./statement-outcome.ts";

type Returned = Extract<StatementOutcome, { state: "returned" }>["of"];

/** Days after a payment within which a bank may take it back. */
const RETURN_DAYS = 90;
/** Most payments offered for one line. */
const MOST_PAYMENTS = 4;

/** Payments of that sum that a bank may have taken back, latest first; only those of a known payer if there are any. */
export function returnsOf(line: ReadLine, known: readonly Matched[]): Returned {
  const found = paymentsBefore(line, known);
  const theirs = found.filter(({ by }) => by !== null);
  return (theirs.length > 0 ? theirs : found)
    .toSorted((a, b) => compareText(b.paidOn, a.paidOn) || compareText(a.leaseId, b.leaseId))
    .slice(0, MOST_PAYMENTS)
    .map(({ leaseId, transferId, paidOn }) => ({ leaseId, transferId, paidOn }));
}

/**
 * Whether money out is a returned payment: the bank says so, or it goes to a payer who paid exactly that sum before.
 * Banks do not always give the reason.
 */
export function isReturn({ line, payers }: Omit<NumberedLine, "at">): boolean {
  if (line.amountMinor >= 0) return false;
  if (line.returned) return true;
  const theirs = payers.filter(({ by }) => by !== "reference").map(({ of }) => of);
  return paymentsBefore(line, theirs).length > 0;
}

/**
 * The line of the same statement that each line takes back, by index: the nearest earlier one of that sum that may be
 * of the same payer.
 */
export function takenBack(lines: readonly NumberedLine[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const back of lines) {
    const { line, payers } = back;
    const isBack = line.amountMinor < 0 && (line.returned || payers.some(({ by }) => by !== "reference"));
    if (!isBack) continue;
    const paid = lines.findLast(
      (one) =>
        one.line.amountMinor === -line.amountMinor &&
        one.line.currency === line.currency &&
        isWithin(one.line.bookedOn, line.bookedOn) &&
        ![...found.values()].includes(one.at) &&
        mayBeOfOne(one, back),
    );
    if (paid !== undefined) found.set(back.at, paid.at);
  }
  return found;
}

function paymentsBefore(line: ReadLine, known: readonly Matched[]) {
  return known.flatMap((of) => {
    const { lease } = of;
    if (lease.currency !== line.currency) return [];
    const by = payerReason(line, of);
    return lease.transfers
      .filter(({ keptMinor, paidOn }) => keptMinor === -line.amountMinor && isWithin(paidOn, line.bookedOn))
      .map(({ transferId, paidOn }) => ({ leaseId: lease.id, transferId, paidOn, by }));
  });
}

function isWithin(paidOn: ReadLine["bookedOn"], backOn: ReadLine["bookedOn"]): boolean {
  const days = differenceInDays(paidOn, backOn);
  return days >= 0 && days <= RETURN_DAYS;
}

function mayBeOfOne(a: NumberedLine, b: NumberedLine): boolean {
  if (a.line.accountKey !== null && b.line.accountKey !== null)
    return a.line.accountKey === b.line.accountKey;
  if (a.payers.length === 0 || b.payers.length === 0) return true;
  return a.payers.some(({ of }) => b.payers.some((other) => other.of === of));
}
