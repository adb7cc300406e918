import type { AnswerNumbers } from "#kernel/registry/answer-numbers.ts";

/** The sums of the list of bookings and of the outlook, and the other numbers of a booking. */
export const bookingNumbers: AnswerNumbers = {
  "bookings.list": {
    sums: ["total", "sums[]", "items[].money.recorded"],
    others: {
      "of one stay": [
        "items[].guestsCount",
        "items[].nights",
        "items[].dailyRate",
        "items[].total",
        "items[].money.outstanding",
        "items[].money.credit",
      ],
    },
  },
  "bookings.get": {
    sums: ["total", "nights", "money.recorded"],
    others: {
      "of one stay, or what is left of its sums": [
        "guestsCount",
        "dailyRate",
        "money.outstanding",
        "money.credit",
        "nightPrices[]",
        "payments[]",
        "shortGaps[]",
        "cleaning[]",
      ],
    },
  },
  "bookings.quote": {
    sums: ["total", "nights"],
    others: {
      "the terms of a stay that is not made yet": [
        "nightPrices[]",
        "season",
        "shortGaps[]",
        "minimumStay",
        "complimentary",
        "unitsTogether",
      ],
    },
  },
  "bookingLines.get": {
    sums: ["nightsTotal", "guestTotal", "payout.amount"],
    others: {
      "of one stay: what those are made of": [
        "nightPrices[]",
        "lines[]",
        "payout.kept",
        "payout.remittedTax",
      ],
    },
  },
  "bookings.outlook": {
    sums: ["tonight", "conflicts", "unpaid"],
    others: { "of one stay": ["arrivals[]", "departures[]"] },
  },
  "bookings.calendar": {
    others: {
      "how many days were asked for, and what stands on a bar of the tape": ["days", "properties[]"],
    },
  },
  "seasons.list": { sums: ["total"], others: { "of one season": ["items[]"] } },
  "guests.retention": { others: { "a rule of the country": ["months"] } },
};
