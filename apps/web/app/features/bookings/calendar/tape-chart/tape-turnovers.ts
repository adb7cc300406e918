import type { CalendarCleaning, CalendarProperty } from "@keystead/contract/bookings";
import { differenceInDays } from "@keystead/domain/calendar";
import type { CleaningSign } from "@keystead/domain/turnovers";

import { localDay, type TapeBar, type TapeRow } from "./tape-layout.ts";

/** A turnover between two guests of a row: on the same day, or with little time between them. */
export type TapeTurnover = {
  readonly key: string;
  /** The bars that are shortened so that the sign fits between them; null if there is a night between them. */
  readonly between: { readonly leaving: string; readonly arriving: string } | null;
  /** In percent of the range. */
  readonly left: number;
  readonly checkOut: string;
  readonly checkIn: string;
  /** The minutes between departure and arrival, counting a change of the clocks. */
  readonly minutes: number;
  /** Less than the property's minimum gap (R-D04), or than cleaning takes (R-E03). */
  readonly isShort: boolean;
  /** The cleaning between them; null where none is planned. */
  readonly cleaning: CalendarCleaning | null;
};

const DAY_MINUTES = 24 * 60;

type Timed = Pick<
  CalendarProperty,
  | "id"
  | "units"
  | "bookings"
  | "blocks"
  | "leases"
  | "minGapMinutes"
  | "cleaningMinutes"
  | "turnovers"
  | "cleanings"
>;

/**
 * R-E03, for each two consecutive bookings of a row: on the same day, or with less time between them than the
 * property's minimum gap. Overlapping bookings are in conflict and have no turnover.
 */
export function turnoversOf<Property extends Timed>(
  { property, unit, bars }: TapeRow<Property>,
  days: number,
): readonly TapeTurnover[] {
  const stays = bars.flatMap((bar) => (bar.kind === "booking" && bar.lanes === 1 ? [bar] : []));
  return stays.flatMap((leaving, index) => {
    const arriving = stays[index + 1];
    if (arriving === undefined) return [];
    const minutes = minutesBetween(property, leaving, arriving);
    const isSameDay = leaving.end === arriving.start;
    const isShort = minutes < Math.max(property.minGapMinutes, property.cleaningMinutes);
    if (minutes < 0 || !(isSameDay || minutes < property.minGapMinutes)) return [];
    const left = ((leaving.end + arriving.start) / 2 / days) * 100;
    if (left < 0 || left > 100) return [];
    const { checkOut } = leaving.of;
    const { checkIn } = arriving.of;
    const key = `${unit?.id ?? property.id} ${leaving.of.id}`;
    const between = isSameDay ? { leaving: leaving.key, arriving: arriving.key } : null;
    const cleaning = property.cleanings.find(({ bookingId }) => bookingId === leaving.of.id) ?? null;
    return [{ key, between, left, checkOut, checkIn, minutes, isShort, cleaning }];
  });
}

type BookingBar = Extract<TapeBar, { readonly kind: "booking" }>;

/** The server's count if it has one: the server knows the zone, and with it the hour that a night gains or loses. */
function minutesBetween(property: Timed, leaving: BookingBar, arriving: BookingBar): number {
  const known = property.turnovers.find(({ bookingId }) => bookingId === leaving.of.id)?.minutes ?? null;
  // After a guest of the whole property the next one may arrive in another unit.
  if (known !== null && leaving.of.unitId !== null) return known;
  const { checkOut } = leaving.of;
  const { checkIn } = arriving.of;
  const between = differenceInDays(localDay(checkOut), localDay(checkIn));
  return between * DAY_MINUTES + minuteOf(checkIn) - minuteOf(checkOut);
}

/** The minute of the day of a local time `2026-03-29T15:00`. */
function minuteOf(local: string): number {
  const [hours = 0, minutes = 0] = local.split("T")[1]?.split(":").map(Number) ?? [];
  return hours * 60 + minutes;
}

/** The state that the sign shows: too little time is a problem, unless the cleaning is done. */
export function signOfTurnover({ isShort, cleaning }: TapeTurnover): CleaningSign {
  const sign = cleaning?.sign ?? "unassigned";
  return isShort && sign !== "done" ? "problem" : sign;
}
