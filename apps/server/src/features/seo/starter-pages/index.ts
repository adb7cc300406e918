import { depositInterestPage } from "./deposit-interest.ts";
import { depositReturn } from "./deposit-return.ts";
import { berlin } from "./berlin.ts";
import { handoverProtocol } from "./handover-protocol.ts";
import { lisbon } from "./lisbon.ts";
import { loanTools } from "./loan-tools.ts";
import { mortgagePayment } from "./mortgage-payment.ts";
import { rentArrears } from "./rent-arrears.ts";
import { rentIncrease } from "./rent-increase.ts";
import { rentTools } from "./rent-tools.ts";
import { rentalYieldPage } from "./rental-yield.ts";
import { rome } from "./rome.ts";

/** When somebody last read all of them against their subject. */
export const starterPagesReviewedOn = new Date("2026-11-20T00:00:00Z");

/** What a visitor finds on a new installation; from then on the administrator's own. */
export const starterPages = [
  rentIncrease,
  rentalYieldPage,
  depositInterestPage,
  mortgagePayment,
  depositReturn,
  rentArrears,
  handoverProtocol,
  lisbon,
  berlin,
  rome,
  ...rentTools,
  ...loanTools,
];
