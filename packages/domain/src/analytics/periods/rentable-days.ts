import { dayNumber } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { compareText } from "../../kernel/index.ts";
import type { PeriodDays } from "./period.ts";

/** When a unit is in service (R-F16): from a day (null: always) until before another (null: still). */
export type Service = { readonly from: PlainDate | null; readonly until: PlainDate | null };

/**
 * A property with its units in order, archived ones included. The property's own service counts on days when no unit is
 * in service.
 */
export type LettableProperty = Service & {
  readonly id: string;
  readonly units: readonly (Service & { readonly id: string })[];
};

/** The days of a lease, both ends inclusive; no unit = the whole property. */
export type LeasedDays = {
  readonly unitId: string | null;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
};

/** A booking that is not cancelled, with the price of each night in minor units; no unit = the whole property. */
export type PricedBooking = {
  readonly id: string;
  readonly unitId: string | null;
  /** `YYYY-MM-DDTHH:mm`: bookings of the same night count in the order of (check-in, id). */
  readonly checkIn: string;
  readonly nights: readonly { readonly date: PlainDate; readonly minor: number }[];
};

/** R-D05: no unit = the whole property. */
export type BlockedNight = { readonly date: PlainDate; readonly unitId: string | null };

/** Leases, bookings and blocked nights of a property. */
export type LetRecords<Booking extends PricedBooking = PricedBooking> = {
  readonly leases: readonly LeasedDays[];
  readonly stays: readonly Booking[];
  readonly blocked: readonly BlockedNight[];
};

/** The days of one unit, counted. A day is one unit-day, or one unit-night for short-term letting. */
export type DayCounts = {
  readonly inService: number;
  /** R-F11: in service and under a lease. */
  readonly leased: number;
  /** R-F04: sold for more than 0, counted once even if sold twice. A sold night was in service. */
  readonly sold: number;
  /** Blocked and neither sold nor under a lease. */
  readonly blocked: number;
  /** Under a lease and not sold: not short-term supply (R-F17). */
  readonly leasedNights: number;
  /** Sold and not under a lease: not long-term supply (R-F17). */
  readonly soldDays: number;
  /** R-F04: in service − leased nights − blocked; `gross`: before blocked nights are subtracted. */
  readonly available: number;
  readonly gross: number;
  /** R-F11, R-F17: in service − sold days. */
  readonly unitDays: number;
};

export const countedDays = [
  "inService",
  "leased",
  "sold",
  "blocked",
  "leasedNights",
  "soldDays",
  "available",
  "gross",
  "unitDays",
] as const satisfies readonly (keyof DayCounts)[];

/** A unit, or a property that counts as one (null), with a function that counts its days within its range. */
export type RentableDays = {
  readonly unitId: string | null;
  readonly count: (days: PeriodDays) => DayCounts;
};

/** A booking, with how many unit-nights each of its nights was the first to sell. */
export type SoldBooking<Booking extends PricedBooking> = {
  readonly stay: Booking;
  readonly nights: readonly { readonly date: PlainDate; readonly minor: number; readonly sold: number }[];
};

type Rentable = { readonly unitId: string | null; readonly marks: Uint8Array };
type Grid = {
  readonly first: number;
  readonly length: number;
  readonly units: readonly Rentable[];
  readonly itself: Rentable;
};

const [IN_SERVICE, LEASED, SOLD, BLOCKED] = [1, 2, 4, 8] as const;

/**
 * R-F04, R-F11, R-F16, R-F17: counts each day of each unit of a property. A whole-property booking sells one night of
 * every unit in service, its price split equally in unit order (R-A04); if the price has fewer minor units than there
 * are units, only the first units are sold. A whole-property lease fills all units. If no unit is in service, the
 * property itself counts as one.
 */
export function rentableDays<Booking extends PricedBooking>(
  property: LettableProperty,
  { leases, stays, blocked }: LetRecords<Booking>,
  range: PeriodDays,
): { readonly rentables: readonly RentableDays[]; readonly stays: readonly SoldBooking<Booking>[] } {
  const grid = gridOf(property, stays, range);
  markLeases(grid, leases);
  markBlocked(grid, blocked);
  const sold = stays
    .toSorted((a, b) => compareText(a.checkIn, b.checkIn) || compareText(a.id, b.id))
    .map((stay) => ({ stay, nights: sellNights(grid, stay) }));
  const rentables = [...grid.units, grid.itself];
  return {
    rentables: rentables.map(({ unitId, marks }) => ({ unitId, count: counterOf(marks, grid.first) })),
    stays: sold,
  };
}

/** A unit that was sold on its own counts as in service that night, whatever its service dates are. */
function gridOf(property: LettableProperty, stays: readonly PricedBooking[], range: PeriodDays): Grid {
  const first = dayNumber(range.from);
  const length = Math.max(0, dayNumber(range.until) - first);
  const units = property.units.map((unit) => ({ unitId: unit.id, marks: serviceOf(unit, first, length) }));
  const unitOf = new Map<string | null, Rentable>(units.map((unit) => [unit.unitId, unit]));
  for (const { unitId, nights } of stays)
    for (const { date, minor } of nights) {
      const day = dayNumber(date) - first;
      const marks = unitOf.get(unitId)?.marks;
      if (marks !== undefined && minor > 0 && day >= 0 && day < length) marks[day] = IN_SERVICE;
    }
  const itself = { unitId: null, marks: serviceOf(property, first, length) };
  for (const { marks } of units)
    for (let day = 0; day < length; day += 1) if (marks[day] !== 0) itself.marks[day] = 0;
  return { first, length, units, itself };
}

