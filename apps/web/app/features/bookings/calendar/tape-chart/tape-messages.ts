import type { CalendarProperty } from "@keystead/contract/bookings";
import type { Language } from "@keystead/domain/languages";

import { formatDays, formatPlainDay } from "../../../../lib/format/format-days.ts";
import { type Translate, translator } from "../../../../lib/messages.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { localDay, type TapeBar, type TapeRow } from "./tape-layout.ts";
import type { TapeTurnover } from "./tape-turnovers.ts";

/**
 * "Sofia Lindqvist" as "Sofia L.", to fit into a cell of a month. Words that do not begin with a letter are dropped:
 * "Anna <b>" is "Anna".
 */
export function shortName(name: string): string {
  const [first = "", ...others] = name.trim().split(/\s+/);
  const last = others.findLast((word) => /^\p{L}/u.test(word));
  return last === undefined ? first : `${first} ${[...last][0]?.toUpperCase() ?? ""}.`;
}

/** `2026-12-12T15:00` as its time. */
export function localTime(local: string): string {
  return local.split("T")[1] ?? "";
}

export type TapeMessages = ReturnType<typeof makeTapeMessages>;

const inLanguage = new Map<Language, TapeMessages>();

/** The texts of the chart, visible and for screen readers; the same on every row. */
export function useTapeMessages(): TapeMessages {
  const language = useLanguage();
  const words = inLanguage.get(language) ?? makeTapeMessages(language);
  inLanguage.set(language, words);
  return words;
}

function makeTapeMessages(language: Language) {
  const t = translator("bookings", language);
  const day = remembered((date) => formatPlainDay(date, language));
  const dayAndTime = remembered((local) => t("dayAt", { day: day(localDay(local)), time: localTime(local) }));
  const stay = ({ checkIn, checkOut }: { readonly checkIn: string; readonly checkOut: string }) =>
    t("stayFromTo", { from: dayAndTime(checkIn), to: dayAndTime(checkOut) });
  const nights = (count: number) => t("nights", { count });
  const timeBetween = ({ checkOut, checkIn, minutes, isShort }: TapeTurnover): string =>
    isShort
      ? t("shortTurnover", { duration: duration(minutes, t), day: day(localDay(checkOut)) })
      : t("sameDayTurnover", {
          day: day(localDay(checkOut)),
          from: localTime(checkOut),
          to: localTime(checkIn),
        });
  return {
    day,
    stay,
    dayAndTime,
    nights,
    /** "12–15 Dec"; the last day is the day of departure. */
    days: (from: string, to: string) => formatDays(from, to, { language }),
    /** The text of a bar; a bar that has no room for all of it shortens it. */
    text: (bar: TapeBar): string => {
      if (bar.kind === "booking") return bar.of.guestName;
      if (bar.kind === "lease") return bar.of.tenant;
      return bar.of.reason === "" ? t("blocked") : bar.of.reason;
    },
    /** The accessible name: the visible text first, then the facts that have no room. */
    name: (bar: TapeBar, row: TapeRow): string => {
      const rentable = rentableWithUnit(row);
      if (bar.kind === "booking") {
        const name = t("barBooking", {
          guest: bar.of.guestName,
          stay: stay(bar.of),
          nights: nights(bar.of.nights),
          rentable,
        });
        const known = bar.lease === null ? name : t("letDuring", { name, tenant: bar.lease.tenant });
        return bar.inConflict ? t("inConflict", { name: known }) : known;
      }
      if (bar.kind === "lease") {
        const { tenant, startsOn, endsOn } = bar.of;
        return endsOn === null
          ? t("barLeaseOpen", { tenant, from: day(startsOn), rentable })
          : t("barLease", { tenant, from: day(startsOn), to: day(endsOn), rentable });
      }
      const { from, through, reason } = bar.of;
      const what = { from: day(from), to: day(through), rentable };
      return reason === "" ? t("barBlock", what) : t("barBlockFor", { ...what, reason });
    },
    /** The time between two guests who leave and arrive. */
    timeBetween,
    duration: (minutes: number) => duration(minutes, t),
  };
}

/** Caches the text of each day: a thousand bars begin and end on a few dozen days. */
function remembered(say: (day: string) => string): (day: string) => string {
  const texts = new Map<string, string>();
  return (requested) => {
    const text = texts.get(requested) ?? say(requested);
    texts.set(requested, text);
    return text;
  };
}

function duration(minutes: number, t: Translate<"bookings">): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t("minutes", { count: rest });
  return rest === 0 ? t("hours", { count: hours }) : t("hoursMinutes", { hours, minutes: rest });
}

/** "Casa Azul Garden flat", or the property alone where it is let as a whole. */
export function rentableWithUnit({
  property,
  unit,
}: {
  readonly property: Pick<CalendarProperty, "name">;
  readonly unit: TapeRow["unit"];
}): string {
  return unit === null ? property.name : `${property.name} ${unit.name}`;
}
