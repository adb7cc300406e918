import type { BookingStatus } from "./booking.ts";

export const bookingMoneyStates = ["unpaid", "partially_paid", "paid", "overpaid"] as const;
export type BookingMoneyState = (typeof bookingMoneyStates)[number];

/** What is still to come and what is to give back, minor units of the booking's currency. */
export type BookingMoney = {
  readonly outstandingMinor: number;
  readonly creditMinor: number;
  readonly state: BookingMoneyState;
};

/**
 * R-D10: where a booking stands with its money. `totalMinor` = Σ nights, `linkedMinor` = Σ Income linked to it, less reversals. A stay
 * that costs nothing is paid. Of a cancelled one nothing more is to come: what was kept of it was paid before and is a record of its
 * own (R-D13); what is linked to it still is to give back.
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
