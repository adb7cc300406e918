import { addMonths, dateOfLocal, HOUR_MS, instantOf, localIn } from "../calendar/index.ts";
import type { EpochMs, LocalDateTime, PlainDate } from "../calendar/index.ts";

/** How many months a country requires guest records to be kept, and from which day; only verified periods (R-N07). */
export const registryPeriods = {
  ES: { from: "departure", months: 36 },
  DE: { from: "arrival", months: 12 },
  FR: { from: "arrival", months: 6 },
} as const;
/**
 * Months to keep guest records in any other country, from departure, unless the owner sets another number; then the
 * most that an owner can set.
 */
export const REGISTRY_MONTHS = 12;
export const MOST_REGISTRY_MONTHS = 120;

/** Whether the country has a verified period; the owner cannot set another one then. */
export function hasRegistryPeriod(country: string): country is keyof typeof registryPeriods {
  return Object.hasOwn(registryPeriods, country);
}

/** When guests must be registered: by an instant, or on the day of arrival where the law names no hour. */
export type RegistryDue =
  | { readonly kind: "moment"; readonly atMs: EpochMs }
  | { readonly kind: "day"; readonly on: PlainDate };

/** What a country requires of a host for one guest; `keepUntil` is null where the period is not verified. */
export type RegistryRule =
  | { readonly required: null; readonly reason: "unknown_country" }
  /** The guest is a national, and this country registers only foreigners. */
  | { readonly required: false }
  | {
      readonly required: true;
      readonly due: RegistryDue;
      /** Whether the record is sent to an authority, and not only kept for it. */
      readonly transmit: boolean;
      readonly keepUntil: PlainDate | null;
      /** The latest day on which the record may exist. */
      readonly destroyBy: PlainDate | null;
    };

export type RegistryBooking = {
  readonly country: string;
  readonly checkIn: LocalDateTime;
  readonly checkOut: LocalDateTime;
  readonly zone: string;
  /** ISO country codes; empty while unknown. */
  readonly nationalities: readonly string[];
};

/**
 * R-N07: whether a guest has to be registered, until when, and how long the record is kept. Hours are elapsed hours
 * since check-in, so an Italian stay of 24 hours on the clock lasts 25 when the clocks change in autumn. A guest of
 * unknown nationality counts as foreign, because registering one guest too many is the smaller mistake.
 */
export function registryRule({
  country,
  checkIn,
  checkOut,
  zone,
  nationalities,
}: RegistryBooking): RegistryRule {
  const inMs = instantOf(checkIn, zone);
  const [arrival, departure] = [dateOfLocal(checkIn), dateOfLocal(checkOut)];
  const isNational = nationalities.includes(country);
  const atMs = (hours: number): RegistryDue => ({ kind: "moment", atMs: inMs + hours * HOUR_MS });
  const onArrival: RegistryDue = { kind: "day", on: arrival };
  switch (country) {
    case "ES":
      return required(atMs(24), {
        transmit: true,
        keepUntil: addMonths(departure, registryPeriods.ES.months),
      });
    case "IT": {
      const isShort = instantOf(checkOut, zone) - inMs <= 24 * HOUR_MS;
      return required(atMs(isShort ? 6 : 24), { transmit: true, keepUntil: null });
    }
    case "DE": {
      if (isNational) return { required: false };
      const keepUntil = addMonths(arrival, registryPeriods.DE.months);
      return required(onArrival, { transmit: false, keepUntil, destroyBy: addMonths(keepUntil, 3) });
    }
    case "FR":
      if (isNational) return { required: false };
      return required(onArrival, {
        transmit: false,
        keepUntil: addMonths(arrival, registryPeriods.FR.months),
      });
    default:
      return { required: null, reason: "unknown_country" };
  }
}

type Stored = {
  readonly transmit: boolean;
  readonly keepUntil: PlainDate | null;
  readonly destroyBy?: PlainDate;
};

function required(due: RegistryDue, { transmit, keepUntil, destroyBy = keepUntil ?? undefined }: Stored) {
  return { required: true, due, transmit, keepUntil, destroyBy: destroyBy ?? null } as const;
}

/** `2026-05-11 15:00` in the local time of the property, or the day alone; null if nothing is due. */
export function registryDueText(rule: RegistryRule, zone: string): string | null {
  if (rule.required !== true) return null;
  return rule.due.kind === "day" ? rule.due.on : localIn(zone, rule.due.atMs).replace("T", " ");
}
