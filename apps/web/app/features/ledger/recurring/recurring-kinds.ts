/** What of the series may stand open over the list of a book: all of them, one to edit, a proposal to accept with another amount. */
export const recurringKinds = ["recurring", "series", "accept"] as const;
export type RecurringKind = (typeof recurringKinds)[number];

/** A proposal as an address names it. */
export function turnAddress({
  recurringId,
  number,
}: {
  readonly recurringId: string;
  readonly number: number;
}): string {
  return `${recurringId}_${number}`;
}
