import {
  bookingMoney,
  planCancellation,
  checkBlockedDates,
  countNights,
  findConflicts,
  leasesDuring,
  minimumStay,
  nightsOf,
  priceNights,
  registryRule,
  repriceNights,
  totalOfNights,
  validateSeason,
} from "@keystead/domain/bookings";
import type {
  BookingStatus,
  NightPrice,
  BookingOfRentable,
  RateMode,
  Season,
} from "@keystead/domain/bookings";
import { instantOf, localDateTime, plainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { currency } from "@keystead/domain/money";
import { errorOf, operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

type BookedDatesInput = { readonly check_in: string; readonly check_out: string };
type PlacedInput = BookedDatesInput & { readonly unit: string | null };

/** A booking as the vectors of sections D and E write it. */
export type BookingInput = PlacedInput & { readonly id: string; readonly status: BookingStatus };

type SeasonTerms = {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly rate: number;
  readonly min_stay?: number;
};
type SeasonInput = SeasonTerms & { readonly seq: number; readonly unit: string | null };

type PriceInput = PlacedInput & {
  readonly daily_rate?: number | null;
  readonly seasons: readonly SeasonInput[];
  readonly rate_mode: RateMode;
};

export const bookingOperations: Operations = {
  "registry.rule": operation(
    (
      input: BookedDatesInput & {
        readonly country: string;
        readonly timezone: string;
        readonly nationality: string;
      },
    ) => {
      const rule = registryRule({
        ...bookedDates(input),
        country: input.country,
        zone: input.timezone,
        nationalities: [input.nationality],
      });
      if (rule.required !== true) return rule;
      const { due, transmit, keepUntil, destroyBy } = rule;
      return {
        required: true,
        due: due.kind === "day" ? due.on : new Date(due.atMs).toISOString().replace(".000Z", "Z"),
        transmit,
        keep_until: keepUntil,
        ...(destroyBy === keepUntil ? {} : { destroy_by: destroyBy }),
      };
    },
  ),
  "booking.nights": operation((input: BookedDatesInput) => {
    const nights = countNights(bookedDates(input));
    return nights.ok ? nights.value : errorOf(nights);
  }),
  "booking.to_instant": operation((input: { readonly timezone: string; readonly local: string }) =>
    instantText(instantOf(localDateTime(input.local), input.timezone)),
  ),
  "booking.conflicts": operation(conflicts),
  "booking.blocked": operation(
    (
      input: PlacedInput & {
        readonly blocked: readonly { readonly date: string; readonly unit?: string | null }[];
      },
    ) => {
      const blocked = input.blocked.map(({ date, unit }) => ({
        date: plainDate(date),
        unitId: unit ?? null,
      }));
      const free = checkBlockedDates(bookingOfRentable(input), blocked);
      return { allowed: free.ok, blocked_nights: free.ok ? [] : free.nights };
    },
  ),
  "booking.price": operation((input: PriceInput) => {
    const nights = priceNights(nightsOf(bookedDates(input)), ratesOf(input));
    return nights.ok ? pricedOf(nights.value) : errorOf(nights);
  }),
  "booking.reprice": operation(reprice),
  "booking.min_stay": operation((input: PlacedInput & { readonly seasons: readonly SeasonInput[] }) => {
    const { required, nights, met } = minimumStay(bookingOfRentable(input), input.seasons.map(seasonOf));
    return { required, nights, ok: met };
  }),
  "booking.money": operation(
    (input: { readonly total_minor: number; readonly income: readonly { readonly amount: number }[] }) => {
      const linkedMinor = input.income.reduce((sum, { amount }) => sum + amount, 0);
      const { outstandingMinor, creditMinor, state } = bookingMoney(
        input.total_minor,
        linkedMinor,
        "confirmed",
      );
      return { outstanding: outstandingMinor, credit: creditMinor, state };
    },
  ),
  "booking.cancel": operation(cancel),
  "season.validate": operation(({ season }: { readonly season: SeasonTerms }) => {
    const [issue] = validateSeason(termsOf(season));
    return issue === undefined ? { ok: true } : errorOf(issue);
  }),
};

export function bookingOf(input: BookingInput) {
  return { ...bookingOfRentable(input), id: idOf<"booking">(input.id), status: input.status };
}

/** An instant as the vectors write it, `2026-06-05T09:00:00Z`. */
export function instantText(atMs: number): string {
  return Temporal.Instant.fromEpochMilliseconds(atMs).toString();
}

function conflicts(input: {
  readonly timezone: string;
  readonly min_gap_minutes: number;
  readonly existing: readonly BookingInput[];
  readonly leases?: readonly {
    readonly id: string;
    readonly unit: string | null;
    readonly start: string;
    readonly end: string | null;
  }[];
  readonly new: PlacedInput & { readonly id?: string };
}): unknown {
  const added = bookingOfRentable(input.new);
  const { overlaps, shortGaps } = findConflicts({
    booking: { ...added, id: input.new.id === undefined ? null : idOf(input.new.id) },
    others: input.existing.map(bookingOf),
    zone: input.timezone,
    minGapMinutes: input.min_gap_minutes,
  });
  const leases = input.leases?.map(({ id, unit, start, end }) => ({
    id: idOf<"lease">(id),
    unitId: unit,
    startsOn: plainDate(start),
    endsOn: end === null ? null : plainDate(end),
  }));
  return {
    overlap: overlaps,
    short_gap: shortGaps.map(({ bookingId, minutes }) => ({ id: bookingId, minutes })),
    ...(leases === undefined ? {} : { leases: leasesDuring(added, leases) }),
  };
}

function reprice(
  input: PriceInput & {
    readonly old_nights: readonly { readonly date: string; readonly rate: number }[];
    readonly recalculate?: boolean;
  },
): unknown {
  const soldNights = input.old_nights.map(({ date, rate }): NightPrice => ({
    date: plainDate(date),
    rateMinor: rate,
    source: { kind: "daily_rate" },
  }));
  const nights = repriceNights(
    nightsOf(bookedDates(input)),
    { nights: input.recalculate === true ? [] : soldNights, currency: EURO },
    { ...ratesOf(input), currency: EURO },
  );
  return nights.ok ? pricedOf(nights.value) : errorOf(nights);
}

const EURO = currency("EUR");

function cancel(input: {
  readonly date: string;
  readonly payments: readonly {
    readonly id: string;
    readonly amount: number;
    readonly reversal_of?: string | null;
  }[];
  readonly kept_minor?: number;
}): unknown {
  const reversedMinor = (id: string): number =>
    input.payments.reduce((sum, payment) => sum - (payment.reversal_of === id ? payment.amount : 0), 0);
  const cancelled = planCancellation({
    payments: input.payments
      .filter(({ reversal_of }) => (reversal_of ?? null) === null)
      .map(({ id, amount }) => ({
        incomeId: idOf(id),
        amountMinor: amount,
        reversedMinor: reversedMinor(id),
      })),
    keptMinor: input.kept_minor ?? 0,
    on: plainDate(input.date),
  });
  if (!cancelled.ok) return errorOf(cancelled);
  const { refundMinor, reversals, storedFee, on: date } = cancelled.value;
  return {
    refund_minor: refundMinor,
    records: [
      ...reversals.map(({ incomeId, amountMinor }) => ({
        category: "rent",
        amount_minor: amountMinor,
        date,
        reversal_of: incomeId,
      })),
      ...(storedFee === null
        ? []
        : [{ category: storedFee.category, amount_minor: storedFee.amountMinor, date, reversal_of: null }]),
    ],
  };
}

function pricedOf(nights: readonly (NightPrice & { readonly kept?: boolean })[]): unknown {
  return {
    nights: nights.map(({ date, rateMinor, source, kept }) => ({
      date,
      rate: rateMinor,
      source: kept === true ? "kept" : source.kind === "season" ? source.name : source.kind,
    })),
    total: totalOfNights(nights),
  };
}

function ratesOf(input: PriceInput) {
  return {
    unitId: input.unit,
    dailyRateMinor: input.daily_rate ?? null,
    rateMode: input.rate_mode,
    seasons: input.seasons.map(seasonOf),
  };
}

function seasonOf(season: SeasonInput): Season {
  return {
    ...termsOf(season),
    id: idOf(String(season.seq)),
    unitId: season.unit,
    // The vectors have only seasons of all units and of one unit.
    wholeProperty: false,
    createdAtMs: season.seq,
  };
}

function termsOf({ name, start, end, rate, min_stay }: SeasonTerms) {
  return {
    name,
    startsOn: plainDate(start),
    endsOn: plainDate(end),
    rateMinor: rate,
    minStay: min_stay ?? 1,
  };
}

function bookingOfRentable(input: PlacedInput): BookingOfRentable {
  return { ...bookedDates(input), unitId: input.unit };
}

function bookedDates({ check_in, check_out }: BookedDatesInput) {
  return { checkIn: localDateTime(check_in), checkOut: localDateTime(check_out) };
}
