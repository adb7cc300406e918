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

/** What the form says of a property; units only of a new one, by their names. */
export type PropertyFields = NewProperty & { readonly units: readonly string[] };

/** The form as typed: as it is sent, but a country not chosen is empty, and lengths of time, purchase and loan are their text. */
export type PropertyValues = Omit<NewProperty, "country" | Lengths | PurchaseField> &
  Readonly<Record<"country" | Lengths, string>> &
  PurchaseValues & {
    /** How many units a new property begins with, and those of their names that were written by hand. */
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
 * A country brings its zone and its currency along, as long as those are still what the form began with or what another country
 * has brought: what somebody chose stays.
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

/** As the browser names the zone: it may know it by an older name. */
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

/** What of a property can be edited; a line of the list knows more. */
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
