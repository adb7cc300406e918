/** The public pages that stand there from the start, an administrator's to change. */
export const starters = [
  "/tools/rent-increase",
  "/tools/rental-yield",
  "/tools/deposit-interest",
  "/tools/mortgage-payment",
  "/guides/deposit-return",
  "/guides/rent-arrears",
  "/guides/handover-protocol",
  "/locations/lisbon",
  "/locations/berlin",
  "/locations/rome",
];
