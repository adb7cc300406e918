import type { RecordFields } from "../record-fields/index.ts";

/** Longest name of a guest, in code points after trim. */
export const GUEST_NAME_LIMIT = 99;
export const GUEST_PHONE_LIMIT = 40;

/**
 * The guest that a booking is made for, in the order of the rules. Rules, wire, history, list export, form values and
 * merge use these fields. The wire itself refuses a phone number that is too long.
 */
export const bookingGuestFields = {
  guestName: {
    kind: "line",
    label: "guest",
    required: "NAME_REQUIRED",
    bound: { under: GUEST_NAME_LIMIT + 1, code: "NAME_TOO_LONG" },
    personal: true,
    column: null,
  },
  guestEmail: { kind: "email", label: "email", invalid: "INVALID_EMAIL", personal: true, column: "email" },
  guestPhone: {
    kind: "phone",
    label: "phone",
    bound: { under: GUEST_PHONE_LIMIT + 1, code: "TOO_LONG" },
    personal: true,
    column: "phone",
  },
} as const satisfies RecordFields;