function serviceOf({ from, until }: Service, first: number, length: number): Uint8Array {
  const marks = new Uint8Array(length);
  const begin = from === null ? 0 : Math.max(0, dayNumber(from) - first);
  const end = until === null ? length : Math.min(length, dayNumber(until) - first);
  if (end > begin) marks.fill(IN_SERVICE, begin, end);
  return marks;
}

function markLeases(grid: Grid, leases: readonly LeasedDays[]): void {
  for (const { unitId, startsOn, endsOn } of leases) {
    const from = Math.max(0, dayNumber(startsOn) - grid.first);
    const until = endsOn === null ? grid.length : Math.min(grid.length, dayNumber(endsOn) - grid.first + 1);
    for (const { marks } of rentablesOf(grid, unitId))
      for (let day = from; day < until; day += 1) marks[day] = (marks[day] ?? 0) | LEASED;
  }
}

function markBlocked(grid: Grid, blocked: readonly BlockedNight[]): void {
  for (const { date, unitId } of blocked) {
    const day = dayNumber(date) - grid.first;
    if (day < 0 || day >= grid.length) continue;
    for (const { marks } of rentablesOf(grid, unitId)) marks[day] = (marks[day] ?? 0) | BLOCKED;
  }
}

function rentablesOf({ units, itself }: Grid, unitId: string | null): readonly Rentable[] {
  return unitId === null ? [...units, itself] : units.filter((unit) => unit.unitId === unitId);
}

function sellNights(grid: Grid, stay: PricedBooking): SoldBooking<PricedBooking>["nights"] {
  return stay.nights.map(({ date, minor }) => {
    const day = dayNumber(date) - grid.first;
    return { date, minor, sold: day < 0 || day >= grid.length ? 0 : sell(grid, day, { ...stay, minor }) };
  });
}

/** Marks the night as sold and returns how many units it was the first to sell. */
function sell(
  { units, itself }: Grid,
  day: number,
  { unitId, minor }: { readonly unitId: string | null; readonly minor: number },
): number {
  const inService = units.filter(({ marks }) => ((marks[day] ?? 0) & IN_SERVICE) !== 0);
  const whole = inService.length === 0 ? [itself] : inService;
  const rentables = unitId === null ? whole : units.filter((unit) => unit.unitId === unitId);
  let sold = 0;
  // Parts of a price differ by at most one minor unit, and the larger parts come first.
  for (const rentable of rentables.slice(0, minor)) {
    const before = rentable.marks[day] ?? 0;
    if ((before & SOLD) === 0) sold += 1;
    rentable.marks[day] = before | SOLD | IN_SERVICE;
  }
  return sold;
}

/** Counts any days by running sums, because many figures request the same unit. */
function counterOf(marks: Uint8Array, first: number): RentableDays["count"] {
  const byKind = new Map<keyof DayCounts, Int32Array>();
  for (const kind of countedDays) {
    const counts = MARKED_AS[kind];
    const sum = new Int32Array(marks.length + 1);
    let total = 0;
    for (let day = 0; day < marks.length; day += 1) {
      total += counts[marks[day] ?? 0] ?? 0;
      sum[day + 1] = total;
    }
    byKind.set(kind, sum);
  }
  const indexOf = (day: PlainDate) => Math.min(marks.length, Math.max(0, dayNumber(day) - first));
  return ({ from, until }) => {
    const [begin, end] = [indexOf(from), indexOf(until)];
    return mapCounts((kind) => {
      const sum = byKind.get(kind);
      return (sum?.[Math.max(begin, end)] ?? 0) - (sum?.[begin] ?? 0);
    });
  };
}

/** How a day with these marks counts. */
const MARKED: readonly DayCounts[] = Array.from({ length: 16 }, (_, mark) => {
  const [is, leased, sold] = [IN_SERVICE, LEASED, SOLD].map((bit) => (mark & bit) !== 0);
  const isBlocked = (mark & BLOCKED) !== 0;
  const inService = is === true;
  const gross = inService && (sold === true || leased !== true);
  const counts = {
    inService,
    leased: inService && leased === true,
    sold: inService && sold === true,
    blocked: gross && isBlocked && sold !== true,
    leasedNights: inService && !gross,
    soldDays: inService && sold === true && leased !== true,
    available: gross && (sold === true || !isBlocked),
    gross,
    unitDays: inService && (leased === true || sold !== true),
  };
  return mapCounts((kind) => (counts[kind] ? 1 : 0));
});

/** The same counts, by kind of count. */
const MARKED_AS = Object.fromEntries(
  countedDays.map((kind) => [kind, Uint8Array.from(MARKED, (counts) => counts[kind])]),
) as Readonly<Record<keyof DayCounts, Uint8Array>>;

/** Sums of the counts of several units. */
export function addCounts(all: readonly DayCounts[]): DayCounts {
  return mapCounts((kind) => all.reduce((sum, counts) => sum + counts[kind], 0));
}

function mapCounts(countOf: (kind: keyof DayCounts) => number): DayCounts {
  return {
    inService: countOf("inService"),
    leased: countOf("leased"),
    sold: countOf("sold"),
    blocked: countOf("blocked"),
    leasedNights: countOf("leasedNights"),
    soldDays: countOf("soldDays"),
    available: countOf("available"),
    gross: countOf("gross"),
    unitDays: countOf("unitDays"),
  };
}
