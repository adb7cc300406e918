import { changedFields } from "./changed-fields.ts";

/** Old and new values for the audit. For names, contacts and notes it records only that they changed. */
export function auditedChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  personal: readonly string[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(changedFields(before, after)).map(([field, change]) => [
      field,
      personal.includes(field) ? "changed" : change,
    ]),
  );
}
