import type { Door } from "./doors.ts";
import * as doors from "./doors.ts";

type Portfolio = {
  /** The running month, `2026-11`. */
  readonly month: string;
};
type PropertyOfPortfolio = Portfolio & { readonly propertyId: string };
type CategoryOfPortfolio = Portfolio & { readonly category: string };

/** The figures of the portfolio, each with its door. */
export const portfolioDoors = {
  rent: ({ month }: Portfolio) => doors.rent({ period: month }),
  received: ({ month }: Portfolio) => doors.received({ period: month }),
  occupancy: () => doors.places({}),
  vacancy: () => doors.vacantPlaces(),
  held: () => doors.held({}),
  overdue: () => doors.overdue({}),
  upcoming: () => doors.soon(),
  ending: () => doors.endingLeases(),
  overdueTasks: () => doors.overdueTasks(),
  conflicts: () => doors.conflicts(),
  unpaidBookings: () => doors.unpaidBookings({}),
  activeLeases: () => doors.activeLeases({}),
  settledLeases: ({ month }: Portfolio) => doors.settledLeases({ period: month }),
  /** Of any of the months of the chart. */
  receivedIn: ({ month }: Portfolio) => doors.received({ period: month }),
  receivedOf: ({ month, propertyId }: PropertyOfPortfolio) => doors.received({ period: month, propertyId }),
  costs: ({ month }: Portfolio) => doors.spent({ period: month }),
  costsFor: ({ month, category }: CategoryOfPortfolio) => doors.spent({ period: month, category }),
  /** Of a month or a year: `2026-11`, `2026`. */
  costsOf: ({ month, propertyId }: PropertyOfPortfolio) => doors.spent({ period: month, propertyId }),
  placesOf: ({ propertyId }: PropertyOfPortfolio) => doors.places({ propertyId }),
} as const satisfies Readonly<Record<string, (of: PropertyOfPortfolio & CategoryOfPortfolio) => Door>>;

type PropertyInMonth = { readonly propertyId: string; readonly month: string };

/** The margin of cleaning of a month, each of its two figures with its door. */
export const cleaningDoors = {
  paid: ({ propertyId, month }: PropertyInMonth) => doors.paidForCleaning({ period: month, propertyId }),
  cost: ({ propertyId, month }: PropertyInMonth) =>
    doors.spent({ period: month, propertyId, category: "cleaning" }),
} as const satisfies Readonly<Record<string, (of: PropertyInMonth) => Door>>;

type Property = {
  readonly id: string;
  /** The running month at the property. */
  readonly month: string;
};

/** The figures of one property, each with its door. */
export const propertyDoors = {
  received: ({ id, month }: Property) => doors.received({ period: month, propertyId: id }),
  costs: ({ id, month }: Property) => doors.spent({ period: month, propertyId: id }),
  rent: ({ id, month }: Property) => doors.rent({ period: month, propertyId: id }),
  overdue: ({ id }: Property) => doors.overdue({ propertyId: id }),
  owedByGuests: ({ id }: Property) => doors.unpaidBookings({ propertyId: id }),
  held: ({ id }: Property) => doors.held({ propertyId: id }),
  occupancy: ({ id }: Property) => doors.places({ propertyId: id }),
  activeLeases: ({ id }: Property) => doors.activeLeases({ propertyId: id }),
} as const satisfies Readonly<Record<string, (of: Property) => Door>>;
