/**
 * The dialogs of recurring records over the list of a book: all series, one to edit, and a proposal to accept with
 * changes.
 */
export const recurringKinds = ["recurring", "series", "accept"] as const;
export type RecurringKind = (typeof recurringKinds)[number];

/** A proposal's id in an address. */
export function turnAddress({
  recurringId,
  number,
}: {
  readonly recurringId: string;
  readonly number: number;
}): string {
  return `${recurringId}_${number}`;
}
