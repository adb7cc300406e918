import { recordOf } from "@keystead/domain/kernel";
import {
  ADDRESS_LIMIT,
  CITY_LIMIT,
  countedWithoutProperty,
  countedWithProperty,
  DEFAULT_CHECK_IN,
  DEFAULT_CHECK_OUT,
  DEFAULT_CLEANING_MINUTES,
  DEFAULT_MIN_GAP_MINUTES,
  PROPERTY_NAME_LIMIT,
  PROPERTY_NOTES_LIMIT,
  propertyOrder,
  propertyStatuses,
  propertyTypes,
  rentalModes,
} from "@keystead/domain/properties";
import type { PurchaseField } from "@keystead/domain/properties";
import * as z from "zod/mini";

import {
  line,
  requiredLine,
  Amount,
  AmountInput,
  Confirm,
  CountryCode,
  CurrencyCode,
  Day,
  Id,
  CurrencyAmount,
  TimeOfDay,
  TimeZone,
  Version,
  changeOf,
  RentByCurrency,
  listQuery,
  namesQuery,
  atLeastOne,
  anyOf,
  text,
} from "../wire/index.ts";

/** Above the domain's limit, so that the domain refuses a long name with its own code (NAME_TOO_LONG). */
const NAME_LIMIT = 2 * PROPERTY_NAME_LIMIT;

export const propertyName = requiredLine(NAME_LIMIT, "NAME_REQUIRED");
/** As typed to confirm. */
export const propertyNameInput = line(NAME_LIMIT);
export const cityName = line(CITY_LIMIT);

/** A longer text is not a rate. */
const RATE_TEXT_LIMIT = 16;

/** R-F13; each field may be empty. Amounts are in the property's currency; the domain validates all fields. */
const purchaseShape = {
  purchasePrice: z.nullable(AmountInput),
  purchaseDate: z.nullable(Day),
  closingCosts: z.nullable(AmountInput),
  initialWorks: z.nullable(AmountInput),
  loanPrincipal: z.nullable(AmountInput),
  /** Percent a year, decimal text. */
  loanAnnualRate: z.nullable(
    z
      .string({ error: "LOAN_RATE_OUT_OF_RANGE" })
      .check(z.maxLength(RATE_TEXT_LIMIT, { error: "LOAN_RATE_OUT_OF_RANGE" })),
  ),
  loanTermYears: z.nullable(z.number({ error: "LOAN_TERM_OUT_OF_RANGE" })),
  loanStartDate: z.nullable(Day),
  /** Monthly principal and interest, used instead of the amount calculated from the loan. */
  monthlyDebtService: z.nullable(AmountInput),
} satisfies Record<PurchaseField, unknown>;

const propertyFields = {
  name: propertyName,
  rentalMode: z.enum(rentalModes),
  address: text(ADDRESS_LIMIT),
  city: cityName,
  country: z.nullable(CountryCode),
  propertyType: z.enum(propertyTypes),
  currency: CurrencyCode,
  timezone: TimeZone,
  status: z.enum(propertyStatuses),
  checkInTime: TimeOfDay,
  checkOutTime: TimeOfDay,
  /** Whole minutes, from 0; the domain checks the upper limit (INVALID_MINUTES). */
  minGapMinutes: z.number({ error: "INVALID_NUMBER" }),
  cleaningMinutes: z.number({ error: "INVALID_NUMBER" }),
  notes: text(PROPERTY_NOTES_LIMIT),
  ...purchaseShape,
};

export const NewProperty = z.strictObject({
  ...propertyFields,
  address: z._default(propertyFields.address, ""),
  city: z._default(propertyFields.city, ""),
  propertyType: z._default(propertyFields.propertyType, "residential"),
  status: z._default(propertyFields.status, "active"),
  checkInTime: z._default(propertyFields.checkInTime, DEFAULT_CHECK_IN),
  checkOutTime: z._default(propertyFields.checkOutTime, DEFAULT_CHECK_OUT),
  minGapMinutes: z._default(propertyFields.minGapMinutes, DEFAULT_MIN_GAP_MINUTES),
  cleaningMinutes: z._default(propertyFields.cleaningMinutes, DEFAULT_CLEANING_MINUTES),
  notes: z._default(propertyFields.notes, ""),
  purchasePrice: z._default(purchaseShape.purchasePrice, null),
  purchaseDate: z._default(purchaseShape.purchaseDate, null),
  closingCosts: z._default(purchaseShape.closingCosts, null),
  initialWorks: z._default(purchaseShape.initialWorks, null),
  loanPrincipal: z._default(purchaseShape.loanPrincipal, null),
  loanAnnualRate: z._default(purchaseShape.loanAnnualRate, null),
  loanTermYears: z._default(purchaseShape.loanTermYears, null),
  loanStartDate: z._default(purchaseShape.loanStartDate, null),
  monthlyDebtService: z._default(purchaseShape.monthlyDebtService, null),
});
export type NewProperty = z.infer<typeof NewProperty>;

