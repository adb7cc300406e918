/** Letters that a landlord writes to a tenant from the books of a lease, or from what was noted at its handover. */
export const letterKinds = ["receipt", "statement", "deposit", "reminder", "handover"] as const;
export type LetterKind = (typeof letterKinds)[number];

/**
 * Why there is nothing to write: nothing was paid, nothing is open, nothing of the deposit was returned or retained, or
 * nothing was noted at the handover.
 */
export const letterRefusals = [
  "NOTHING_TO_CERTIFY",
  "NOTHING_OUTSTANDING",
  "DEPOSIT_NOT_CLOSED",
  "NOTHING_TO_RECORD",
] as const;
export type LetterRefusal = (typeof letterRefusals)[number];

/** Where the law of 6 July 1989 (n° 89-462) applies: France and its overseas departments. */
const UNDER_FRENCH_RENT_LAW: readonly string[] = ["FR", "GF", "GP", "MQ", "RE", "YT"];

/**
 * Whether a unit or property is a dwelling in France, where the receipt of a wholly settled month is the quittance of
 * article 21 of law n° 89-462 of 6 July 1989. For a partly paid month there is only a receipt (reçu). Both list rent
 * and charges separately.
 */
export function isFrenchDwelling(rentable: {
  readonly country: string;
  readonly propertyType: string;
}): boolean {
  return UNDER_FRENCH_RENT_LAW.includes(rentable.country) && rentable.propertyType === "residential";
}
