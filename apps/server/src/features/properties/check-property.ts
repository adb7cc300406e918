import type { NewProperty } from "@keystead/contract/properties";
import { parseCurrency } from "@keystead/domain/money";
import { validatePurchase, validateProperty } from "@keystead/domain/properties";
import type { PropertyDraft } from "@keystead/domain/properties";

import { refusal } from "#kernel/api/index.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { isKnownZone } from "#kernel/db/queries/zone.ts";

const fieldOnTheWire: Readonly<Record<keyof PropertyDraft, keyof NewProperty>> = {
  name: "name",
  currency: "currency",
  timezone: "timezone",
  checkIn: "checkInTime",
  checkOut: "checkOutTime",
  minGapMinutes: "minGapMinutes",
  cleaningMinutes: "cleaningMinutes",
};

/** Reports all mistakes at once. */
export async function checkProperty(tx: Tx, fields: NewProperty): Promise<void> {
  const issues: PropertyInputIssue[] = [...propertyIssues(fields)];
  if (!issues.some(({ path }) => path.includes("timezone")) && !(await isKnownZone(tx, fields.timezone)))
    issues.push({ path: ["timezone"], code: "UNKNOWN_TIMEZONE" });
  if (issues.length > 0) throw refusal("BAD_REQUEST", { issues });
}

export type PropertyInputIssue = { readonly path: string[]; readonly code: string };

/** All errors except an unknown zone, which only the database can check. */
export function propertyIssues(fields: NewProperty): readonly PropertyInputIssue[] {
  const found = validateProperty({
    name: fields.name,
    currency: fields.currency,
    timezone: fields.timezone,
    checkIn: fields.checkInTime,
    checkOut: fields.checkOutTime,
    minGapMinutes: fields.minGapMinutes,
    cleaningMinutes: fields.cleaningMinutes,
  });
  const currency = parseCurrency(fields.currency);
  const purchase = currency === null ? [] : validatePurchase(fields, currency);
  return [
    ...found.map(({ field, code }) => ({ path: [fieldOnTheWire[field]], code })),
    ...purchase.map(({ field, code }) => ({ path: [field], code })),
  ];
}
