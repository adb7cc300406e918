import type { RecordFields } from "../../record-fields/index.ts";

/** Strictly below these, in code points after trim, as for tenants (R-L04). */
const CLEANER_NAME_LIMIT = 100;
const CLEANER_PHONE_LIMIT = 40;
const CLEANER_NOTES_LIMIT = 500;

/**
 * The fields of a cleaner's contact, in the order in which they are judged; pay, assigned units and login have rules of
 * their own. Rules, wire, store, history, list export, form values and merge use them.
 */
export const cleanerFields = {
  name: {
    kind: "line",
    label: "name",
    required: "NAME_REQUIRED",
    bound: { under: CLEANER_NAME_LIMIT, code: "NAME_TOO_LONG" },
    personal: true,
    column: null,
  },
  email: { kind: "email", label: "email", invalid: "INVALID_EMAIL", personal: true, column: "email" },
  phone: {
    kind: "phone",
    label: "phone",
    bound: { under: CLEANER_PHONE_LIMIT, code: "PHONE_TOO_LONG" },
    personal: true,
    column: "phone",
  },
  /** Language of the job view and the mails. */
  language: { kind: "language", always: true, label: "language", personal: true, column: null },
  notes: {
    kind: "lines",
    label: "notes",
    bound: { under: CLEANER_NOTES_LIMIT, code: "NOTES_TOO_LONG" },
    personal: true,
    column: "notes",
  },
} as const satisfies RecordFields;
