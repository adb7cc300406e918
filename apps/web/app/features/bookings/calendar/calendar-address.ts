import { MOST_CALENDAR_DAYS } from "@keystead/domain/bookings";
import { addDays, dayOfWeek, parseRecordedDay, type PlainDate } from "@keystead/domain/calendar";
import { useSearchParams } from "react-router";

export const WEEK = 7;
/** What the toolbar offers; any other number of days comes with a link. */
export const ranges = [14, 28, 35, 91] as const;
export const USUAL_DAYS = 28;
/** More of them are an overview: a day would be narrower than a finger or a pointer can be asked to meet. */
export const MOST_DAYS_TO_POINT_AT = 62;

export const calendarViews = ["tape", "agenda", "month", "list"] as const;
export type CalendarViewName = (typeof calendarViews)[number];

export type CalendarAddress = {
  /** Null = where a screen begins by itself: with this week, or with today. */
  readonly from: PlainDate | null;
  readonly days: number;
  /** None = all of them. */
  readonly propertyIds: readonly string[];
  /** Null = what the width of the screen suggests. */
  readonly view: CalendarViewName | null;
};

/** The Monday of the week of a day. */
export function mondayOf(day: PlainDate): PlainDate {
  return addDays(day, 1 - dayOfWeek(day));
}

/** What an address asks for; what cannot be read is what is usual. */
export function readAddress(params: URLSearchParams): CalendarAddress {
  const days = Number(params.get("days"));
  const isOffered = Number.isInteger(days) && days >= WEEK && days <= MOST_CALENDAR_DAYS;
  return {
    from: parseRecordedDay(params.get("from") ?? ""),
    days: isOffered ? days : USUAL_DAYS,
    propertyIds: (params.get("property") ?? "").split(",").filter((id) => id !== ""),
    view: calendarViews.find((one) => one === params.get("view")) ?? null,
  };
}

/** Where the calendar stands, in its address: a link opens it there, a reload keeps it, Back returns to where it was. */
export function useCalendarAddress() {
  const [params, setParams] = useSearchParams();
  const address = readAddress(params);
  const set = (next: Partial<{ from: PlainDate | null; days: number; property: string; view: string }>) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(next)) {
          if (value === null || value === "" || value === USUAL_DAYS) after.delete(name);
          else after.set(name, String(value));
        }
        return after;
      },
      { preventScrollReset: true },
    );
  };
  /** What stands open over the calendar, with what it begins with: no step of its own for Back. */
  const begin = (given: Readonly<Record<string, string>>) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(given)) after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { ...address, set, begin };
}

/** One step along the ranges that are offered, to fewer days or to more. */
export function zoomed(days: number, by: 1 | -1): number {
  return by === 1
    ? (ranges.findLast((one) => one < days) ?? days)
    : (ranges.find((one) => one > days) ?? days);
}
