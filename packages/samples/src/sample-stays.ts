import { addDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";

import type { BookingRecipe, PropertyRecipe } from "./portfolio-recipe.ts";

type Words = { readonly low: string; readonly high: string; readonly painting: string };

const WORDS: Readonly<Record<Language, Words>> = {
  en: { low: "Low season", high: "High season", painting: "Painting" },
  es: { low: "Temporada baja", high: "Temporada alta", painting: "Pintura" },
  de: { low: "Nebensaison", high: "Hauptsaison", painting: "Malerarbeiten" },
  fr: { low: "Basse saison", high: "Haute saison", painting: "Peinture" },
  it: { low: "Bassa stagione", high: "Alta stagione", painting: "Tinteggiatura" },
};

const GUESTS = [
  "Hanna Lund",
  "Wim Claes",
  "Irina Dobrev",
  "Lukas Egger",
  "Elsa Bergman",
  "Victor Sousa",
  "Carla Neri",
] as const;

type Asked = {
  readonly today: PlainDate;
  readonly language: Language;
  /** The stays of the past six months, each paid on the day of its arrival. */
  readonly past: PropertyRecipe["stays"];
};

/** Nights of a stay of the past. */
const NIGHTS = 3;
const LOW_MINOR = 11_000;

/**
 * A holiday flat and the one beside it: months of paid stays in the first, guests in the other who leave tomorrow on the day the next
 * ones come, two who were given the same nights, a block and two seasons.
 */
export function sampleStays({
  today,
  language,
  past,
}: Asked): Pick<PropertyRecipe, "bookings" | "blocks" | "seasons"> {
  const words = WORDS[language];
  const on = (days: number): PlainDate => addDays(today, days);
  const coming = (
    guest: string,
    [unit, from, to]: readonly [unit: number, from: number, to: number],
    overlaps = false,
  ): BookingRecipe => ({
    unit,
    guest,
    email: emailOf(guest),
    guests: 2,
    from: on(from),
    to: on(to),
    totalMinor: (to - from) * LOW_MINOR,
    paid: null,
    overlaps,
  });
  return {
    bookings: [
      ...past.map((stay, at): BookingRecipe => {
        const guest = GUESTS[at % GUESTS.length] ?? GUESTS[0];
        return {
          unit: 0,
          guest,
          email: emailOf(guest),
          guests: 1 + (at % 3),
          from: stay.on,
          to: addDays(stay.on, NIGHTS),
          totalMinor: stay.amountMinor,
          paid: { on: stay.on, note: stay.note },
          overlaps: false,
        };
      }),
      coming("Yara Haddad", [0, 10, 14]),
      coming("Sofia Lindqvist", [1, -2, 1]),
      coming("Paul Brennan", [1, 1, 5]),
      coming("Emil Sand", [1, 9, 13]),
      coming("Nadia Petrova", [1, 12, 15], true),
    ],
    blocks: [{ unit: 0, from: on(5), through: on(7), reason: words.painting }],
    seasons: [
      { name: words.low, startsOn: on(-60), endsOn: on(20), rateMinor: LOW_MINOR, minStay: 2 },
      { name: words.high, startsOn: on(21), endsOn: on(60), rateMinor: 16_500, minStay: 3 },
    ],
  };
}

function emailOf(guest: string): string {
  return `${guest.split(" ")[0]?.toLowerCase() ?? "guest"}@example.com`;
}
