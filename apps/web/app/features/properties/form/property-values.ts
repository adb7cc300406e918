import type { NewProperty, PropertyView } from "@keystead/contract/properties";
import { parseMinutesInput } from "@keystead/domain/calendar";
import { zoneOfCountry } from "@keystead/domain/zones";
import type { Language } from "@keystead/domain/languages";
import { currencyOfCountry } from "@keystead/domain/money";
import {
  DEFAULT_CHECK_IN,
  DEFAULT_CHECK_OUT,
  DEFAULT_CLEANING_MINUTES,
  DEFAULT_MIN_GAP_MINUTES,
  noPurchase,
} from "@keystead/domain/properties";
import type { PurchaseAndLoan, PurchaseField } from "@keystead/domain/properties";

import { purchaseValuesOf, type PurchaseValues } from "../purchase/purchase-values.ts";

export type PropertyDefaults = { readonly currency: string; readonly timezone: string };

type Lengths = "minGapMinutes" | "cleaningMinutes";

/** The fields of the form; the names of units only for a new property. */
export type PropertyFields = NewProperty & { readonly units: readonly string[] };

/**
 * The form as typed. It differs from the input where a country not chosen is empty, and durations, purchase and loan
 * are text.
 */
export type PropertyValues = Omit<NewProperty, "country" | Lengths | PurchaseField> &
  Readonly<Record<"country" | Lengths, string>> &
  PurchaseValues & {
    /** The number of units of a new property, and the names that were typed. */
    readonly unitCount: string;
    readonly units: readonly (string | undefined)[];
  };

const noUnits = { unitCount: "", units: [] } as const;

export function newPropertyValues(
  { currency, timezone }: PropertyDefaults,
  language: Language,
): PropertyValues {
  return {
    name: "",
    ...noUnits,
    rentalMode: "monthly",
    address: "",
    city: "",
    country: "",
    propertyType: "residential",
    currency,
    timezone,
    status: "active",
    checkInTime: DEFAULT_CHECK_IN,
    checkOutTime: DEFAULT_CHECK_OUT,
    minGapMinutes: String(DEFAULT_MIN_GAP_MINUTES),
    cleaningMinutes: String(DEFAULT_CLEANING_MINUTES),
    notes: "",
    ...purchaseValuesOf(noPurchase, language),
  };
}

/**
 * Choosing a country also sets its time zone and currency, unless they were changed by hand: only defaults, or what the
 * previous country set, are replaced.
 */
export function withCountry<Values extends PropertyDefaults & { readonly country: string | null }>(
  values: Values,
  country: Values["country"],
  defaults: PropertyDefaults,
): Values {
  const [before, after] = [values.country, country].map((code) => homeIn(code ?? ""));
  const next = (field: keyof PropertyDefaults): string => {
    const isUntouched = values[field] === defaults[field] || values[field] === before?.[field];
    return isUntouched ? (after?.[field] ?? values[field]) : values[field];
  };
  return { ...values, country, currency: next("currency"), timezone: next("timezone") };
}

/** The zone under the name that this browser uses, which may be an older one. */
function homeIn(country: string): Partial<PropertyDefaults> {
  const [zone, currency] = [zoneOfCountry(country), currencyOfCountry(country)];
  const named = zone === null ? null : new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions();
  return {
    ...(named === null ? {} : { timezone: named.timeZone }),
    ...(currency === null ? {} : { currency }),
  };
}

export function propertyValues(fields: NewProperty, language: Language): PropertyValues {
  return {
    ...fields,
    ...noUnits,
    country: fields.country ?? "",
    minGapMinutes: String(fields.minGapMinutes),
    cleaningMinutes: String(fields.cleaningMinutes),
    ...purchaseValuesOf(fields, language),
  };
}

export function inputFields(
  { unitCount: _count, units: _units, ...values }: PropertyValues,
  purchase: PurchaseAndLoan,
): NewProperty {
  return {
    ...values,
    country: values.country === "" ? null : values.country,
    minGapMinutes: parseMinutesInput(values.minGapMinutes) ?? Number.NaN,
    cleaningMinutes: parseMinutesInput(values.cleaningMinutes) ?? Number.NaN,
    ...purchase,
  };
}

/** The editable fields of a property. */
export function propertyFormFields(property: PropertyView): PropertyFields {
  return {
    units: [],
    name: property.name,
    rentalMode: property.rentalMode,
    address: property.address,
    city: property.city,
    country: property.country,
    propertyType: property.propertyType,
    currency: property.currency,
    timezone: property.timezone,
    status: property.status,
    checkInTime: property.checkInTime,
    checkOutTime: property.checkOutTime,
    minGapMinutes: property.minGapMinutes,
    cleaningMinutes: property.cleaningMinutes,
    notes: property.notes,
    purchasePrice: property.purchasePrice,
    purchaseDate: property.purchaseDate,
    closingCosts: property.closingCosts,
    initialWorks: property.initialWorks,
    loanPrincipal: property.loanPrincipal,
    loanAnnualRate: property.loanAnnualRate,
    loanTermYears: property.loanTermYears,
    loanStartDate: property.loanStartDate,
    monthlyDebtService: property.monthlyDebtService,
  };
}
