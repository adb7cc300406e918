import { addDays, dayOf, differenceInDays, type PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import { fill } from "@keystead/messages/fill";

import { formatDay, formatUnit } from "../../../lib/format/format.ts";
import { formatDays } from "../../../lib/format/format-days.ts";
import type { CleanerOverlapsText } from "../cleaner-text.server.ts";
import {
  blockedNights,
  firstBooking,
  shownDays,
  type TriedBooking,
  triedBookings,
} from "./example-bookings.server.ts";

/** The half days that it spans in the small calendar, as a CSS grid column. */
type Across = { readonly across: string };

/** The small calendar in one language. */
export type TriedView = {
  readonly days: readonly (Across & { readonly weekday: string; readonly day: string })[];
  readonly first: Across & { readonly guest: string };
  readonly blocked: readonly Across[];
  readonly picks: readonly (Across & {
    readonly guest: string;
    readonly outcome: TriedBooking["outcome"];
    readonly range: string;
    /** The answer, with the reason first. */
    readonly notices: readonly string[];
  })[];
};

const guests = { first: "Emil", second: "Lena" } as const;

type Spoken = { readonly language: Language; readonly text: CleanerOverlapsText };

export function triedView(spoken: Spoken): TriedView {
  const { language } = spoken;
  return {
    days: shown().map((day, at) => ({
      across: `${2 * at + 1}/span 2`,
      weekday: formatDay(day, language, "weekday").slice(0, 2),
      day: String(dayOf(day)),
    })),
    first: { guest: guests.first, across: nightsAcross(firstBooking.from, firstBooking.to) },
    blocked: blockedNights.map((night) => ({ across: nightsAcross(night, addDays(night, 1)) })),
    picks: triedBookings().map((stay) => ({
      guest: guests.second,
      outcome: stay.outcome,
      across: nightsAcross(stay.from, stay.to),
      range: formatDays(stay.from, stay.to, { language }),
      notices: noticesOf(stay, spoken),
    })),
  };
}

function shown(): readonly PlainDate[] {
  const count = differenceInDays(shownDays.from, shownDays.through) + 1;
  return Array.from({ length: count }, (_, at) => addDays(shownDays.from, at));
}

/** From the afternoon of one day to the morning of another: a departure and an arrival share a day. */
function nightsAcross(from: PlainDate, to: PlainDate): string {
  const column = (day: PlainDate) => 2 * differenceInDays(shownDays.from, day) + 2;
  return `${column(from)}/${column(to)}`;
}

/** The answer in the product's own texts. */
function noticesOf(stay: TriedBooking, { language, text }: Spoken): readonly string[] {
  const { notices } = text;
  switch (stay.outcome) {
    case "overlap":
      return [
        fill(notices.overlaps, {
          guest: guests.first,
          days: formatDays(firstBooking.from, firstBooking.to, { language }),
        }),
        ...stay.soldTwice.map((night) =>
          fill(notices.soldTwiceNight, { day: formatDay(night, language, "dayOfMonth") }),
        ),
        text.try.overlap,
      ];
    case "blocked": {
      const [from, to = from] = stay.nights;
      const days = from === undefined || to === undefined ? "" : formatDays(from, to, { language });
      return [fill(notices.blockedNightsFor, { reason: text.try.reason, days }), text.try.blocked];
    }
    case "fits": {
      const time = formatUnit(stay.gapMinutes, "minute", language);
      return [text.try.fits, fill(text.try.gap, { time })];
    }
  }
}
