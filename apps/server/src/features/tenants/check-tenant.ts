import { readEmail } from "@keystead/domain/text";
import { validateTenant } from "@keystead/domain/tenants";

import { refusal } from "#kernel/api/index.ts";
import type { TenantFields } from "./tenant-store.ts";

/**
 * The email address in the form in which it is compared and stored; an invalid one is left for `checkTenant` to
 * report.
 */
export function withPlainEmail<Fields extends TenantFields>(fields: Fields): Fields {
  return { ...fields, email: readEmail(fields.email) ?? fields.email };
}

/** R-L04: reports all mistakes at once. A tenant whose property was deleted may stay without one. */
export function checkTenant(fields: TenantFields, { mayLackProperty = false } = {}): void {
  const issues = validateTenant(fields)
    .filter(({ code }) => !(mayLackProperty && code === "PROPERTY_REQUIRED"))
    .map(({ field, code }) => ({ path: [field], code }));
  if (issues.length > 0) throw refusal("BAD_REQUEST", { issues });
}
