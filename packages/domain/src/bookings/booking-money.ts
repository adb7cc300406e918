import type { BookingStatus } from "./booking.ts";

export const bookingMoneyStates = ["unpaid", "partially_paid", "paid", "overpaid"] as const;
export type BookingMoneyState = (typeof bookingMoneyStates)[number];

/** What is still due and what has to be refunded, minor units of the booking's currency. */
export type BookingMoney = {
  readonly outstandingMinor: number;
  readonly creditMinor: number;
  readonly state: BookingMoneyState;
};

/**
 * R-D10: how much of a booking is paid. `totalMinor` = Σ nights, `linkedMinor` = Σ Income linked to it, less reversals.
 * A booking that costs nothing is paid. A cancelled booking has nothing due: a kept fee was paid before and is a record
 * of its own (R-D13). Income still linked to a cancelled booking has to be refunded.
 */
export function bookingMoney(totalMinor: number, linkedMinor: number, status: BookingStatus): BookingMoney {
  const amountDueMinor = status === "cancelled" ? 0 : totalMinor;
  const outstandingMinor = Math.max(0, amountDueMinor - linkedMinor);
  const creditMinor = Math.max(0, linkedMinor - amountDueMinor);
  return { outstandingMinor, creditMinor, state: stateOf({ outstandingMinor, creditMinor, linkedMinor }) };
}

function stateOf(money: {
  readonly outstandingMinor: number;
  readonly creditMinor: number;
  readonly linkedMinor: number;
}): BookingMoneyState {
  if (money.creditMinor > 0) return "overpaid";
  if (money.outstandingMinor === 0) return "paid";
  return money.linkedMinor > 0 ? "partially_paid" : "unpaid";
}