/**
 * The changed fields, with the version that was read; a field that is not sent stays unchanged. Where amounts without a
 * currency of their own exist, another currency needs a confirmation (AMOUNTS_WITHOUT_CURRENCY, R-L07).
 */
export const PropertyChange = z.strictObject({
  id: Id,
  version: Version,
  ...changeOf(propertyFields),
  confirm: Confirm,
});
export type PropertyChange = z.infer<typeof PropertyChange>;

/** Activates or archives several properties together; each with the version that was read. */
export const PropertyStatusChange = z.strictObject({
  status: z.enum(propertyStatuses),
  properties: atLeastOne(z.strictObject({ id: Id, version: Version })),
});
export type PropertyStatusChange = z.infer<typeof PropertyStatusChange>;

/** The properties that really changed, with their new versions: Undo sends these back. */
export const PropertyStatusChanged = z.object({
  changed: z.array(z.object({ id: z.string(), version: z.number() })),
});
export type PropertyStatusChanged = z.infer<typeof PropertyStatusChanged>;

export const PropertyView = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  rentalMode: z.enum(rentalModes),
  address: z.string(),
  city: z.string(),
  country: z.nullable(z.string()),
  propertyType: z.enum(propertyTypes),
  currency: z.string(),
  timezone: z.string(),
  status: z.enum(propertyStatuses),
  checkInTime: z.string(),
  checkOutTime: z.string(),
  minGapMinutes: z.number(),
  cleaningMinutes: z.number(),
  notes: z.string(),
  purchasePrice: z.nullable(Amount),
  purchaseDate: z.nullable(z.string()),
  closingCosts: z.nullable(Amount),
  initialWorks: z.nullable(Amount),
  loanPrincipal: z.nullable(Amount),
  loanAnnualRate: z.nullable(z.string()),
  loanTermYears: z.nullable(z.number()),
  loanStartDate: z.nullable(z.string()),
  monthlyDebtService: z.nullable(Amount),
  createdAt: z.string(),
});
export type PropertyView = z.infer<typeof PropertyView>;

/**
 * Of the units let by the month or available for it (R-F17): how many are let, vacant and in maintenance. A property
 * without units counts as one.
 */
export const Occupancy = z.object({
  rentables: z.number(),
  let: z.number(),
  vacant: z.number(),
  maintenance: z.number(),
});
export type Occupancy = z.infer<typeof Occupancy>;

/** A line of the list: the property with its key figures. */
export const PropertyListItem = z.extend(PropertyView, {
  units: z.number(),
  /** Its units that are let by the month or could be (R-F17); all zero where everything is let by the night. */
  occupancy: Occupancy,
  activeLeases: z.number(),
  /** The current month at the property, to which the monthly figures below refer. */
  month: z.string(),
  /** Money received in that month without deposits, per currency; an empty list where there was none. */
  receivedThisMonth: z.array(CurrencyAmount),
  /** Without pass-through. */
  costsThisMonth: z.array(CurrencyAmount),
  /** Received less costs (R-F08). */
  netThisMonth: z.array(CurrencyAmount),
  /** Rent due in that month, and the part settled (R-C12). */
  rent: RentByCurrency,
  /** Deposits held, per currency (R-C13). */
  held: z.array(CurrencyAmount),
  /** Overdue rent, per currency. */
  overdue: z.array(CurrencyAmount),
  /** Open amounts of confirmed bookings of any date, per currency (R-D10). */
  owedByGuests: z.array(CurrencyAmount),
  nextDue: z.nullable(
    z.object({
      dueOn: z.string(),
      amount: Amount,
      currency: z.string(),
      leaseId: z.string(),
      tenantName: z.string(),
    }),
  ),
});
export type PropertyListItem = z.infer<typeof PropertyListItem>;

export const PropertyQuery = listQuery(propertyOrder, {
  rentalMode: anyOf(rentalModes),
  status: anyOf(propertyStatuses),
  propertyType: anyOf(propertyTypes),
  city: z.optional(cityName),
  country: z.optional(CountryCode),
});

/** The position of a property in a list with this order, search and filters. */
export const PropertyNeighboursQuery = z.extend(
  z.omit(PropertyQuery, { page: true, limit: true, after: true }),
  {
    id: Id,
  },
);

/** A property in a picker. */
export const PropertyName = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  rentalMode: z.enum(rentalModes),
  currency: z.string(),
});
export type PropertyName = z.infer<typeof PropertyName>;
export const PropertyNamesQuery = namesQuery({});

/** The options of filters: each city, country and currency of the properties once. */
export const PropertyChoices = z.object({
  cities: z.array(z.string()),
  countries: z.array(z.string()),
  currencies: z.array(z.string()),
});
export type PropertyChoices = z.infer<typeof PropertyChoices>;

/** What is deleted with a property (R-M01), for the typed confirmation. */
export const PropertyDeletion = z.object({
  name: z.string(),
  counts: z.object(recordOf([...countedWithProperty, ...countedWithoutProperty], () => z.number())),
  total: z.number(),
});
export type PropertyDeletion = z.infer<typeof PropertyDeletion>;
