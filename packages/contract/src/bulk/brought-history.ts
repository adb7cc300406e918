import { ENTRY_NOTE_LIMIT } from "@keystead/domain/leases";
import { ADDRESS_LIMIT, rentalModes } from "@keystead/domain/properties";
import { MOST_HISTORY_ROWS } from "@keystead/domain/spreadsheet";
import * as z from "zod/mini";

import { ListedNewBooking } from "../bookings/index.ts";
import { PaymentDay } from "../leases/index.ts";
import { NewExpense, NewIncome } from "../ledger/index.ts";
import { cityName, propertyName, unitName } from "../properties/index.ts";
import { TenantOfLease } from "../tenants/index.ts";
import {
  AmountInput,
  Confirm,
  CountryCode,
  CurrencyCode,
  Day,
  Id,
  MonthText,
  PaymentMethodCode,
  TimeZone,
  text,
} from "../wire/index.ts";

/** A key by which other records of the same request refer to a new record. */
const Key = z.string().check(z.regex(/^new-\d{1,6}$/, { error: "INVALID_ID" }));
/** The key of a new record, or the id of an existing one. */
const Ref = z.union([Key, Id]);

function linesOf<Line extends z.ZodMiniType>(line: Line) {
  return z._default(z.array(line).check(z.maxLength(MOST_HISTORY_ROWS, { error: "TOO_MANY_ROWS" })), []);
}

const rentable = { propertyId: Ref, unitId: z._default(z.nullable(Ref), null) };
const ofRequest = { confirm: true, repeat: true } as const;

export const BroughtProperty = z.strictObject({
  key: Key,
  name: propertyName,
  city: z._default(cityName, ""),
  address: z._default(text(ADDRESS_LIMIT), ""),
  rentalMode: z.enum(rentalModes),
  currency: CurrencyCode,
});
export type BroughtProperty = z.infer<typeof BroughtProperty>;

export const BroughtUnit = z.strictObject({ key: Key, property: Ref, name: unitName });
export type BroughtUnit = z.infer<typeof BroughtUnit>;

export const BroughtTenant = z.extend(TenantOfLease, { key: Key, property: Ref });
export type BroughtTenant = z.infer<typeof BroughtTenant>;

export const BroughtLease = z.strictObject({
  key: Key,
  tenant: Ref,
  property: Ref,
  unit: z._default(z.nullable(Ref), null),
  startsOn: Day,
  endsOn: z._default(z.nullable(Day), null),
  monthlyRent: AmountInput,
  charges: z._default(AmountInput, "0"),
  deposit: z._default(AmountInput, "0"),
  paymentDay: PaymentDay,
  trackFrom: z._default(z.nullable(MonthText), null),
  opening: z._default(AmountInput, "0"),
});
export type BroughtLease = z.infer<typeof BroughtLease>;

/** A payment of rent: it settles what was due by its day, oldest first. */
export const BroughtPayment = z.strictObject({
  lease: Ref,
  paidOn: Day,
  amount: AmountInput,
  method: PaymentMethodCode,
  note: z._default(text(ENTRY_NOTE_LIMIT), ""),
});
export type BroughtPayment = z.infer<typeof BroughtPayment>;

/** A whole history, all or nothing. Issues and warnings name the line of their list: `["payments", 2, "amount"]`. */
export const BroughtHistory = z.strictObject({
  /** Time zone of the new properties. */
  timezone: TimeZone,
  country: z.nullable(CountryCode),
  properties: linesOf(BroughtProperty),
  units: linesOf(BroughtUnit),
  tenants: linesOf(BroughtTenant),
  leases: linesOf(BroughtLease),
  payments: linesOf(BroughtPayment),
  bookings: linesOf(z.extend(ListedNewBooking, rentable)),
  income: linesOf(z.extend(z.omit(NewIncome, { ...ofRequest, cleaningOf: true }), rentable)),
  expenses: linesOf(z.extend(z.omit(NewExpense, { ...ofRequest, split: true }), rentable)),
  confirm: Confirm,
});
export type BroughtHistory = z.infer<typeof BroughtHistory>;

/** How many records of each kind were created. */
export const HistoryBrought = z.object({
  /** For `undo`, within 15 minutes. */
  undoId: z.string(),
  properties: z.number(),
  units: z.number(),
  tenants: z.number(),
  leases: z.number(),
  payments: z.number(),
  bookings: z.number(),
  income: z.number(),
  expenses: z.number(),
});
export type HistoryBrought = z.infer<typeof HistoryBrought>;

/** The records that exist in the workspace, so that a history can refer to them. */
export const HistoryKnown = z.object({
  properties: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      city: z.string(),
      currency: z.string(),
      mode: z.enum(rentalModes),
      checkInTime: z.string(),
      checkOutTime: z.string(),
      units: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  tenants: z.array(z.object({ id: z.string(), name: z.string(), propertyId: z.nullable(z.string()) })),
  leases: z.array(
    z.object({
      id: z.string(),
      /** The main tenant first. */
      tenantIds: z.array(z.string()),
      propertyId: z.string(),
      unitId: z.nullable(z.string()),
      startsOn: z.string(),
      endsOn: z.nullable(z.string()),
      trackFrom: z.nullable(z.string()),
      currency: z.string(),
    }),
  ),
});
export type HistoryKnown = z.infer<typeof HistoryKnown>;
