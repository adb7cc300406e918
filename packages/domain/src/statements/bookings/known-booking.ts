import type { PlainDate } from "../../calendar/index.ts";
import type { Currency } from "../../money/index.ts";

/** A confirmed booking with an outstanding amount (R-D10), for matching a statement. */
export type KnownBooking = {
  readonly id: string;
  readonly propertyId: string;
  readonly guestName: string;
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
  readonly currency: Currency;
  /** The property's own day. */
  readonly today: PlainDate;
  /** Outstanding amount: minor units, above zero. */
  readonly openMinor: number;
  /**
   * The channel's payout for the booking while no payment of it is recorded; null if no channel takes a fee. Minor
   * units, above zero.
   */
  readonly payoutMinor: number | null;
  /** Accounts that paid bookings of its property before, in the form in which they are compared. */
  readonly payerAccounts: readonly string[];
};

/** The amount expected for a booking paid at once: its channel's payout, else what is outstanding. Minor units. */
export function expectedMinor({
  openMinor,
  payoutMinor,
}: Pick<KnownBooking, "openMinor" | "payoutMinor">): number {
  return payoutMinor ?? openMinor;
}

/** The payer: a guest's own transfer, or one payout of a booking channel. */
export const bookingPayers = ["guest", "payout"] as const;
export type BookingPayer = (typeof bookingPayers)[number];

/** A way to book a line: bookings of one property, each with the amount it gets. Minor units. */
export type BookingMatch = {
  readonly by: BookingPayer;
  /** In order of arrival. */
  readonly stays: readonly { readonly stay: KnownBooking; readonly paidMinor: number }[];
  /** The part of them that stays open. */
  readonly leftMinor: number;
  /** The excess over what they owe: the guest's credit. */
  readonly overMinor: number;
};
