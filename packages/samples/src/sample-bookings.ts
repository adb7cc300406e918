import { amountOfPercent, sumLines } from "@keystead/domain/bookings";
import type { LineOfBooking } from "@keystead/domain/bookings";
import { addDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";

import type { BookingRecipe, PropertyRecipe } from "./portfolio-recipe.ts";

type Words = {
  readonly low: string;
  readonly high: string;
  readonly painting: string;
  readonly advance: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: { low: "Low season", high: "High season", painting: "Painting", advance: "Paid in advance" },
  es: {
    low: "Temporada baja",
    high: "Temporada alta",
    painting: "Pintura",
    advance: "Pagado por adelantado",
  },
  de: {
    low: "Nebensaison",
    high: "Hauptsaison",
    painting: "Malerarbeiten",
    advance: "Im Voraus bezahlt",
  },
  fr: { low: "Basse saison", high: "Haute saison", painting: "Peinture", advance: "Payé d’avance" },
  it: {
    low: "Bassa stagione",
    high: "Alta stagione",
    painting: "Tinteggiatura",
    advance: "Pagato in anticipo",
  },
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

type Input = {
  readonly today: PlainDate;
  readonly language: Language;
  /** The bookings of the past six months, flat by flat, each paid on the day of arrival. */
  readonly past: readonly PropertyRecipe["stays"][];
};

type Coming = {
  readonly guest: string;
  readonly unit: number;
  /** Days from today. */
  readonly from: number;
  readonly to: number;
  /** Days from today; absent while unpaid. */
  readonly paid?: number;
  readonly overlaps?: boolean;
};

const COMING: readonly Coming[] = [
  { guest: "Yara Haddad", unit: 0, from: 10, to: 14 },
  { guest: "Mats Nilsen", unit: 0, from: 16, to: 20, paid: -34 },
  { guest: "Sofia Lindqvist", unit: 1, from: -2, to: 1 },
  { guest: "Paul Brennan", unit: 1, from: 1, to: 5 },
  { guest: "Emil Sand", unit: 1, from: 9, to: 13 },
  { guest: "Nadia Petrova", unit: 1, from: 12, to: 15, overlaps: true },
  { guest: "Claire Dupont", unit: 1, from: 17, to: 20, paid: -41 },
  { guest: "Carlota Reis", unit: 2, from: -4, to: 2, paid: -4 },
  { guest: "Rafael Ortiz", unit: 2, from: 2, to: 6, paid: -29 },
  { guest: "Greta Holm", unit: 2, from: 8, to: 11, paid: -37 },
  { guest: "Anton Keller", unit: 2, from: 13, to: 19, paid: -44 },
  { guest: "Laura Conti", unit: 3, from: 0, to: 3, paid: -1 },
  { guest: "Jakub Novak", unit: 3, from: 4, to: 9, paid: -52 },
  { guest: "Aoife Byrne", unit: 3, from: 11, to: 16, paid: -61 },
];

/** Days from today until the painters come into the first flat. */
const BLOCKED = 5;
/** Nights of each past booking. */
const NIGHTS = 3;
const LOW_MINOR = 11_000;
const CLEANING_MINOR = 4_500;
/** For each guest and night. */
const TAX_MINOR = 200;
const CHANNEL_PERCENT = "15";
/** Guests of each future booking. */
const GUESTS_OF_STAY = 2;

/**
 * Four holiday flats: months of paid bookings, guests in the second flat who leave tomorrow on the next guests' arrival
 * day, two bookings with overlapping nights, an arrival today, current and future bookings, a block and two seasons.
 */
export function sampleBookings({
  today,
  language,
  past,
}: Input): Pick<PropertyRecipe, "bookings" | "blocks" | "seasons"> {
  const words = WORDS[language];
  const on = (days: number): PlainDate => addDays(today, days);
  return {
    bookings: [
      ...past.flatMap((stays, unit) => pastBookings(stays, { unit, until: on(firstComing(unit)) })),
      ...COMING.map(({ guest, unit, from, to, paid, overlaps = false }): BookingRecipe => ({
        unit,
        guest,
        email: emailOf(guest),
        guests: GUESTS_OF_STAY,
        from: on(from),
        to: on(to),
        totalMinor: (to - from) * LOW_MINOR,
        paid: paid === undefined ? null : { on: on(paid), note: words.advance },
        overlaps,
        // Guests who have not paid in advance have booked through a channel.
        lines: paid === undefined ? linesOfChannel(to - from) : [],
      })),
    ],
    blocks: [{ unit: 0, from: on(BLOCKED), through: on(BLOCKED + 2), reason: words.painting }],
    seasons: [
      { name: words.low, startsOn: on(-60), endsOn: on(20), rateMinor: LOW_MINOR, minStay: 2 },
      { name: words.high, startsOn: on(21), endsOn: on(60), rateMinor: 16_500, minStay: 3 },
    ],
  };
}

/** The lines of a channel: cleaning fee, tourist tax, and the channel's fee on the price. */
function linesOfChannel(nights: number): readonly LineOfBooking[] {
  const lines: readonly LineOfBooking[] = [
    { kind: "cleaning_fee", amountMinor: CLEANING_MINOR, note: "" },
    { kind: "tourist_tax", amountMinor: nights * GUESTS_OF_STAY * TAX_MINOR, note: "" },
  ];
  const base = { nightsMinor: nights * LOW_MINOR, sums: sumLines(lines) };
  const feeMinor = amountOfPercent("channel_fee", CHANNEL_PERCENT, base);
  return feeMinor === null ? lines : [...lines, { kind: "channel_fee", amountMinor: feeMinor, note: "" }];
}

/** Days from today until the flat's first occupied night. */
function firstComing(unit: number): number {
  return Math.min(
    unit === 0 ? BLOCKED : Infinity,
    ...COMING.filter((stay) => stay.unit === unit).map(({ from }) => from),
  );
}

/** Past guests, and those who leave before the first named guest arrives. */
function pastBookings(
  stays: PropertyRecipe["stays"],
  { unit, until }: { readonly unit: number; readonly until: PlainDate },
): readonly BookingRecipe[] {
  return stays
    .filter((stay) => addDays(stay.on, NIGHTS) <= until)
    .map((stay, at): BookingRecipe => {
      const guest = GUESTS[(at + 2 * unit) % GUESTS.length] ?? GUESTS[0];
      return {
        unit,
        guest,
        email: emailOf(guest),
        guests: 1 + (at % 3),
        from: stay.on,
        to: addDays(stay.on, NIGHTS),
        totalMinor: stay.amountMinor,
        paid: { on: stay.on, note: stay.note },
        overlaps: false,
      };
    });
}

function emailOf(guest: string): string {
  return `${guest.split(" ")[0]?.toLowerCase() ?? "guest"}@example.com`;
}
