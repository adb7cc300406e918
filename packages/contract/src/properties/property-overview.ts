import { propertyRecordNames } from "@keystead/domain/described-records";
import { recordOf } from "@keystead/domain/kernel";
import { rentRowStates } from "@keystead/domain/leases";
import { nextEventKinds, unitStatuses } from "@keystead/domain/properties";
import * as z from "zod/mini";

import { BaseFigures } from "../fx/index.ts";
import { OpenMonthView } from "../leases/lease-account-views.ts";
import { Amount, Named } from "../wire/index.ts";
import { PropertyListItem } from "./property-schemas.ts";

/** Who lives in a unit today, and the state of the current month. */
export const RentableLease = z.object({
  id: z.string(),
  tenant: Named,
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  currency: z.string(),
  /** Monthly rent and charges, in force today. */
  monthly: Amount,
  /** Null where nothing is billed for the current month. */
  month: z.nullable(
    z.object({
      state: z.enum(rentRowStates),
      outstanding: Amount,
      /** The last day on which money was received for it. */
      paidOn: z.nullable(z.string()),
    }),
  ),
});
export type RentableLease = z.infer<typeof RentableLease>;

/** What can be rented: a unit, or the whole property (`unit` null). */
export const OverviewRentable = z.object({
  unit: z.nullable(
    z.object({ id: z.string(), name: z.string(), floor: z.string(), sizeSqm: z.nullable(z.number()) }),
  ),
  status: z.enum(unitStatuses),
  leases: z.array(RentableLease),
});
export type OverviewRentable = z.infer<typeof OverviewRentable>;

/** A lease that a payment can be recorded for: its open months that are due, and the next one. */
export const PayableLease = z.object({
  leaseId: z.string(),
  tenantName: z.string(),
  unitName: z.nullable(z.string()),
  currency: z.string(),
  today: z.string(),
  openMonths: z.array(OpenMonthView),
});
export type PayableLease = z.infer<typeof PayableLease>;

export const NextEvent = z.object({
  on: z.string(),
  kind: z.enum(nextEventKinds),
  /** Set for an event of a lease; for one of a booking `bookingId` is set instead. */
  leaseId: z.nullable(z.string()),
  bookingId: z.nullable(z.string()),
  /** The tenants in short form, or the guest. */
  name: z.string(),
  unitName: z.nullable(z.string()),
  /** Amount due; null where there is none. */
  amount: z.nullable(Amount),
  currency: z.string(),
});
export type NextEvent = z.infer<typeof NextEvent>;

/** The property with its overview. */
export const PropertyOverview = z.object({
  property: PropertyListItem,
  /** The property's own day (R-Z03); `month` is the month of that day. */
  today: z.string(),
  month: z.string(),
  rentables: z.array(OverviewRentable),
  /** Totals of what is let, per currency; per square metre where the sizes are known. */
  totals: z.array(
    z.object({
      currency: z.string(),
      monthly: Amount,
      sizeSqm: z.nullable(z.number()),
      perSqm: z.nullable(Amount),
    }),
  ),
  /** Tenants with late rent, also of ended leases, and the oldest late due day. */
  overdue: z.object({ tenants: z.array(z.string()), since: z.nullable(z.string()) }),
  /** R-B05: null where all figures are already in the base currency, or there are none. */
  base: z.nullable(BaseFigures),
  /** Late leases first, oldest debt first. */
  payable: z.array(PayableLease),
  /** Earliest first. */
  next: z.array(NextEvent),
  /** The numbers of its other records. */
  records: z.object(recordOf(propertyRecordNames, () => z.number())),
});
export type PropertyOverview = z.infer<typeof PropertyOverview>;
