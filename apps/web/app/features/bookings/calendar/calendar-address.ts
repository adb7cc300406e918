import { MOST_CALENDAR_DAYS } from "@keystead/domain/bookings";
import { addDays, dayOfWeek, parseRecordedDay, type PlainDate } from "@keystead/domain/calendar";
import { useSearchParams } from "react-router";

export const WEEK = 7;
/** The ranges that the toolbar offers; a link may ask for any other number of days. */
export const ranges = [14, 28, 35, 91] as const;
export const USUAL_DAYS = 28;
/** With more days the chart is an overview: a day would be too narrow for a finger or a pointer to hit. */
export const MOST_DAYS_TO_POINT_AT = 62;

export const calendarViews = ["tape", "agenda", "month", "list"] as const;
export type CalendarViewName = (typeof calendarViews)[number];

export type CalendarAddress = {
  /** Null for the default: the week of today on a chart, today on a phone. */
  readonly from: PlainDate | null;
  readonly days: number;
  /** Empty for all properties. */
  readonly propertyIds: readonly string[];
  /** Null for the default of the screen's width. */
  readonly view: CalendarViewName | null;
};

/** The Monday of the week of a day. */
export function mondayOf(day: PlainDate): PlainDate {
  return addDays(day, 1 - dayOfWeek(day));
}

/** Reads the address; values that cannot be read become defaults. */
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

/**
 * The state of the calendar, kept in its address: a link opens it there, a reload keeps it, and Back returns to the
 * previous state.
 */
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
  /** Opens a form over the calendar with its initial values, without a history entry of its own. */
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

/** The next shorter or longer of the offered ranges. */
export function zoomed(days: number, by: 1 | -1): number {
  return by === 1
    ? (ranges.findLast((one) => one < days) ?? days)
    : (ranges.find((one) => one > days) ?? days);
}
