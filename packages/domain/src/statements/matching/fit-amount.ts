import { addDays, differenceInDays } from "../../calendar/index.ts";
import type { BankLine } from "../bank-line.ts";
import type { BookedTransfer, KnownLease, PayableMonth } from "./known-lease.ts";
import { monthsNamed } from "./named-months.ts";
import { SAME_MOVEMENT_DAYS } from "./one-for-one.ts";
import type { AmountReason, BookingProposal, PayerReason } from "./statement-outcome.ts";

/** How many days after the line a month may be due: rent is paid some days, or a month, in advance. */
const AHEAD_DAYS = 62;
/** An excess payment also covers rent that is due within so many days. */
const NEARLY_DUE_DAYS = 10;
/** Days since the transfer of the month before, at least and at most. */
const USUAL_FROM_DAYS = 20;
const USUAL_TO_DAYS = 45;

type Line = Pick<BankLine, "bookedOn" | "amountMinor"> & {
  /** Months named in its text, 1 to 12. */
  readonly namedMonths: ReadonlySet<number>;
};

/** The months of a lease that a line may pay, oldest first. */
export function payableBy(
  line: Pick<Line, "bookedOn">,
  { months }: Pick<KnownLease, "months">,
): readonly PayableMonth[] {
  const last = addDays(line.bookedOn, AHEAD_DAYS);
  return months.filter(({ dueOn, openMinor }) => openMinor > 0 && dueOn <= last);
}

/** A transfer of the same sum about a month before the line, as rent is usually paid. */
export function sameAMonthBefore(line: Line, lease: KnownLease): BookedTransfer | null {
  const days = ({ paidOn }: BookedTransfer): number => differenceInDays(paidOn, line.bookedOn);
  return (
    lease.transfers.find(
      (one) =>
        one.amountMinor === line.amountMinor &&
        one.keptMinor === one.amountMinor &&
        days(one) >= USUAL_FROM_DAYS &&
        days(one) <= USUAL_TO_DAYS,
    ) ?? null
  );
}

/** Whether a payment of the same sum is within 3 days, so that the line may be that payment. */
export function hasEqualNear(
  line: Pick<Line, "bookedOn" | "amountMinor">,
  payments: readonly Pick<BookedTransfer, "paidOn" | "amountMinor">[],
): boolean {
  return payments.some(
    ({ paidOn, amountMinor }) =>
      amountMinor === line.amountMinor &&
      Math.abs(differenceInDays(paidOn, line.bookedOn)) <= SAME_MOVEMENT_DAYS,
  );
}

/**
 * The months that the amount pays exactly: those named in the text, else a single one, else the oldest ones together.
 * Where the text names open months, at least one of them is included. Null when no open months have that sum.
 */
export function monthsOfSum(line: Line, months: readonly PayableMonth[]): readonly PayableMonth[] | null {
  const named = monthsNamed(line.namedMonths, months);
  if (named.length > 0 && sumOf(named) === line.amountMinor) return named;
  const single = (named.length > 0 ? named : months).find(({ openMinor }) => openMinor === line.amountMinor);
  if (single !== undefined) return [single];
  for (let count = 2; count <= months.length; count += 1) {
    const oldest = months.slice(0, count);
    const isMeant = named.length === 0 || oldest.some((month) => named.includes(month));
    if (isMeant && sumOf(oldest) === line.amountMinor) return oldest;
  }
  return null;
}

/**
 * How a line would be booked on a lease: on the months that it pays exactly, else from the named or the oldest month
 * on. Null where nothing is open.
 */
export function proposalOn(
  line: Line,
  lease: KnownLease,
  byPayer: PayerReason | null,
): BookingProposal | null {
  const open = payableBy(line, lease);
  const exact = monthsOfSum(line, open);
  const usual = sameAMonthBefore(line, lease);
  const months = exact ?? reached(line, open);
  if (months.length === 0) return null;
  const sumMinor = sumOf(months);
  const byAmount: AmountReason =
    exact !== null ? "open" : line.amountMinor > sumMinor ? "more" : usual !== null ? "usual" : "part";
  return {
    leaseId: lease.id,
    months,
    leftMinor: Math.max(0, sumMinor - line.amountMinor),
    overMinor: Math.max(0, line.amountMinor - sumMinor),
    byAmount,
    byPayer,
    sameOn: usual?.paidOn ?? null,
  };
}

/**
 * The months that the money covers, from the named one on, else from the oldest. Months that are not nearly due are
 * included only as the first one: excess money pays a future month only where the user says so.
 */
function reached(line: Line, open: readonly PayableMonth[]): readonly PayableMonth[] {
  const [named] = monthsNamed(line.namedMonths, open);
  const from = named === undefined ? 0 : open.indexOf(named);
  const due = open
    .slice(from)
    .filter(({ dueOn }, at) => at === 0 || dueOn <= addDays(line.bookedOn, NEARLY_DUE_DAYS));
  const months: PayableMonth[] = [];
  for (const month of due) {
    if (months.length > 0 && sumOf(months) >= line.amountMinor) break;
    months.push(month);
  }
  return months;
}

function sumOf(months: readonly PayableMonth[]): number {
  return months.reduce((sum, { openMinor }) => sum + openMinor, 0);
}
