import { MOST_FIRST_UNITS, rentalModes } from "@keystead/domain/properties";
import { MOST_LINES } from "@keystead/domain/spreadsheet";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf } from "../errors.ts";
import { PaymentDay } from "../leases/index.ts";
import { NewProperty, PropertyView, cityName, propertyName, unitName } from "../properties/index.ts";
import { tenantName } from "../tenants/index.ts";
import { BroughtHistory, HistoryBrought, HistoryKnown } from "./brought-history.ts";
import { AmountInput, ById, CountryCode, CurrencyCode, Day, Named, Ok, TimeZone } from "../wire/index.ts";

export * from "./brought-history.ts";

/**
 * A line of the grid. Lines with one name and one city are one property, with a unit for each line (`sheetPlacesOf`).
 */
export const BulkRow = z.strictObject({
  property: propertyName,
  city: z._default(cityName, ""),
  rentalMode: z.enum(rentalModes),
  /** Absent: a property without a lease. */
  lease: z._default(
    z.nullable(
      z.strictObject({
        tenant: tenantName,
        monthlyRent: AmountInput,
        paymentDay: PaymentDay,
        startsOn: Day,
      }),
    ),
    null,
  ),
});
export type BulkRow = z.infer<typeof BulkRow>;

/** All or nothing. Issues name the line: `["rows", 2, "lease", "monthlyRent"]`. */
export const NewBulk = z.strictObject({
  currency: CurrencyCode,
  timezone: TimeZone,
  country: z.nullable(CountryCode),
  rows: z
    .array(BulkRow)
    .check(z.minLength(1, { error: "ROWS_REQUIRED" }), z.maxLength(MOST_LINES, { error: "TOO_MANY_ROWS" })),
});
export type NewBulk = z.infer<typeof NewBulk>;

export const BulkMade = z.object({
  /** For `undo`, within 15 minutes. */
  undoId: z.string(),
  properties: z.array(Named),
  units: z.number(),
  tenants: z.number(),
  leases: z.number(),
});
export type BulkMade = z.infer<typeof BulkMade>;

/** A property as in its form, with the names of its units. */
export const NewPropertyWithUnits = z.extend(NewProperty, {
  units: z
    .array(z.strictObject({ name: unitName }))
    .check(
      z.minLength(1, { error: "ROWS_REQUIRED" }),
      z.maxLength(MOST_FIRST_UNITS, { error: "TOO_MANY_ROWS" }),
    ),
});
export type NewPropertyWithUnits = z.infer<typeof NewPropertyWithUnits>;

/** `undoId` is for `undo`, within 15 minutes. */
export const PropertyWithUnits = z.extend(PropertyView, { undoId: z.string() });
export type PropertyWithUnits = z.infer<typeof PropertyWithUnits>;

const member = oc.errors(memberRefusals);

export const bulkContract = {
  create: member
    .route({ method: "POST", path: "/properties/bulk" })
    .errors(refusalsOf("PLAN_LIMIT", "IDEMPOTENCY_MISMATCH"))
    .input(NewBulk)
    .output(BulkMade),
  /** One property and its units: all or nothing. */
  createProperty: member
    .route({ method: "POST", path: "/properties/with-units" })
    .errors(refusalsOf("PLAN_LIMIT", "IDEMPOTENCY_MISMATCH"))
    .input(NewPropertyWithUnits)
    .output(PropertyWithUnits),
  known: member
    .route({ method: "GET", path: "/brought-history/known" })
    .input(z.strictObject({}))
    .output(HistoryKnown),
  bring: member
    .route({ method: "POST", path: "/brought-history" })
    .errors(
      refusalsOf(
        "PLAN_LIMIT",
        "PLAN_FEATURE",
        "CONFIRMATION_REQUIRED",
        "DATE_BLOCKED",
        "IDEMPOTENCY_MISMATCH",
      ),
    )
    .input(BroughtHistory)
    .output(HistoryBrought),
  /**
   * Removes the whole batch while nothing in it was changed: HAS_PAYMENTS where money was recorded, CANNOT_UNDO after
   * any other change.
   */
  undo: member
    .route({ method: "POST", path: "/properties/bulk/{id}/undo" })
    .errors(refusalsOf("HAS_PAYMENTS", "CANNOT_UNDO"))
    .input(ById)
    .output(Ok),
};
