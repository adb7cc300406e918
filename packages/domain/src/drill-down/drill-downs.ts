import type { DrillDown } from "./drill-down.ts";
import * as drillDowns from "./drill-down.ts";

type Portfolio = {
  /** The current month, `2026-11`. */
  readonly month: string;
};
type PropertyOfPortfolio = Portfolio & { readonly propertyId: string };
type CategoryOfPortfolio = Portfolio & { readonly category: string };

/** The figures of the portfolio, each with its list. */
export const portfolioDrillDowns = {
  rent: ({ month }: Portfolio) => drillDowns.rent({ period: month }),
  received: ({ month }: Portfolio) => drillDowns.received({ period: month }),
  occupancy: () => drillDowns.rentables({}),
  vacancy: () => drillDowns.vacantRentables(),
  held: () => drillDowns.held({}),
  overdue: () => drillDowns.overdue({}),
  upcoming: () => drillDowns.soon(),
  ending: () => drillDowns.endingLeases(),
  overdueTasks: () => drillDowns.overdueTasks(),
  conflicts: () => drillDowns.conflicts(),
  unpaidBookings: () => drillDowns.unpaidBookings({}),
  activeLeases: () => drillDowns.activeLeases({}),
  settledLeases: ({ month }: Portfolio) => drillDowns.settledLeases({ period: month }),
  /** For any month of the chart. */
  receivedIn: ({ month }: Portfolio) => drillDowns.received({ period: month }),
  receivedOf: ({ month, propertyId }: PropertyOfPortfolio) =>
    drillDowns.received({ period: month, propertyId }),
  costs: ({ month }: Portfolio) => drillDowns.spent({ period: month }),
  costsFor: ({ month, category }: CategoryOfPortfolio) => drillDowns.spent({ period: month, category }),
  /** For a month or a year: `2026-11`, `2026`. */
  costsOf: ({ month, propertyId }: PropertyOfPortfolio) => drillDowns.spent({ period: month, propertyId }),
  rentablesOf: ({ propertyId }: PropertyOfPortfolio) => drillDowns.rentables({ propertyId }),
} as const satisfies Readonly<Record<string, (of: PropertyOfPortfolio & CategoryOfPortfolio) => DrillDown>>;

type PropertyInMonth = { readonly propertyId: string; readonly month: string };

/** The two figures of a month's cleaning margin, each with its list. */
export const cleaningDrillDowns = {
  paid: ({ propertyId, month }: PropertyInMonth) => drillDowns.paidForCleaning({ period: month, propertyId }),
  cost: ({ propertyId, month }: PropertyInMonth) =>
    drillDowns.spent({ period: month, propertyId, category: "cleaning" }),
} as const satisfies Readonly<Record<string, (of: PropertyInMonth) => DrillDown>>;

type Property = {
  readonly id: string;
  /** The current month at the property. */
  readonly month: string;
};

/** The figures of one property, each with its list. */
export const propertyDrillDowns = {
  received: ({ id, month }: Property) => drillDowns.received({ period: month, propertyId: id }),
  costs: ({ id, month }: Property) => drillDowns.spent({ period: month, propertyId: id }),
  rent: ({ id, month }: Property) => drillDowns.rent({ period: month, propertyId: id }),
  overdue: ({ id }: Property) => drillDowns.overdue({ propertyId: id }),
  owedByGuests: ({ id }: Property) => drillDowns.unpaidBookings({ propertyId: id }),
  held: ({ id }: Property) => drillDowns.held({ propertyId: id }),
  occupancy: ({ id }: Property) => drillDowns.rentables({ propertyId: id }),
  activeLeases: ({ id }: Property) => drillDowns.activeLeases({ propertyId: id }),
} as const satisfies Readonly<Record<string, (of: Property) => DrillDown>>;
