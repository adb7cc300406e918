import type { StaysToBook } from "@keystead/contract/statements";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Currency } from "@keystead/domain/money";
import { isPayoutOf, isSameAccount } from "@keystead/domain/statements";

import { parseAmount, badField, issuesAt, refusal, refuseIssues } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { findStaysToPay, storeStayPayments } from "../bookings/index.ts";
import type { OpenStay } from "../bookings/index.ts";
import type { bankHashes } from "./bank-hashes.ts";
import type { NewLine } from "./booking-store.ts";
import { printedIn } from "./statement-input.ts";

export type MadeStayPayment = {
  readonly id: string;
  readonly bookingId: string;
  readonly amountMinor: number;
};

/** A line that pays bookings, with what it is known again by. */
export type ReadStays = {
  readonly at: number;
  readonly hash: string;
  readonly bookedOn: PlainDate;
  readonly currency: Currency;
  /** Who paid, as the bank writes it, and the account as it is kept; null for none and for the owner's own. */
  readonly payer: { readonly name: string; readonly account: string | null };
  readonly stays: readonly {
    readonly booking: string;
    readonly paidMinor: number;
    readonly outstandingMinor: number | null;
  }[];
};

/** Refuses a line of which the bookings are not paid just what came in, or one of them twice. */
export function readStays(line: StaysToBook, at: number, hashes: ReturnType<typeof bankHashes>): ReadStays {
  let found: ReadStays | undefined;
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
export function staysIn(read: readonly ReadStays[]): readonly string[] {
  return [...new Set(read.flatMap(({ stays }) => stays.map(({ booking }) => booking)))];
}

/**
 * An Income of each booking, on the day of the bank (R-D10). The bookings are locked by the caller; what was shown as outstanding and
 * is not any more was paid by somebody else meanwhile, so that no stay is paid twice.
 */
export async function bookStays(
  work: Work,
  read: readonly ReadStays[],
): Promise<{ readonly made: readonly MadeStayPayment[]; readonly lines: readonly NewLine[] }> {
  if (read.length === 0) return { made: [], lines: [] };
  const known = await findStaysToPay(work, staysIn(read));
  assertPayable(read, known);
  const payments = read.flatMap((line) => {
    const { bookedOn, stays, hash } = line;
    const payee = channelAccount(line, known);
    return stays.map((stay, at) => ({ ...stay, date: bookedOn, hash, part: at + 1, payee }));
  });
  const ids = await storeStayPayments(
    work,
    payments.map(({ booking, paidMinor, date }) => {
      const { id, property, unit, currency } = requireStay(booking, known);
      const stay = { id, propertyId: property.id, unitId: unit?.id ?? null, currency };
      return { stay, amountMinor: paidMinor, date, method: "bank_transfer", notes: "" };
    }),
  );
  return {
    made: payments.map(({ booking: bookingId, paidMinor }, at) => ({
      id: idAt(ids, at),
      bookingId,
      amountMinor: paidMinor,
    })),
    lines: payments.map(({ hash, part, payee }, at) => ({ hash, part, incomeId: idAt(ids, at), payee })),
  };
}

/** By what a channel that paid is known again; a guest's account is not kept. */
function channelAccount({ payer, stays }: ReadStays, known: ReadonlyMap<string, OpenStay>): string | null {
  const guests = stays.map(({ booking }) => requireStay(booking, known).guestName);
  return isPayoutOf(payer.name, guests) ? payer.account : null;
}

function idAt(ids: readonly string[], at: number): string {
  const id = ids[at];
  if (id === undefined) throw new Error("a payment without a record");
  return id;
}

/** In the order in which they are booked: two lines of one booking are paid one after the other. */
function assertPayable(read: readonly ReadStays[], known: ReadonlyMap<string, OpenStay>): void {
  const paid = new Map<string, number>();
  for (const { at, currency, bookedOn, stays } of read)
    for (const { booking, paidMinor, outstandingMinor } of stays) {
      const stay = requireStay(booking, known);
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

function requireStay(id: string, known: ReadonlyMap<string, OpenStay>): OpenStay {
  const stay = known.get(id);
  if (stay === undefined) throw refusal("NOT_FOUND");
  return stay;
}
