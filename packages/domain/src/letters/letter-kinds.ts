/** What a landlord writes to a tenant from the books of a lease. */
export const letterKinds = ["receipt", "statement", "deposit", "reminder"] as const;
export type LetterKind = (typeof letterKinds)[number];

/** Why there is nothing to write: nothing was paid, nothing is open, nothing of the deposit went back or was kept. */
export const letterRefusals = ["NOTHING_TO_CERTIFY", "NOTHING_OUTSTANDING", "DEPOSIT_NOT_CLOSED"] as const;
export type LetterRefusal = (typeof letterRefusals)[number];

/** Where the law of 6 July 1989 (n° 89-462) holds: France and its overseas departments. */
const UNDER_FRENCH_RENT_LAW: readonly string[] = ["FR", "GF", "GP", "MQ", "RE", "YT"];

/**
 * Whether the receipt of a month is the quittance of article 21 of law n° 89-462 of 6 July 1989: a dwelling in France, and the
 * month wholly settled. Of a part there is only a receipt (reçu). Rent and charges stand apart in both.
 */
export function isFrenchDwelling(place: {
  readonly country: string;
  readonly propertyType: string;
}): boolean {
  return UNDER_FRENCH_RENT_LAW.includes(place.country) && place.propertyType === "residential";
}
