import { firstDayOf, lastDayOf, parsePeriod } from "../calendar/index.ts";

/** The lists that figures open, each with its path. */
const addresses = {
  income: "/income",
  expenses: "/expenses",
  leases: "/leases",
  rentables: "/properties/rentables",
  tasks: "/tasks",
  bookings: "/calendar",
} as const;
export type DrillDownList = keyof typeof addresses;

/**
 * A list filtered to the records behind a figure: its footer shows the figure again. An empty filter value removes a
 * default filter.
 */
export type DrillDown = { readonly list: DrillDownList; readonly filters: Readonly<Record<string, string>> };

/** The figure of one property, or of all when there is none. */
type Of = { readonly propertyId?: string | undefined };
/** A month, quarter or year as `periodText` writes it. */
type In = { readonly period: string };

/** The address of the filtered list, with its filters as the query. */
export function drillDownAddress({ list, filters }: DrillDown): string {
  const query = Object.entries(filters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return query.length === 0 ? addresses[list] : `${addresses[list]}?${query.join("&")}`;
}

/** The filters that the list behind the link sends to the server. */
export function drillDownQuery({ list, filters }: DrillDown): Readonly<Record<string, string>> {
  // `view` only selects the list among the views of the calendar page.
  const entries = Object.entries(filters).filter(([name, value]) => value !== "" && name !== "view");
  if (list !== "income" && list !== "expenses") return Object.fromEntries(entries);
  const { period: text = "", ...rest } = Object.fromEntries(entries);
  const period = parsePeriod(text);
  return period === null ? rest : { from: firstDayOf(period.first), to: lastDayOf(period.last), ...rest };
}

/** Money received, without deposits and pass-through. */
export function received({ period, propertyId }: In & Of): DrillDown {
  return { list: "income", filters: { period, ...of(propertyId) } };
}

/** What guests paid for cleaning, the first part of the cleaning margin. */
export function paidForCleaning({ period, propertyId }: In & Of): DrillDown {
  return { list: "income", filters: { period, ...of(propertyId), cleaning: "true" } };
}

/** Costs without pass-through; of one category and up to one day where given. */
export function spent({ period, propertyId, category, to }: In & Of & SpentOn): DrillDown {
  return {
    list: "expenses",
    filters: {
      period,
      ...of(propertyId),
      ...(category === undefined ? {} : { category }),
      ...(to === undefined ? {} : { to }),
    },
  };
}

type SpentOn = { readonly category?: string; readonly to?: string };

/** The rent of a period: its settled part of what was expected (R-C12), or its open or late part. */
export function rent({ period, propertyId, currency, only }: RentIn): DrillDown {
  return {
    list: "leases",
    filters: {
      status: "",
      due: period,
      ...(only === undefined ? {} : { rent: only }),
      ...of(propertyId),
      ...(currency === undefined ? {} : { currency }),
    },
  };
}

type RentIn = In & Of & { readonly currency?: string | undefined; readonly only?: "open" | "late" };

/** Active leases whose rent of the period is settled. */
export function settledLeases({ period }: In): DrillDown {
  return { list: "leases", filters: { status: "active", due: period, rent: "settled" } };
}

/** Late rows, also of leases that have ended (R-C08). */
export function overdue({ propertyId }: Of): DrillDown {
  return { list: "leases", filters: { status: "", owes: "overdue", ...of(propertyId) } };
}

/** Rows due from today to today + 7 (R-C12). */
export function soon(): DrillDown {
  return { list: "leases", filters: { status: "", owes: "soon" } };
}

/** Deposits owed to tenants (R-C13). */
export function held({ propertyId }: Of): DrillDown {
  return { list: "leases", filters: { status: "", deposit: "held", ...of(propertyId) } };
}

/** Leases that end within 60 days, including those that have not begun (R-C12). */
export function endingLeases(): DrillDown {
  return { list: "leases", filters: { status: "", endsWithin: "60" } };
}

export function activeLeases({ propertyId }: Of): DrillDown {
  return { list: "leases", filters: { status: "active", ...of(propertyId) } };
}

/** Units that are let by the month or could be, and how many of them are let (R-F11, R-F17). */
export function rentables({ propertyId }: Of): DrillDown {
  return { list: "rentables", filters: of(propertyId) };
}

/** The units without a tenant. */
export function vacantRentables(): DrillDown {
  return { list: "rentables", filters: { state: "vacant" } };
}

/** Open tasks that were due before today (R-L01). */
export function overdueTasks(): DrillDown {
  return { list: "tasks", filters: { status: "open", due: "overdue" } };
}

/** Confirmed bookings of any date with an open amount (R-D10). */
export function unpaidBookings({ propertyId }: Of): DrillDown {
  return {
    list: "bookings",
    filters: { view: "list", money: "unpaid,partially_paid", ...of(propertyId) },
  };
}

/** Bookings that are not over and overlap another one (R-D03). */
export function conflicts(): DrillDown {
  return {
    list: "bookings",
    filters: { view: "list", state: "upcoming,in_house", conflict: "true" },
  };
}

function of(propertyId: string | undefined): Readonly<Record<string, string>> {
  return propertyId === undefined ? {} : { propertyId };
}
