/**
 * What of a letter somebody has typed, where it is changed: the letter's own address, the letterhead (name, address, where to pay), the
 * tenants, what is let, a note on a charge or on the deposit. `other` is what stands in none of them.
 */
export const typedTexts = [
  "address",
  "senderName",
  "senderAddress",
  "payment",
  "tenants",
  "place",
  "notes",
  "other",
] as const;
export type TypedText = (typeof typedTexts)[number];
