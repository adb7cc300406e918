/** The public pages that exist from the start; administrators may change them. */
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
