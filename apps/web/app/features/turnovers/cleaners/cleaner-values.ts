import type { CleanerView, NewCleaner } from "@keystead/contract/turnovers";
import type { Language } from "@keystead/domain/languages";
import { emptyValues, valuesOf } from "@keystead/domain/record-fields";
import type { PayBy } from "@keystead/domain/turnovers";
import { cleanerFields, validateCleaner } from "@keystead/domain/turnovers";

import { formatAmountInput } from "../../../lib/format/format.ts";
import { judged, type AllFieldsReading } from "../../../ui/form/form-reading.ts";
import { readMoneyInput } from "../../../ui/field/read-money-input.ts";

/** A rentable that this cleaner usually cleans, with an optional price of its own. */
export type RentableValues = {
  readonly key: number;
  readonly propertyId: string;
  readonly unitId: string;
  readonly amount: string;
};

/** The form as typed. */
export type CleanerValues = Omit<
  NewCleaner,
  "userId" | "payBy" | "amount" | "weekendAmount" | "unitPay" | "rentables"
> & {
  /** Empty for a cleaner who does not sign in. */
  readonly userId: string;
  /** Empty if no pay is agreed. */
  readonly payBy: PayBy | "";
  readonly amount: string;
  readonly weekendAmount: string;
  readonly rentables: readonly RentableValues[];
  /** Prices of units that another cleaner usually cleans, and weekend prices: kept unchanged. */
  readonly storedPay: NewCleaner["unitPay"];
};

export type CleanerFormFields = NewCleaner;

export function cleanerFieldsOf(cleaner: CleanerView): CleanerFormFields {
  const { currency, payBy, amount, weekendAmount } = cleaner;
  return {
    ...valuesOf(cleanerFields, cleaner),
    currency,
    payBy,
    amount,
    weekendAmount,
    userId: cleaner.login?.id ?? null,
    unitPay: cleaner.unitPay.map(({ unit, amount: of, weekendAmount: weekend }) => ({
      unitId: unit.id,
      amount: of,
      weekendAmount: weekend,
    })),
    rentables: cleaner.rentables.map(({ property, unit }) => ({
      propertyId: property.id,
      unitId: unit?.id ?? null,
    })),
  };
}

export function newCleanerFields(language: Language, currency: string): CleanerFormFields {
  const nothing = { payBy: null, amount: null, weekendAmount: null, unitPay: [], rentables: [] };
  return { ...emptyValues(cleanerFields), userId: null, language, currency, ...nothing };
}

export function cleanerValuesOf(fields: CleanerFormFields, language: Language): CleanerValues {
  const { userId, payBy, amount, weekendAmount, unitPay, rentables, ...rest } = fields;
  const input = (text: string | null) => (text === null ? "" : formatAmountInput(text, language));
  const ruled = new Set(rentables.map(({ unitId }) => unitId));
  const payOf = (unitId: string | null) =>
    input(unitPay.find((pay) => pay.unitId === unitId)?.amount ?? null);
  return {
    ...rest,
    userId: userId ?? "",
    payBy: payBy ?? "",
    amount: input(amount),
    weekendAmount: input(weekendAmount),
    rentables: rentables.map(({ propertyId, unitId }, key) => ({
      key,
      propertyId,
      unitId: unitId ?? "",
      amount: payOf(unitId),
    })),
    storedPay: unitPay.filter((pay) => !ruled.has(pay.unitId)),
  };
}

/** The price of a unit that becomes a rentable, as typed: the stored one, if there is one. */
export function storedPrice({ storedPay }: CleanerValues, unitId: string, language: Language): string {
  const stored = storedPay.find((pay) => pay.unitId === unitId);
  return stored === undefined ? "" : formatAmountInput(stored.amount, language);
}

export function readCleaner(
  values: CleanerValues,
  language: Language,
  known: CleanerFormFields,
): AllFieldsReading<CleanerValues, CleanerFormFields> {
  const { userId, payBy, amount, weekendAmount, rentables, storedPay, ...rest } = values;
  const { currency } = rest;
  // Text that cannot be read is reported by its field, or else by the server.
  const money = (text: string): string | null => {
    const input = readMoneyInput(text, { language, currency, rule: "not_negative" });
    return input.state === "amount" ? input.amount : text.trim() === "" ? null : text;
  };
  const there = rentables.filter(({ propertyId }) => propertyId !== "");
  const own = there.flatMap(({ unitId, amount: text }) => {
    const of = unitId === "" ? null : money(text);
    const weekend = known.unitPay.find((pay) => pay.unitId === unitId)?.weekendAmount ?? null;
    return of === null ? [] : [{ unitId, amount: of, weekendAmount: weekend }];
  });
  const isAgreed = payBy !== "";
  const fields: CleanerFormFields = {
    ...rest,
    userId: userId === "" ? null : userId,
    payBy: isAgreed ? payBy : null,
    amount: isAgreed ? money(amount) : null,
    weekendAmount: isAgreed ? money(weekendAmount) : null,
    unitPay: [...own, ...storedPay.filter((pay) => there.every(({ unitId }) => unitId !== pay.unitId))],
    rentables: there.map(({ propertyId, unitId }) => ({
      propertyId,
      unitId: unitId === "" ? null : unitId,
    })),
  };
  return judged(validateCleaner(fields), fields);
}
