import { MAX_AMOUNT_MINOR } from "../money/index.ts";
import { problemsOf } from "../record-fields/index.ts";
import type { DraftOf, ProblemOf } from "../record-fields/index.ts";
import { bookingGuestFields } from "./booking-guest-fields.ts";

/** What a host enters besides the dates. `dailyRateMinor` in minor units, null if none is given. */
export type BookingDraft = DraftOf<typeof bookingGuestFields> & {
  readonly propertyId: string | null;
  readonly guestName: string;
  readonly dailyRateMinor: number | null;
};

export type BookingIssue =
  | { readonly field: "propertyId"; readonly code: "PROPERTY_REQUIRED" }
  | ProblemOf<typeof bookingGuestFields>
  | { readonly field: "dailyRateMinor"; readonly code: "AMOUNT_NEGATIVE" | "AMOUNT_TOO_LARGE" };

/**
 * R-D12: everything wrong with a booking at once, in the order property, guest, rate; empty = valid. A rate of 0 is
 * complimentary: `planBooking` warns of it.
 */
export function validateBooking(draft: BookingDraft): readonly BookingIssue[] {
  const issues: BookingIssue[] = [];
  if (draft.propertyId === null || draft.propertyId === "")
    issues.push({ field: "propertyId", code: "PROPERTY_REQUIRED" });
  issues.push(...problemsOf(bookingGuestFields, draft));
  const rateMinor = draft.dailyRateMinor ?? 0;
  if (rateMinor < 0) issues.push({ field: "dailyRateMinor", code: "AMOUNT_NEGATIVE" });
  if (rateMinor > MAX_AMOUNT_MINOR) issues.push({ field: "dailyRateMinor", code: "AMOUNT_TOO_LARGE" });
  return issues;
}
