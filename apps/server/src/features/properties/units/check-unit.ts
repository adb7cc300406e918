import type { NewUnit } from "@keystead/contract/properties";
import { validateUnit } from "@keystead/domain/properties";

import { refusal } from "#kernel/api/index.ts";

/** Reports all mistakes at once. */
export function checkUnit(fields: Omit<NewUnit, "propertyId">): void {
  const { name, bedrooms, bathrooms, sizeSqm } = fields;
  const issues = validateUnit({ name, bedrooms, bathrooms, sizeSqm });
  if (issues.length > 0)
    throw refusal("BAD_REQUEST", { issues: issues.map(({ field, code }) => ({ path: [field], code })) });
}
