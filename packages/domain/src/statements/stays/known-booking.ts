import type { PlainDate } from "../../calendar/index.ts";
import type { Currency } from "../../money/index.ts";

/** A confirmed booking of which something is outstanding (R-D10), when a statement is matched. */
export type KnownBooking = {
  readonly id: string;
  readonly propertyId: string;
  readonly guestName: string;
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly currency: Currency;
  /** The day at the property. */
  readonly today: PlainDate;
  /** What is outstanding of it: minor units, above zero. */
  readonly openMinor: number;
  /** What a channel pays out for it while nothing of it is recorded; null where none takes a fee. Minor units, above zero. */
  readonly payoutMinor: number | null;
  /** Accounts from which bookings of its property were paid before, as whatever they are compared by. */
  readonly payerAccounts: readonly string[];
};

/** What comes in for a booking that is paid at once: what its channel pays out, else what is outstanding. */
export function expectedMinor({
  openMinor,
  payoutMinor,
}: Pick<KnownBooking, "openMinor" | "payoutMinor">): number {
  return payoutMinor ?? openMinor;
}

/** Whose money it is: a guest's own transfer, or one payout of a booking channel. */
export const bookingPayers = ["guest", "payout"] as const;
export type BookingPayer = (typeof bookingPayers)[number];

/** A way to book a line: bookings of one property, each with what it is paid. Minor units. */
export type BookingMatch = {
  readonly by: BookingPayer;
  /** In the order of their arrivals. */
  readonly stays: readonly { readonly stay: KnownBooking; readonly paidMinor: number }[];
  /** What of them stays open. */
  readonly leftMinor: number;
  /** What is more than they owe: it is the guest's credit. */
  readonly overMinor: number;
};
