import type { PlainDate } from "../../calendar/index.ts";
import type { RentRowId } from "../../ids/index.ts";
import { sum } from "../balance/lease-account.ts";
import { fillRows } from "./record-payment.ts";
import type { OpenRow } from "./record-payment.ts";

/** What a transfer does to a line that a form lists: a month, or a named part of one (R-C08a). Minor units. */
export type TransferLineOutcome<Line> = {
  readonly line: Line;
  readonly isTicked: boolean;
  /** What the transfer settles of it; 0 = it does not reach it. */
  readonly coveredMinor: number;
  readonly staysOpenMinor: number;
};

export type TransferOutcome<Line> = {
  /** In the order in which they are listed. */
  readonly lines: readonly TransferLineOutcome<Line>[];
  /** What no row takes. */
  readonly creditMinor: number;
};

type LineOf<RowId extends string> = { readonly rows: readonly OpenRow<RowId>[] };

/**
 * R-C10a, told before it is booked: what an amount settles of each line when these are ticked. Σ `coveredMinor` + `creditMinor` is
 * the amount. `lines` have to hold all rows that are open and due by `today`, for what the ticked ones leave over goes to those.
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
