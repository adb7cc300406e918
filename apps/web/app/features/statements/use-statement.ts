import type { NewStatementPosting } from "@keystead/contract/statements";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { useUndo } from "../../lib/records/use-undo.ts";
import { useSending } from "../../ui/form/use-sending.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { linesToMatch, onTheWire, type StatementReading } from "./file/read-statement.ts";
import { bookingsToPost, lineToPost, postedOf } from "./lines-to-post.ts";
import { type MatchedLine, useLineChoices } from "./use-line-choices.ts";

/** The lines of a statement with their matches, what is ticked, and booking it all at once. */
export function useStatement(reading: StatementReading) {
  const { lines, leftOut } = linesToMatch(reading);
  const { choices, reset, ...choosing } = useLineChoices();
  const input = {
    lines: lines.map((line, at) => {
      const lease = choices.leases.get(at);
      return lease === undefined ? onTheWire(line) : { ...onTheWire(line), lease };
    }),
  };
  const matching = useQuery({
    ...query.statements.match.queryOptions({ input }),
    enabled: lines.length > 0,
    // Only the changed lines are matched again; the others stay in place.
    placeholderData: keepPreviousData,
  });
  const matched = (matching.data?.lines ?? []).flatMap((outcome, at): MatchedLine[] => {
    const line = lines[at];
    return line === undefined ? [] : [{ at, line, outcome }];
  });
  const posted = postedOf(matched, choices);
  const { toBook, toBookings, toRecord, toRefund } = posted;
  const booking = useBooking(reset);
  const payments = toBook.length + toBookings.length;
  const count = payments + toRecord.length + toRefund.length;
  return {
    matching,
    matched,
    leftOut,
    ...posted,
    payments,
    count,
    ...choosing,
    booking: {
      ...booking,
      send: () => {
        if (count > 0)
          booking.send({
            lines: toBook.map(lineToPost),
            stays: toBookings.map(bookingsToPost),
            records: toRecord.map(({ record }) => record),
            refunds: toRefund.map(({ refund }) => refund),
          });
      },
    },
  };
}

export type StatementState = ReturnType<typeof useStatement>;

type Batch = Pick<NewStatementPosting, "lines" | "stays" | "records" | "refunds">;

function useBooking(onBooked: () => void) {
  const { t } = useTranslation(["statements", "errors"]);
  const changed = useChanged();
  const offerUndo = useUndo("record");
  const { busy, failure, limit, closeLimit, send } = useSending<
    Batch,
    Awaited<ReturnType<typeof api.statements.book>>,
    never
  >({
    send: (input, { once }) => api.statements.book(input, once(input)),
    onSent: async ({ undoId, booked, recorded, already }) => {
      onBooked();
      if (already > 0) toast.information(t("already", { count: already }));
      if (undoId !== null)
        offerUndo({
          message: t(recorded === 0 ? "booked" : "bookedLines", { count: booked }),
          takeBack: () => api.statements.undo({ id: undoId }),
          takenBack: t("undone"),
        });
      await changed("record");
    },
    onRefused: ({ code }) => {
      // The screen is out of date.
      if (code === "STALE") void changed("record");
    },
  });
  return { busy, failure: failure === null ? null : t(failure), limit, closeLimit, send };
}
