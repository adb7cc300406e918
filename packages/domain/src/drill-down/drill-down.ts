import { firstDayOf, lastDayOf, parsePeriod } from "../calendar/index.ts";

/** The lists that figures open, each at its address. */
const addresses = {
  income: "/income",
  expenses: "/expenses",
  leases: "/leases",
  places: "/properties/places",
  tasks: "/tasks",
  bookings: "/calendar",
} as const;
export type DrillDownList = keyof typeof addresses;

/** A list narrowed to what makes up a figure: its footer says the figure again. An empty filter takes away a default one. */
export type DrillDown = { readonly list: DrillDownList; readonly filters: Readonly<Record<string, string>> };

/** Where a figure's screen shows it: of one property, or of all when there is none. */
type Of = { readonly propertyId?: string | undefined };
/** A month, quarter or year as `periodText` writes it. */
type In = { readonly period: string };

/** The element that leads to the list. */
export function drillDownAddress({ list, filters }: DrillDown): string {
  const said = Object.entries(filters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return said.length === 0 ? addresses[list] : `${addresses[list]}?${said.join("&")}`;
}

/** What the list behind the link asks the server for. */
export function drillDownQuery({ list, filters }: DrillDown): Readonly<Record<string, string>> {
  // Of the calendar's page the list is one view.
  const said = Object.entries(filters).filter(([name, value]) => value !== "" && name !== "view");
  if (list !== "income" && list !== "expenses") return Object.fromEntries(said);
  const { period: text = "", ...rest } = Object.fromEntries(said);
  const period = parsePeriod(text);
  return period === null ? rest : { from: firstDayOf(period.first), to: lastDayOf(period.last), ...rest };
}

/** Money that came in, without deposits and without money collected for others. */
export function received({ period, propertyId }: In & Of): DrillDown {
  return { list: "income", filters: { period, ...of(propertyId) } };
}

/** What guests paid for cleaning, which the margin of cleaning begins with. */
export function paidForCleaning({ period, propertyId }: In & Of): DrillDown {
  return { list: "income", filters: { period, ...of(propertyId), cleaning: "true" } };
}

/** Costs, without what is paid on for others; of one category and up to one day where they are named. */
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

/** What of the rent of a period is settled, of what was expected (R-C12); its open and its late part. */
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

/** What is late, of leases that have ended too (R-C08). */
export function overdue({ propertyId }: Of): DrillDown {
  return { list: "leases", filters: { status: "", owes: "overdue", ...of(propertyId) } };
}

/** What is due from today to today + 7 (R-C12). */
export function soon(): DrillDown {
  return { list: "leases", filters: { status: "", owes: "soon" } };
}

/** Deposits that belong to tenants (R-C13). */
export function held({ propertyId }: Of): DrillDown {
  return { list: "leases", filters: { status: "", deposit: "held", ...of(propertyId) } };
}

/** Leases that end within 60 days, those yet to begin too (R-C12). */
export function endingLeases(): DrillDown {
  return { list: "leases", filters: { status: "", endsWithin: "60" } };
}

export function activeLeases({ propertyId }: Of): DrillDown {
  return { list: "leases", filters: { status: "active", ...of(propertyId) } };
}

/** The places that are let by the month or could be, and how many of them are (R-F11, R-F17). */
export function places({ propertyId }: Of): DrillDown {
  return { list: "places", filters: of(propertyId) };
}

/** Those without a tenant. */
export function vacantPlaces(): DrillDown {
  return { list: "places", filters: { state: "vacant" } };
}

/** Tasks that are to be done and were due before today (R-L01). */
export function overdueTasks(): DrillDown {
  return { list: "tasks", filters: { status: "open", due: "overdue" } };
}

/** Confirmed bookings that still owe something, whenever they are (R-D10). */
export function unpaidBookings({ propertyId }: Of): DrillDown {
  return {
    list: "bookings",
    filters: { view: "list", money: "unpaid,partially_paid", ...of(propertyId) },
  };
}

/** Stays that are not over and overlap another one (R-D03). */
export function conflicts(): DrillDown {
  return {
    list: "bookings",
    filters: { view: "list", state: "upcoming,in_house", conflict: "true" },
  };
}

function of(propertyId: string | undefined): Readonly<Record<string, string>> {
  return propertyId === undefined ? {} : { propertyId };
}
