import type { NewCleaner } from "@keystead/contract/turnovers";
import { parseCurrency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { valuesOf } from "@keystead/domain/record-fields";
import { cleanerFields, type RuleRentable, validateCleaner } from "@keystead/domain/turnovers";

import { parseAmount, badField, refusal, refuseIssues } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { lockWorkspace } from "../../plans/index.ts";
import {
  countProperties,
  findFreeLogins,
  lockCleanerSites,
  propertiesOfUnits,
  takenRentables,
} from "./cleaner-store.ts";
import type { UnitPay } from "./cleaner-row.ts";
import type { CleanerFields } from "./cleaner-store.ts";

export type CheckedCleaner = {
  readonly fields: CleanerFields;
  readonly unitPay: readonly (UnitPay & { readonly unitId: string })[];
  readonly rentables: readonly RuleRentable[];
};

/**
 * Validates a cleaner and returns the stored form: amounts parsed, and the units and properties of the rules checked
 * to exist and to have no other default cleaner. Locks them, so it must run before the lock of the cleaner. `known`:
 * the existing contact with its login.
 */
export async function checkCleaner(
  work: Work,
  fields: NewCleaner,
  known: { readonly id: string; readonly userId: string | null } | null,
): Promise<CheckedCleaner> {
  refuseIssues(validateCleaner(fields).map(({ field, code }) => ({ path: [field], code })));
  // A unit or property has one default cleaner, and a person one contact, so concurrent saves take turns.
  await lockWorkspace(work);
  const currency = parseCurrency(fields.currency);
  if (currency === null) throw badField(["currency"], "UNKNOWN_CURRENCY");
  const { userId } = fields;
  const pay = payIn(fields, currency);
  await checkRentables(work, fields, known?.id ?? null);
  const free = userId === null || userId === known?.userId ? [] : await findFreeLogins(work);
  if (userId !== null && userId !== known?.userId && !free.some(({ id }) => id === userId))
    throw badField(["userId"], "NOT_A_MEMBER");
  return {
    fields: { ...valuesOf(cleanerFields, fields), userId, currency, payBy: fields.payBy, ...pay.own },
    unitPay: pay.ofUnits,
    rentables: fields.rentables,
  };
}

/** Amounts of 0 are allowed, because the cleaner may be paid in another way. */
function payIn(fields: NewCleaner, currency: Currency) {
  const read = (text: string, field: string) => parseAmount(text, currency, { field, rule: "not_negative" });
  const orNone = (text: string | null, field: string) =>
    text === null || text.trim() === "" ? null : read(text, field);
  const agreed = fields.payBy !== null;
  return {
    own: {
      amountMinor: agreed ? orNone(fields.amount, "amount") : null,
      weekendMinor: agreed ? orNone(fields.weekendAmount, "weekendAmount") : null,
    },
    ofUnits: fields.unitPay.map(({ unitId, amount, weekendAmount }) => ({
      unitId,
      amountMinor: read(amount, "unitPay"),
      weekendMinor: orNone(weekendAmount, "unitPay"),
    })),
  };
}

async function checkRentables(
  work: Work,
  { unitPay, rentables }: NewCleaner,
  ownId: string | null,
): Promise<void> {
  const paid = unitPay.map(({ unitId }) => unitId);
  if (new Set(paid).size < paid.length) throw badField(["unitPay"], "UNIT_TWICE");
  if (new Set(rentables.map(keyOf)).size < rentables.length) throw badField(["rentables"], "RENTABLE_TWICE");
  const units = [...new Set([...paid, ...rentables.flatMap(({ unitId }) => unitId ?? [])])];
  const homes = await propertiesOfUnits(work, units);
  const properties = [...new Set(rentables.map(({ propertyId }) => propertyId))];
  await lockCleanerSites(work, [
    ...[...homes].map(([unitId, propertyId]) => ({ propertyId, unitId })),
    ...properties.map((propertyId) => ({ propertyId, unitId: null })),
  ]);
  if (homes.size < units.length || (await countProperties(work, properties)) < properties.length)
    throw refusal("NOT_FOUND");
  const strays = rentables.findIndex(
    ({ propertyId, unitId }) => unitId !== null && homes.get(unitId) !== propertyId,
  );
  if (strays >= 0) throw badField(["rentables", strays], "UNIT_NOT_IN_PROPERTY");
  const taken = await takenRentables(work, rentables, ownId);
  refuseIssues(taken.map((at) => ({ path: ["rentables", at], code: "RENTABLE_TAKEN" })));
}

function keyOf({ propertyId, unitId }: RuleRentable): string {
  return `${propertyId} ${unitId ?? ""}`;
}
