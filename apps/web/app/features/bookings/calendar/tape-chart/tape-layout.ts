import type { CalendarProperty } from "@keystead/contract/bookings";
import {
  addDays,
  dateOfLocal,
  dayNumber,
  localDateTime,
  plainDate,
  type PlainDate,
} from "@keystead/domain/calendar";

/** The days that are shown: the first of them and their number. */
export type TapeRange = { readonly from: PlainDate; readonly days: number };

/** What the layout reads of a property. */
export type TapeProperty = Pick<CalendarProperty, "id" | "units" | "bookings" | "blocks" | "leases">;

type TapeItem =
  | { readonly kind: "booking"; readonly of: CalendarProperty["bookings"][number] }
  | { readonly kind: "block"; readonly of: CalendarProperty["blocks"][number] }
  | { readonly kind: "lease"; readonly of: CalendarProperty["leases"][number] };

/** From noon of the first day to noon of the day after the last night, in days of the range. */
export type BarSpan = { readonly start: number; readonly end: number };

export type TapeBar = TapeItem &
  BarSpan & {
    /** A booking has a bar on each row of its rentable, so its id alone is not enough. */
    readonly key: string;
    /** In percent of the range; cut off at the ends of the range. */
    readonly left: number;
    readonly width: number;
    readonly cutLeft: boolean;
    readonly cutRight: boolean;
    /**
     * Overlapping bars have lanes of their own, counted from the top; `lanes` is the number of lanes of the overlapping
     * group.
     */
    readonly lane: number;
    readonly lanes: number;
    /** The booking shares a night with another one, or a minute, which the server reports. */
    readonly inConflict: boolean;
    /** The lease that takes one of a booking's nights (R-D03a): the unit is let then and cannot be sold twice. */
    readonly lease: CalendarProperty["leases"][number] | null;
  };

export type TapeRow<Property extends TapeProperty = CalendarProperty> = {
  readonly property: Property;
  /** Null for the property as a whole, if it has no units. */
  readonly unit: { readonly id: string; readonly name: string } | null;
  readonly bars: readonly TapeBar[];
  /** The maximum number of bars below each other; 1 without overlaps. */
  readonly lanes: number;
};

type Placed = TapeItem & BarSpan;

/**
 * One row for each unit, or one for a property that is let as a whole. A booking of the whole property is on the row of
 * each unit, because it takes the nights of all of them: none of these nights may look free.
 */
export function tapeRows<Property extends TapeProperty>(
  property: Property,
  range: TapeRange,
): readonly TapeRow<Property>[] {
  const placed = placedIn(property, range);
  const units = property.units.length === 0 ? [null] : property.units;
  return units.map((unit) => {
    const here = placed.filter(
      ({ of: { unitId } }) => unit === null || unitId === null || unitId === unit.id,
    );
    const bars = inLanes(here, range.days, unit?.id ?? property.id);
    return { property, unit, bars, lanes: bars.reduce((most, { lanes }) => Math.max(most, lanes), 1) };
  });
}

function placedIn({ bookings, blocks, leases }: TapeProperty, range: TapeRange): readonly Placed[] {
  const placed: readonly Placed[] = [
    ...bookings.map((of): Placed => ({
      kind: "booking",
      of,
      ...spanOf(range, localDay(of.checkIn), localDay(of.checkOut)),
    })),
    ...blocks.map((of): Placed => ({
      kind: "block",
      of,
      ...spanOf(range, plainDate(of.from), dayAfter(of.through)),
    })),
    ...leases.map((of): Placed => ({
      kind: "lease",
      of,
      ...spanOf(range, plainDate(of.startsOn), of.endsOn === null ? null : dayAfter(of.endsOn)),
    })),
  ];
  return placed.filter(({ start, end }) => start < range.days && end > 0);
}

/** The nights from `first` to before `until`, as a span from noon of the first day to noon of the last. */
export function spanOf({ from }: TapeRange, first: PlainDate, until: PlainDate | null): BarSpan {
  const zero = dayNumber(from);
  return {
    start: dayNumber(first) - zero + 0.5,
    end: until === null ? Infinity : dayNumber(until) - zero + 0.5,
  };
}

