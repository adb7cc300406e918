import { depositInterestPage } from "./deposit-interest.ts";
import { depositReturn } from "./deposit-return/deposit-return.ts";
import { berlin } from "./berlin/berlin.ts";
import { handoverProtocol } from "./handover-protocol/handover-protocol.ts";
import { lisbon } from "./lisbon/lisbon.ts";
import { loanTools } from "./loan-tools.ts";
import { mortgagePayment } from "./mortgage-payment.ts";
import { rentArrears } from "./rent-arrears/rent-arrears.ts";
import { rentIncrease } from "./rent-increase.ts";
import { rentTools } from "./rent-tools.ts";
import { rentalYieldPage } from "./rental-yield.ts";
import { rome } from "./rome/rome.ts";

/** The day on which all pages were last reviewed against their subject. */
export const starterPagesReviewedOn = new Date("2026-11-20T00:00:00Z");

/** The pages of a new installation; from then on the administrator may change them. */
export const starterPages = [
  rentIncrease,
  rentalYieldPage,
  depositInterestPage,
  mortgagePayment,
  ...depositReturn,
  ...rentArrears,
  ...handoverProtocol,
  ...lisbon,
  ...berlin,
  ...rome,
  ...rentTools,
  ...loanTools,
];
