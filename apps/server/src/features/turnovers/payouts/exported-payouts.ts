import { PayoutQuery } from "@keystead/contract/turnovers";
import { minorCell } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { payoutsOf } from "./list-payouts.ts";

/** Local time at the property, in a form that a spreadsheet reads. */
export const clock = (local: string | null): string | null => local?.replace("T", " ") ?? null;

/** R-E08: ordered by the time at which each was done, regardless of the screen's order. */
export const exportedPayouts = exportedList({
  name: "payouts",
  needs: "payout.read_any",
  query: PayoutQuery,
  list: (work, query) => payoutsOf(work, { ...query, sort: "done" }),
  key: ({ id }) => id,
  rows: (line) => [
    [
      line.id,
      line.property.name,
      line.unit?.name ?? null,
      line.bookingId,
      line.cleaner?.name ?? null,
      line.cleanerEmail,
      clock(line.checkOut),
      clock(line.windowEnd),
      line.timezone,
      clock(line.doneAt),
      line.status,
      minorCell(line.fee),
      line.currency,
      line.payout,
      line.paidOn,
      line.paidMethod,
      line.note,
    ],
  ],
});
