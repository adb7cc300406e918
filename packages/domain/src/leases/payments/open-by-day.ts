import type { PlainDate } from "../../calendar/index.ts";
import type { OpenRow } from "./record-payment.ts";

/**
 * The rows that a payment of a day was for, if that is unknown: the rows open and due by then, and the rows due next.
 * If all are settled, the last row takes the payment as credit.
 */
export function openByDay<RowId extends string>(
  rows: readonly OpenRow<RowId>[],
  day: PlainDate,
): { readonly due: readonly OpenRow<RowId>[]; readonly next: readonly OpenRow<RowId>[] } {
  const inOrder = rows.toSorted((one, other) =>
    one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0,
  );
  const open = inOrder.filter(({ outstandingMinor }) => outstandingMinor > 0);
  const due = open.filter(({ dueOn }) => dueOn <= day);
  const coming = open.find(({ dueOn }) => dueOn > day);
  // A month may bill several amounts on one day: rent and charges.
  const next = coming === undefined ? [] : open.filter(({ dueOn }) => dueOn === coming.dueOn);
  if (due.length > 0 || next.length > 0) return { due, next };
  const last = inOrder.findLast(({ dueOn }) => dueOn <= day) ?? inOrder.at(0);
  return { due: last === undefined ? [] : [last], next };
}
