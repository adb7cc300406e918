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
 * that costs nothing is paid.
 */
export function bookingMoney(totalMinor: number, linkedMinor: number): BookingMoney {
  const outstandingMinor = Math.max(0, totalMinor - linkedMinor);
  const creditMinor = Math.max(0, linkedMinor - totalMinor);
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
