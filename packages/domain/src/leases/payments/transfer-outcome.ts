import type { PlainDate } from "../../calendar/index.ts";
import type { RentRowId } from "../../ids/index.ts";
import { sum } from "../balance/lease-account.ts";
import { fillRows } from "./record-payment.ts";
import type { OpenRow } from "./record-payment.ts";

/** The effect of a transfer on a line of the payment form: a month, or a named part of one (R-C08a). Minor units. */
export type TransferLineOutcome<Line> = {
  readonly line: Line;
  readonly isTicked: boolean;
  /** The part of the line that the transfer settles; 0 = none. */
  readonly coveredMinor: number;
  readonly staysOpenMinor: number;
};

export type TransferOutcome<Line> = {
  /** In the order in which they are listed. */
  readonly lines: readonly TransferLineOutcome<Line>[];
  /** The part that no row takes. */
  readonly creditMinor: number;
};

type LineOf<RowId extends string> = { readonly rows: readonly OpenRow<RowId>[] };

/**
 * R-C10a, as a preview: how much an amount settles of each line when these lines are ticked. Σ `coveredMinor` +
 * `creditMinor` is the amount. `lines` must hold all rows that are open and due by `today`, because the remainder of
 * the ticked ones goes to those.
 */
export function transferOutcome<RowId extends string = RentRowId, Line extends LineOf<RowId> = LineOf<RowId>>(
  lines: readonly Line[],
  transfer: {
    readonly isTicked: (line: Line) => boolean;
    readonly amountMinor: number;
    readonly today: PlainDate;
  },
): TransferOutcome<Line> {
  const ticked = lines.filter((line) => transfer.isTicked(line));
  const others = lines
    .filter((line) => !transfer.isTicked(line))
    .flatMap(({ rows }) => rows.filter(({ dueOn }) => dueOn <= transfer.today));
  const { filled, leftMinor } = fillRows<RowId>(
    ticked.flatMap(({ rows }) => rows),
    transfer.amountMinor,
    others,
  );
  const taken = new Map<RowId, number>(filled.map(({ row, takenMinor }) => [row.id, takenMinor]));
  return {
    lines: lines.map((line) => {
      const coveredMinor = sum(line.rows.map(({ id }) => taken.get(id) ?? 0));
      const openMinor = sum(line.rows.map(({ outstandingMinor }) => outstandingMinor));
      return {
        line,
        isTicked: transfer.isTicked(line),
        coveredMinor,
        staysOpenMinor: openMinor - coveredMinor,
      };
    }),
    creditMinor: leftMinor,
  };
}
