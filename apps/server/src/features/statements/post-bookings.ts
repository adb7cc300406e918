import type { BookingsToPost } from "@keystead/contract/statements";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Currency } from "@keystead/domain/money";
import { isPayoutOf, isSameAccount } from "@keystead/domain/statements";

import { parseAmount, badField, issuesAt, refusal, refuseIssues } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { findBookingsToPay, storeBookingPayments } from "../bookings/index.ts";
import type { OpenBooking } from "../bookings/index.ts";
import type { bankHashes } from "./bank-hashes.ts";
import type { NewLine } from "./posting-store.ts";
import type { MadeRecord } from "./post-records.ts";
import { printedIn } from "./statement-input.ts";

/** An Income of a booking: for its nights, or another part of a payout. */
export type MadeBookingPayment = {
  readonly id: string;
  readonly bookingId: string;
  readonly amountMinor: number;
};

/** A line that pays bookings, with its hash. */
export type ReadBookingLines = {
  readonly at: number;
  readonly hash: string;
  readonly bookedOn: PlainDate;
  readonly currency: Currency;
  /**
   * The payer's name as the bank writes it, and the hash of the account; null without an account and for the owner's
   * own account.
   */
  readonly payer: { readonly name: string; readonly account: string | null };
  readonly stays: readonly {
    readonly booking: string;
    readonly paidMinor: number;
    readonly outstandingMinor: number | null;
  }[];
};

/** Refuses a line if its bookings do not add up to its amount or one of them occurs twice. */
export function readBookingLines(
  line: BookingsToPost,
  at: number,
  hashes: ReturnType<typeof bankHashes>,
): ReadBookingLines {
  let found: ReadBookingLines | undefined;
  refuseIssues(
    issuesAt(["stays", at], () => {
      const { bookedOn, currency, ...printed } = printedIn(line, "positive");
      const stays = line.stays.map(({ booking, amount, outstanding }) => ({
        booking,
        paidMinor: parseAmount(amount, currency, { field: "amount", rule: "positive" }),
        outstandingMinor:
          outstanding === undefined
            ? null
            : parseAmount(outstanding, currency, { field: "outstanding", rule: "any" }),
      }));
      const paidMinor = stays.reduce((sum, stay) => sum + stay.paidMinor, 0);
      if (paidMinor !== printed.amountMinor) throw badField(["amount"], "INVALID_VALUE");
      if (new Set(stays.map(({ booking }) => booking)).size < stays.length)
        throw badField(["stays"], "INVALID_VALUE");
      const hash = hashes.line({ bookedOn, currency, ...printed }, line.number);
      const { name, account, ownAccount } = line;
      const isOwn = account !== null && ownAccount !== null && isSameAccount(account, ownAccount);
      const payer = { name, account: isOwn ? null : hashes.payerAccount({ account, ...printed }) };
      found = { at, hash, bookedOn, currency, payer, stays };
    }),
  );
  if (found === undefined) throw new Error("a line that was neither read nor refused");
  return found;
}

/** The bookings that the lines name, in any order. */
export function bookingIdsIn(read: readonly ReadBookingLines[]): readonly string[] {
  return [...new Set(read.flatMap(({ stays }) => stays.map(({ booking }) => booking)))];
}

/**
 * Books an Income for each booking, on the bank's day (R-D10). A line that equals a channel's payout for a booking is
 * booked gross, with the other parts of the payout and the channel's fee as separate records (R-D08). The caller has
 * locked the bookings. STALE if less is outstanding than the screen showed, so that no booking is paid twice.
 */
export async function postBookings(
  work: Work,
  read: readonly ReadBookingLines[],
): Promise<{
  readonly made: readonly MadeBookingPayment[];
  readonly records: readonly MadeRecord[];
  readonly lines: readonly NewLine[];
}> {
  if (read.length === 0) return { made: [], records: [], lines: [] };
  const known = await findBookingsToPay(work, bookingIdsIn(read));
  assertPayable(read, known);
  const paidOut = new Set<string>();
  const payments = read.flatMap((line) => {
    const { bookedOn, stays, hash } = line;
    const payee = channelAccount(line, known);
    return stays.map(({ booking, paidMinor }) => {
      const { payout } = requireBooking(booking, known);
      // A channel pays out a booking only once: another payment of the same amount comes from the guest.
      const isPayout = payout?.amountMinor === paidMinor && !paidOut.has(booking);
      if (isPayout) paidOut.add(booking);
      const parts = isPayout ? payout.parts : null;
      return { booking, paidMinor, parts, date: bookedOn, hash, payee };
    });
  });
  const stored = await storeBookingPayments(
    work,
    payments.map(({ booking, paidMinor, parts, date }) => {
      const stay = rentableOfBooking(requireBooking(booking, known));
      const amountMinor = parts?.rentMinor ?? paidMinor;
      return { stay, amountMinor, beside: parts, date, method: "bank_transfer", notes: "" };
    }),
  );
  const part = new Map<string, number>();
  const made = stored.map(({ of, isForNights, ...record }) => {
    const payment = payments[of];
    if (payment === undefined) throw new Error("a record of no payment");
    const { hash, booking: bookingId } = payment;
    part.set(hash, (part.get(hash) ?? 0) + 1);
    // The account is stored only with the money for nights: it identifies a payer of bookings, not a payee whose
    // lines are always booked in the same way.
    const payee = isForNights ? payment.payee : null;
    return { ...record, bookingId, line: { hash, payee, part: part.get(hash) ?? 1 } };
  });
  return {
    made: made.flatMap(({ book, id, bookingId, amountMinor }) =>
      book === "income" ? [{ id, bookingId, amountMinor }] : [],
    ),
    records: made.flatMap(({ book, id, amountMinor }) =>
      book === "expense" ? [{ book, id, amountMinor }] : [],
    ),
    lines: made.map(({ book, id, line }) =>
      book === "expense" ? { ...line, expenseId: id } : { ...line, incomeId: id },
    ),
  };
}

function rentableOfBooking({ id, property, unit, currency }: OpenBooking) {
  return { id, propertyId: property.id, unitId: unit?.id ?? null, currency };
}

/** The account hash that identifies a channel that has paid; a guest's account is not stored. */
function channelAccount(
  { payer, stays }: ReadBookingLines,
  known: ReadonlyMap<string, OpenBooking>,
): string | null {
  const guests = stays.map(({ booking }) => requireBooking(booking, known).guestName);
  return isPayoutOf(payer.name, guests) ? payer.account : null;
}

/** Checked in booking order: two lines may pay the same booking one after the other. */
function assertPayable(read: readonly ReadBookingLines[], known: ReadonlyMap<string, OpenBooking>): void {
  const paid = new Map<string, number>();
  for (const { at, currency, bookedOn, stays } of read)
    for (const { booking, paidMinor, outstandingMinor } of stays) {
      const stay = requireBooking(booking, known);
      if (stay.currency !== currency)
        refuseIssues([{ path: ["stays", at, "currency"], code: "CURRENCY_MISMATCH" }]);
      if (bookedOn > stay.today)
        refuseIssues([{ path: ["stays", at, "bookedOn"], code: "PAYMENT_DATE_IN_FUTURE" }]);
      const before = paid.get(booking) ?? 0;
      if (outstandingMinor !== null && stay.openMinor - before < outstandingMinor)
        throw refusal("STALE", { version: stay.version });
      paid.set(booking, before + paidMinor);
    }
}

function requireBooking(id: string, known: ReadonlyMap<string, OpenBooking>): OpenBooking {
  const stay = known.get(id);
  if (stay === undefined) throw refusal("NOT_FOUND");
  return stay;
}