export function localDay(local: string): PlainDate {
  return dateOfLocal(localDateTime(local));
}

function dayAfter(day: string): PlainDate {
  return addDays(plainDate(day), 1);
}

/** From left to right, each in the first free lane; bars that touch without overlapping share a lane. */
function inLanes(placed: readonly Placed[], days: number, row: string): readonly TapeBar[] {
  const bars: TapeBar[] = [];
  let group: { readonly item: Placed; readonly lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    const items = group.map(({ item }) => item);
    for (const { item, lane } of group)
      bars.push({ ...barOf(item, days, row), lane, lanes: ends.length, ...over(item, items) });
    group = [];
    ends = [];
  };
  for (const item of placed.toSorted(fromLeft)) {
    if (ends.every((end) => end <= item.start)) close();
    const free = ends.findIndex((end) => end <= item.start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.end;
    group.push({ item, lane });
  }
  close();
  return bars;
}

function fromLeft(a: Placed, b: Placed): number {
  return a.start - b.start || a.end - b.end || (a.of.id < b.of.id ? -1 : 1);
}

/** The conflict and the lease of a booking, found among the bars that overlap it. */
function over(item: Placed, group: readonly Placed[]): Pick<TapeBar, "inConflict" | "lease"> {
  if (item.kind !== "booking") return { inConflict: false, lease: null };
  const others = group.filter((one) => one !== item && one.start < item.end && item.start < one.end);
  const lease = others.find((one) => one.kind === "lease");
  return {
    inConflict: item.of.inConflict || others.some(({ kind }) => kind === "booking"),
    lease: lease?.of ?? null,
  };
}

function barOf(
  item: Placed,
  days: number,
  row: string,
): Omit<TapeBar, "lane" | "lanes" | "inConflict" | "lease"> & Placed {
  const { start, end } = item;
  const shown = { from: Math.max(0, start), to: Math.min(days, end) };
  return {
    ...item,
    key: `${row} ${item.kind} ${item.of.id}`,
    left: (shown.from / days) * 100,
    width: ((shown.to - shown.from) / days) * 100,
    cutLeft: start < 0,
    cutRight: end > days,
  };
}

/** For each day how many rows have a guest or a tenant in the night that begins on it; blocked nights are not occupied. */
export function occupiedPerDay(rows: readonly Pick<TapeRow, "bars">[], days: number): readonly number[] {
  const counts = Array.from({ length: days }, () => 0);
  for (const { bars } of rows) {
    const nights = new Set(bars.flatMap((bar) => (bar.kind === "block" ? [] : nightsOfBar(bar, days))));
    for (const night of nights) counts[night] = (counts[night] ?? 0) + 1;
  }
  return counts;
}

/** The nights of a bar within the range, as the index of the day on which each begins. */
export function nightsOfBar({ start, end }: BarSpan, days: number): readonly number[] {
  const first = Math.max(0, start - 0.5);
  const until = Math.min(days, end - 0.5);
  return Array.from({ length: Math.max(0, until - first) }, (_, index) => first + index);
}

/** All nights of a row that are taken by a booking, a lease or a block. */
export function takenNights({ bars }: Pick<TapeRow, "bars">, days: number): ReadonlySet<number> {
  return new Set(bars.flatMap((bar) => nightsOfBar(bar, days)));
}

/**
 * The night that a pointer means, `at` in days from the left: the night of that day. But on the free morning before a
 * guest arrives it is the night before.
 */
export function nightAt(at: number, taken: ReadonlySet<number>, days: number): number {
  const day = Math.min(days - 1, Math.max(0, Math.floor(at)));
  const isMorning = at - day < 0.5;
  return isMorning && day > 0 && taken.has(day) && !taken.has(day - 1) ? day - 1 : day;
}

/** Two chosen nights, in any order, as the day of arrival and the day of departure. */
export function datesOfNights(
  { from }: TapeRange,
  one: number,
  other: number,
): { readonly checkIn: PlainDate; readonly checkOut: PlainDate; readonly nights: number } {
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  return { checkIn: addDays(from, first), checkOut: addDays(from, last + 1), nights: last - first + 1 };
}
