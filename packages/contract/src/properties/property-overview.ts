import { rentRowStates } from "@keystead/domain/leases";
import { nextEventKinds, unitStatuses } from "@keystead/domain/properties";
import * as z from "zod/mini";

import { BaseFigures } from "../fx/index.ts";
import { OpenMonthView } from "../leases/lease-views.ts";
import { Amount, Named } from "../wire/index.ts";
import { PropertyListItem } from "./property-schemas.ts";

/** Who lives in a place today, and how the running month stands. */
export const PlaceLease = z.object({
  id: z.string(),
  tenant: Named,
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
  currency: z.string(),
  /** Rent and charges of a month, in force today. */
  monthly: Amount,
  /** Null where the running month asks for nothing. */
  month: z.nullable(
    z.object({
      state: z.enum(rentRowStates),
      outstanding: Amount,
      /** The last day on which money came in for it. */
      paidOn: z.nullable(z.string()),
    }),
  ),
});
export type PlaceLease = z.infer<typeof PlaceLease>;

/** What can be let: a unit, or with `unit` null the property as a whole. */
export const RentablePlace = z.object({
  unit: z.nullable(
    z.object({ id: z.string(), name: z.string(), floor: z.string(), sizeSqm: z.nullable(z.number()) }),
  ),
  status: z.enum(unitStatuses),
  leases: z.array(PlaceLease),
});
export type RentablePlace = z.infer<typeof RentablePlace>;

/** A lease that money may be recorded for: its months that are due and open, and the next one. */
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
  /** Of a lease or of a stay; the other is null. */
  leaseId: z.nullable(z.string()),
  bookingId: z.nullable(z.string()),
  /** The tenants in short, or the guest. */
  name: z.string(),
  unitName: z.nullable(z.string()),
  /** What is asked for; null where nothing is. */
  amount: z.nullable(Amount),
  currency: z.string(),
});
export type NextEvent = z.infer<typeof NextEvent>;

/** The property, and everything that is to be known of it at a glance. */
export const PropertyOverview = z.object({
  property: PropertyListItem,
  /** The day and the month at the property (R-Z03). */
  today: z.string(),
  month: z.string(),
  places: z.array(RentablePlace),
  /** Of what is let, per currency; by the square metre where the sizes are known. */
  totals: z.array(
    z.object({
      currency: z.string(),
      monthly: Amount,
      sizeSqm: z.nullable(z.number()),
      perSqm: z.nullable(Amount),
    }),
  ),
  /** Who is late with something, and since which due day; of leases that have ended too. */
  late: z.object({ tenants: z.array(z.string()), since: z.nullable(z.string()) }),
  /** R-B05: null where all figures are in the base currency, or are nothing. */
  base: z.nullable(BaseFigures),
  /** Whoever is late first, the oldest debt before all. */
  payable: z.array(PayableLease),
  /** The earliest first. */
  next: z.array(NextEvent),
  /** How many campaigns made it known. */
  campaigns: z.number(),
});
export type PropertyOverview = z.infer<typeof PropertyOverview>;
