import { MAX_AMOUNT_MINOR } from "../money/index.ts";
import { codePoints, isEmail } from "../text/index.ts";

/** In code points after trim. */
export const GUEST_NAME_LIMIT = 99;

/** What a host types besides the stay. `dailyRateMinor` in minor units, null when none is given. */
export type BookingDraft = {
  readonly propertyId: string | null;
  readonly guestName: string;
  readonly guestEmail: string | null;
  readonly dailyRateMinor: number | null;
};

export type BookingIssue = {
  readonly field: keyof BookingDraft;
  readonly code:
    | "PROPERTY_REQUIRED"
    | "NAME_REQUIRED"
    | "NAME_TOO_LONG"
    | "INVALID_EMAIL"
    | "AMOUNT_NEGATIVE"
    | "AMOUNT_TOO_LARGE";
};

/**
 * R-D12: everything wrong with a booking at once, in the order property, guest name, e-mail, rate; empty = valid. A rate of 0 is
 * complimentary: `planBooking` warns of it.
 */
export function validateBooking(draft: BookingDraft): readonly BookingIssue[] {
  const issues: BookingIssue[] = [];
  if (draft.propertyId === null || draft.propertyId === "")
    issues.push({ field: "propertyId", code: "PROPERTY_REQUIRED" });
  const nameLength = codePoints(draft.guestName);
  if (nameLength === 0) issues.push({ field: "guestName", code: "NAME_REQUIRED" });
  if (nameLength > GUEST_NAME_LIMIT) issues.push({ field: "guestName", code: "NAME_TOO_LONG" });
  const email = draft.guestEmail?.trim() ?? "";
  if (email !== "" && !isEmail(email)) issues.push({ field: "guestEmail", code: "INVALID_EMAIL" });
  const rateMinor = draft.dailyRateMinor ?? 0;
  if (rateMinor < 0) issues.push({ field: "dailyRateMinor", code: "AMOUNT_NEGATIVE" });
  if (rateMinor > MAX_AMOUNT_MINOR) issues.push({ field: "dailyRateMinor", code: "AMOUNT_TOO_LARGE" });
  return issues;
}
