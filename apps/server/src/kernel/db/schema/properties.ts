import {
  LEAST_LOAN_YEARS,
  LOAN_RATE_DECIMALS,
  MOST_LOAN_RATE,
  MOST_LOAN_YEARS,
  propertyStatuses,
  propertyTypes,
  rentalModes,
} from "@keystead/domain/properties";
import { sql } from "../drizzle.ts";
import { boolean, check, date, index, integer, numeric, text, time, unique, uuid } from "../pg-core.ts";
import { instant, isCurrencyCode, minor, oneOf } from "./row-level-security.ts";
import { edited, reference, workspaceTable } from "./workspace-table.ts";

export const property = workspaceTable(
  "property",
  {
    name: text("name").notNull(),
    rentalMode: text("rental_mode", { enum: rentalModes }).notNull(),
    address: text("address").notNull().default(""),
    city: text("city").notNull().default(""),
    /** ISO 3166-1 alpha-2, or empty when not given. */
    country: text("country").notNull().default(""),
    propertyType: text("property_type", { enum: propertyTypes }).notNull().default("residential"),
    currency: text("currency").notNull(),
    timezone: text("timezone").notNull(),
    status: text("status", { enum: propertyStatuses }).notNull().default("active"),
    checkInTime: time("check_in_time"),
    checkOutTime: time("check_out_time"),
    notes: text("notes").notNull().default(""),
    minGapMinutes: integer("min_gap_minutes").notNull().default(180),
    cleaningMinutes: integer("cleaning_minutes").notNull().default(180),
    /** How to get in, encrypted with a key of the installation. No export, history or list contains it. */
    accessNoteSealed: text("access_note_sealed"),
    /** R-F13, in the property's currency; the loan's rate in percent a year. */
    purchasePriceMinor: minor("purchase_price_minor"),
    purchaseDate: date("purchase_date", { mode: "string" }),
    closingCostsMinor: minor("closing_costs_minor"),
    initialWorksMinor: minor("initial_works_minor"),
    loanPrincipalMinor: minor("loan_principal_minor"),
    loanAnnualRate: numeric("loan_annual_rate", { precision: 7, scale: LOAN_RATE_DECIMALS }),
    loanTermYears: integer("loan_term_years"),
    loanStartDate: date("loan_start_date", { mode: "string" }),
    monthlyDebtServiceMinor: minor("monthly_debt_service_minor"),
    archivedAt: instant("archived_at"),
    ...edited(),
  },
  (t) => [
    oneOf("property_rental_mode", t.rentalMode, rentalModes),
    oneOf("property_type_known", t.propertyType, propertyTypes),
    oneOf("property_status", t.status, propertyStatuses),
    isCurrencyCode("property_currency", t.currency),
    check("property_country", sql`${t.country} ~ '^([A-Z]{2})?$'`),
    check("property_name_filled", sql`length(${t.name}) > 0`),
    check("property_minutes", sql`${t.minGapMinutes} >= 0 and ${t.cleaningMinutes} >= 0`),
    check(
      "property_purchase",
      sql`${t.purchasePriceMinor} >= 0 and ${t.closingCostsMinor} >= 0 and ${t.initialWorksMinor} >= 0`,
    ),
    check(
      "property_loan",
      sql`${t.loanPrincipalMinor} >= 0 and ${t.monthlyDebtServiceMinor} >= 0
        and ${t.loanAnnualRate} between 0 and ${sql.raw(String(MOST_LOAN_RATE))}
        and ${t.loanTermYears} between ${sql.raw(String(LEAST_LOAN_YEARS))} and ${sql.raw(String(MOST_LOAN_YEARS))}`,
    ),
    index("property_by_name").on(t.workspaceId, sql`name collate "name_order"`, t.id),
    index("property_by_created").on(t.workspaceId, t.createdAt, t.id),
  ],
);

export const unit = workspaceTable(
  "unit",
  {
    propertyId: uuid("property_id").notNull(),
    name: text("name").notNull(),
    bedrooms: integer("bedrooms"),
    bathrooms: numeric("bathrooms", { precision: 4, scale: 1 }),
    sizeSqm: numeric("size_sqm", { precision: 8, scale: 2 }),
    floor: text("floor"),
    maintenance: boolean("maintenance").notNull().default(false),
    inServiceFrom: date("in_service_from", { mode: "string" }),
    /** Replaces the property's note. */
    accessNoteSealed: text("access_note_sealed"),
    archivedAt: instant("archived_at"),
    ...edited(),
  },
  (t) => [
    // The target of references that require a unit of the same property.
    unique("unit_of_property").on(t.workspaceId, t.propertyId, t.id),
    reference("unit_property", [t.propertyId], property).onDelete("cascade"),
    check("unit_name_filled", sql`length(${t.name}) > 0`),
    check("unit_sizes", sql`${t.bedrooms} >= 0 and ${t.bathrooms} >= 0 and ${t.sizeSqm} >= 0`),
    index("unit_by_name").on(t.workspaceId, t.propertyId, sql`name collate "name_order"`, t.id),
    index("unit_by_workspace_name").on(t.workspaceId, sql`name collate "name_order"`, t.id),
  ],
);
