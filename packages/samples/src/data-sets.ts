import { addDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { expenseCategories } from "@keystead/domain/ledger";

import { dataSetCampaigns } from "./data-sets/data-set-campaigns.ts";
import { dataSetWork } from "./data-sets/data-set-work.ts";
import type { WorkTables } from "./data-sets/data-set-work.ts";
import { dataSetBookings } from "./data-sets/data-set-bookings.ts";
import { monthsBefore, portfolioTables, bookingsBetween } from "./portfolio-tables.ts";
import type { PropertyRecipe, TaskRecipe } from "./portfolio-recipe.ts";
import type { PortfolioTables } from "./portfolio-tables.ts";

export type DataSetSize = "S" | "M" | "L";

type Shape = {
  readonly workspaces: number;
  readonly properties: number;
  readonly unitsPerProperty: number;
  readonly months: number;
  /** Income records besides rent, per property with leases and month. */
  readonly bookingsPerMonth: number;
  /** Expense records, per property and month. */
  readonly costsPerMonth: number;
  /** Every `every`th property is let by the night, with this many units and bookings. */
  readonly nightly: { readonly every: number; readonly units: number; readonly bookings: number };
  readonly cleaners: number;
  readonly tasks: number;
  /** In the bell of the owner. */
  readonly notices: number;
  /** Of each property. */
  readonly campaigns: number;
};

/**
 * The data sets of the performance budgets: M has 100 leases of 36 months, 5,000 bookings of 25 houses and 30,000
 * income and expense records; L has 2,500 workspaces, 10,000 properties, 200,000 bookings and 1,000,000 records. They
 * also have 500 and 50,000 tasks, 200 and 100,000 notices, 300 and 40,000 campaigns, a turnover for each booking, and
 * an audit entry for each record that a person created.
 */
export const dataSets: Readonly<Record<DataSetSize, Shape>> = {
  S: {
    workspaces: 1,
    properties: 5,
    unitsPerProperty: 2,
    months: 12,
    bookingsPerMonth: 2,
    costsPerMonth: 2,
    nightly: { every: 5, units: 2, bookings: 80 },
    cleaners: 2,
    tasks: 20,
    notices: 10,
    campaigns: 2,
  },
  M: {
    workspaces: 1,
    properties: 50,
    unitsPerProperty: 4,
    months: 36,
    bookingsPerMonth: 9,
    costsPerMonth: 5,
    nightly: { every: 2, units: 0, bookings: 200 },
    cleaners: 6,
    tasks: 500,
    notices: 200,
    campaigns: 6,
  },
  L: {
    workspaces: 2_500,
    properties: 4,
    unitsPerProperty: 1,
    months: 36,
    bookingsPerMonth: 0,
    costsPerMonth: 1,
    nightly: { every: 4, units: 1, bookings: 80 },
    cleaners: 2,
    tasks: 20,
    notices: 40,
    campaigns: 4,
  },
};

const PLACES = [
  { city: "Lisbon", country: "PT", timezone: "Europe/Lisbon" },
  { city: "Berlin", country: "DE", timezone: "Europe/Berlin" },
  { city: "Rome", country: "IT", timezone: "Europe/Rome" },
  { city: "Madrid", country: "ES", timezone: "Europe/Madrid" },
  { city: "Paris", country: "FR", timezone: "Europe/Paris" },
] as const;

/** One workspace of a data set; the same inputs give the same rows. Every tenth lease is behind with its rent. */
export function dataSetWorkspace(
  size: DataSetSize,
  request: { readonly today: PlainDate; readonly newId: () => string; readonly workspace: number },
): { readonly tables: PortfolioTables; readonly work: WorkTables } {
  const { today, newId, workspace } = request;
  const shape = dataSets[size];
  const properties = Array.from({ length: shape.properties }, (_, index) =>
    propertyOf(shape, today, workspace * shape.properties + index),
  );
  const tasks = Array.from({ length: shape.tasks }, (_, at) => taskOf(shape, today, at));
  const tables = portfolioTables({ today, newId, properties, tasks });
  return { tables, work: dataSetWork(tables, { today, newId, ...shape }) };
}

const JOBS = [
  "Read the meters",
  "Check the smoke alarms",
  "Call the plumber",
  "Order paint",
  "Clear the gutter",
];
const STATUSES = ["pending", "completed", "pending", "in_progress", "completed"] as const;
const PRIORITIES = ["medium", "low", "medium", "high", "medium", "urgent"] as const;

/** Two of five are done; the others are due from a month ago to two months from now. */
function taskOf(shape: Shape, today: PlainDate, at: number): TaskRecipe {
  const status = STATUSES[at % STATUSES.length] ?? "pending";
  const property = at % shape.properties;
  return {
    description: `${JOBS[at % JOBS.length] ?? ""}, ${at + 1}`,
    priority: PRIORITIES[at % PRIORITIES.length] ?? "medium",
    status,
    dueOn: at % 7 === 6 ? null : addDays(today, ((at * 11) % 90) - 30),
    at: at % 2 === 0 ? { property, unit: 0 } : { property },
    assignee: at % 3 === 0 ? "owner" : null,
    repeat: null,
    completedOn: status === "completed" ? addDays(today, -(at % 30)) : null,
  };
}

function propertyOf(shape: Shape, today: PlainDate, number: number): PropertyRecipe {
  const { every } = shape.nightly;
  const isNightly = number % every === every - 1;
  return {
    name: `House ${number + 1}`,
    address: `Main Street ${number + 1}`,
    currency: "EUR",
    ...(PLACES[number % PLACES.length] ?? PLACES[0]),
    ...(isNightly ? letByTheNight(shape, today, number) : letByTheMonth(shape, today, number)),
    campaigns: dataSetCampaigns({ today, property: number, ...shape }),
    costs: bookingsBetween(today, {
      months: shape.months,
      perMonth: shape.costsPerMonth,
      amountMinor: 9_000,
      note: "Bill",
    }).map((bill, at) => ({
      ...bill,
      category: expenseCategories[at % expenseCategories.length] ?? "other",
      nature: "operating" as const,
    })),
  };
}

type Letting = Pick<PropertyRecipe, "rentalMode" | "stays" | "bookings" | "units">;

function letByTheNight({ months, nightly }: Shape, today: PlainDate, number: number): Letting {
  return {
    rentalMode: "daily",
    stays: [],
    bookings: dataSetBookings({ today, months, number, ...nightly }),
    units: Array.from({ length: nightly.units }, (_, index) => ({ ...unitOf(index, number), lease: null })),
  };
}

function letByTheMonth(shape: Shape, today: PlainDate, number: number): Letting {
  const { months, bookingsPerMonth: perMonth, unitsPerProperty } = shape;
  const startsOn = monthsBefore(today, months);
  return {
    rentalMode: "monthly",
    stays: bookingsBetween(today, { months, perMonth, amountMinor: 12_000, note: "" }),
    units: Array.from({ length: unitsPerProperty }, (_, index) => {
      const unit = number * unitsPerProperty + index;
      return {
        ...unitOf(index, unit),
        lease: {
          tenant: { name: `Tenant ${unit + 1}`, email: `tenant${unit + 1}@example.com`, phone: "" },
          startsOn,
          endsOn: null,
          rentMinor: 70_000 + (unit % 60) * 1_000,
          chargesMinor: 0,
          depositMinor: 140_000,
          paymentDay: 1 + (unit % 31),
          behind: unit % 10 === 9,
        },
      };
    }),
  };
}

function unitOf(index: number, unit: number) {
  return {
    name: `Flat ${index + 1}`,
    bedrooms: 1 + (unit % 3),
    sizeSqm: 40 + (unit % 50),
    floor: String(index),
    maintenance: false,
  };
}
