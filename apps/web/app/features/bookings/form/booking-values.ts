import type { BookingView, NewBooking } from "@keystead/contract/bookings";
import { bookingGuestFields, MOST_GUESTS, type RateMode, validateBooking } from "@keystead/domain/bookings";
import { differenceInDays } from "@keystead/domain/calendar";
import { recordOf } from "@keystead/domain/kernel";
import type { Language } from "@keystead/domain/languages";
import { emptyValues, textNames, type ValuesOf, valuesOf } from "@keystead/domain/record-fields";

import { formatAmountInput } from "../../../lib/format/format.ts";
import { dayOfInput } from "../../../lib/format/day-of-input.ts";
import { judged, type AllFieldsReading } from "../../../ui/form/form-reading.ts";
import { optionalAmount, SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import { localTime } from "../calendar/tape-chart/tape-messages.ts";

/** Stands for the whole property instead of a unit; the value is empty before anything is chosen. */
export const WHOLE = "whole";

/** The form as typed. An empty time stands for the property's own. */
export type BookingValues = Readonly<ValuesOf<typeof bookingGuestFields>> & {
  readonly propertyId: string;
  readonly unitId: string;
  readonly guestsCount: string;
  readonly checkInDay: string;
  readonly checkInTime: string;
  readonly checkOutDay: string;
  readonly checkOutTime: string;
  readonly rateMode: RateMode;
  readonly dailyRate: string;
  readonly recalculate: boolean;
  readonly notes: string;
};

/** The fields in a request; `recalculate` prices the nights again that were sold before (R-D14). */
export type SentBookingFields = Omit<NewBooking, "confirm"> & { readonly recalculate: boolean };

export function bookingFields(booking: BookingView): SentBookingFields {
  return {
    propertyId: booking.property.id,
    unitId: booking.unit?.id ?? null,
    ...valuesOf(bookingGuestFields, booking),
    guestsCount: booking.guestsCount,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    rateMode: booking.rateMode,
    dailyRate: booking.dailyRate,
    recalculate: false,
    notes: booking.notes,
  };
}

export function bookingValues(fields: SentBookingFields, language: Language): BookingValues {
  const { checkIn, checkOut, guestsCount, dailyRate, unitId, ...rest } = fields;
  return {
    ...rest,
    unitId: unitId ?? WHOLE,
    guestsCount: guestsCount === null ? "" : String(guestsCount),
    checkInDay: checkIn.split("T")[0] ?? "",
    checkInTime: localTime(checkIn),
    checkOutDay: checkOut.split("T")[0] ?? "",
    checkOutTime: localTime(checkOut),
    dailyRate: dailyRate === null ? "" : formatAmountInput(dailyRate, language),
  };
}

/** The initial values that an address gives a form. */
export type BookingPresets = Partial<
  Readonly<Record<"forProperty" | "forUnit" | "checkIn" | "checkOut", string>>
>;

export function newBookingValues({ forProperty, forUnit, checkIn, checkOut }: BookingPresets): BookingValues {
  return {
    propertyId: forProperty ?? "",
    unitId: forUnit ?? "",
    ...emptyValues(bookingGuestFields),
    guestsCount: "",
    checkInDay: checkIn ?? "",
    checkInTime: "",
    checkOutDay: checkOut ?? "",
    checkOutTime: "",
    rateMode: "seasonal",
    dailyRate: "",
    recalculate: false,
    notes: "",
  };
}

/** The values after the booking's bar was dragged to other days or another unit. */
export function movedTo(values: BookingValues, presets: BookingPresets): BookingValues {
  const { forProperty, forUnit, checkIn, checkOut } = presets;
  return {
    ...values,
    propertyId: forProperty ?? values.propertyId,
    unitId: forUnit ?? values.unitId,
    checkInDay: checkIn ?? values.checkInDay,
    checkOutDay: checkOut ?? values.checkOutDay,
  };
}

/** The facts of a property that the form needs. */
export type PropertyRules = {
  readonly checkInTime: string;
  readonly checkOutTime: string;
  readonly currency: string;
  readonly hasUnits: boolean;
};

/** The booking as typed, once it has both days and at least one night; otherwise null. */
export function bookingInput(
  values: Pick<BookingValues, "checkInDay" | "checkOutDay" | "checkInTime" | "checkOutTime">,
  rules: Pick<PropertyRules, "checkInTime" | "checkOutTime">,
): { readonly checkIn: string; readonly checkOut: string; readonly nights: number } | null {
  const [arrival, departure] = [dayOfInput(values.checkInDay), dayOfInput(values.checkOutDay)];
  if (arrival === null || departure === null) return null;
  return {
    checkIn: `${arrival}T${values.checkInTime === "" ? rules.checkInTime : values.checkInTime}`,
    checkOut: `${departure}T${values.checkOutTime === "" ? rules.checkOutTime : values.checkOutTime}`,
    nights: differenceInDays(arrival, departure),
  };
}

type Issue = { readonly field: keyof BookingValues; readonly code: string };

/** Checks R-D12 and the other rules of the form. */
export function readBooking(
  values: BookingValues,
  rules: PropertyRules,
  language: Language,
): AllFieldsReading<BookingValues, SentBookingFields> {
  const stay = bookingInput(values, rules);
  const rate = optionalAmount(values.dailyRate, { language, currency: rules.currency, rule: "not_negative" });
  const guests = values.guestsCount.trim() === "" ? null : Number(values.guestsCount);
  const issues: readonly Issue[] = [
    ...draftIssues(values),
    ...(values.unitId === "" && rules.hasUnits ? [{ field: "unitId", code: "UNIT_REQUIRED" } as const] : []),
    ...(guests === null || (Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS)
      ? []
      : [{ field: "guestsCount", code: "INVALID_NUMBER" } as const]),
    ...dayIssues(values, stay?.nights ?? null),
    ...(rate.ok ? [] : [{ field: "dailyRate", code: rate.code } as const]),
    ...(rate.ok && rate.value === null && values.rateMode === "flat"
      ? [{ field: "dailyRate", code: "DAILY_RATE_REQUIRED" } as const]
      : []),
  ];
  return judged(issues, {
    propertyId: values.propertyId,
    unitId: values.unitId === "" || values.unitId === WHOLE ? null : values.unitId,
    ...recordOf(textNames(bookingGuestFields), (name) => values[name].trim()),
    guestsCount: guests,
    checkIn: stay?.checkIn ?? "",
    checkOut: stay?.checkOut ?? "",
    rateMode: values.rateMode,
    dailyRate: rate.ok ? rate.value : null,
    recalculate: values.recalculate,
    notes: values.notes.trim(),
  });
}

function draftIssues(values: BookingValues): readonly Issue[] {
  const guest = valuesOf(bookingGuestFields, values);
  return validateBooking({ propertyId: values.propertyId, ...guest, dailyRateMinor: null }).map(
    ({ field, code }) => ({ field: field === "dailyRateMinor" ? "dailyRate" : field, code }),
  );
}

function dayIssues({ checkInDay, checkOutDay }: BookingValues, nights: number | null): readonly Issue[] {
  const missing = (["checkInDay", "checkOutDay"] as const).filter(
    (field) => dayOfInput(field === "checkInDay" ? checkInDay : checkOutDay) === null,
  );
  if (missing.length > 0)
    return missing.map((field) => ({
      field,
      code: (field === "checkInDay" ? checkInDay : checkOutDay) === "" ? "DAY_REQUIRED" : SHOWN_BY_FIELD,
    }));
  return nights !== null && nights < 1 ? [{ field: "checkOutDay", code: "BOOKING_MIN_ONE_NIGHT" }] : [];
}
