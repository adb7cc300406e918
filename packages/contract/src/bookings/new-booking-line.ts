import { BOOKING_LINE_NOTE_LIMIT, bookingLineKinds, MOST_BOOKING_LINES } from "@keystead/domain/bookings";
import * as z from "zod/mini";

import { line, AmountInput } from "../wire/index.ts";

export const BookingLineKindCode = z.enum(bookingLineKinds, { error: "INVALID_BOOKING_LINE" });

const NewBookingLine = z.strictObject({
  kind: BookingLineKindCode,
  /** Above zero: the kind says whether the line adds or subtracts. */
  amount: AmountInput,
  note: z._default(line(BOOKING_LINE_NOTE_LIMIT), ""),
});

/** The lines of one booking. */
export const NewBookingLines = z
  .array(NewBookingLine)
  .check(z.maxLength(MOST_BOOKING_LINES, { error: "TOO_MANY_ROWS" }));
