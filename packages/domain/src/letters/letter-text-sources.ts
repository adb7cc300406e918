/**
 * Where a text of a letter was typed and can be changed: the letter's own address, the letterhead (name, address, where
 * to pay), the tenants, the rented unit or property, a note on a charge or on the deposit, the notes of the handover.
 * `other` is text from none of them.
 */
export const letterTextSources = [
  "address",
  "senderName",
  "senderAddress",
  "payment",
  "tenants",
  "place",
  "notes",
  "handover",
  "other",
] as const;
export type LetterTextSource = (typeof letterTextSources)[number];
