import type { BookingDetail, BookingView } from "@keystead/contract/bookings";
import { bookingGuestFields } from "@keystead/domain/bookings";
import { problemCodes } from "@keystead/domain/record-fields";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatAmountInput } from "../../../lib/format/format.ts";
import { refusalOf } from "../../../lib/refusal/refusal.ts";
import { useRecordNames } from "../../../lib/records/use-record-names.ts";
import { SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import { labelledBy } from "../../../ui/form/labelled-by.ts";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
import { useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import {
  type SentBookingFields,
  type BookingValues,
  bookingFields,
  movedTo,
  newBookingValues,
  type PropertyRules,
  readBooking,
  type BookingPresets,
  bookingValues,
} from "./booking-values.ts";
import { useTapeMessages } from "../calendar/tape-chart/tape-messages.ts";
import { warningsIn } from "./quote-warnings.ts";
import { useBookingQuote } from "./use-booking-quote.ts";

const codes = [
  "PROPERTY_REQUIRED",
  "UNIT_REQUIRED",
  ...problemCodes(bookingGuestFields),
  "INVALID_NUMBER",
  "DAY_REQUIRED",
  "BOOKING_MIN_ONE_NIGHT",
  "STAY_TOO_LONG",
  "DAILY_RATE_REQUIRED",
  "AMOUNT_NEGATIVE",
  "AMOUNT_TOO_LARGE",
] as const;

type BookingFormOf = {
  readonly booking: BookingView | null;
  readonly presets: BookingPresets;
  readonly onClose: () => void;
};

/** Creates or changes a booking. While it is typed, its price and the records in the way are shown. */
export function useBookingForm({ booking, presets, onClose }: BookingFormOf) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const changed = useChanged();
  const stored =
    booking === null ? newBookingValues(presets) : bookingValues(bookingFields(booking), language);
  const [propertyId, setPropertyId] = useState(stored.propertyId);
  const rules = usePropertyRules(propertyId);
  const form = useRecordForm<BookingValues, BookingView, SentBookingFields, BookingDetail, "anyway">({
    name: "booking",
    record: booking,
    values: stored,
    read: (values) => readBooking(values, rules ?? UNKNOWN, language),
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined || code === SHOWN_BY_FIELD ? null : t(`problem.${known}`);
    },
    wireNames: { checkIn: "checkInDay", checkOut: "checkOutDay" },
    fieldsOf: bookingFields,
    valuesOf: (fields) => bookingValues(fields, language),
    fieldMessages: useFieldMessages(),
    create: ({ recalculate: _anew, ...fields }, { how, confirm, once }) =>
      sending(api.bookings.create({ ...fields, confirm: confirmed(how, confirm) }, once(fields))),
    update: (changes, { id, version }, { how, confirm }) =>
      api.bookings.update({ ...changes, id, version, confirm: confirmed(how, confirm) }),
    onSaved: async (_outcome, { fields, say }) => {
      onClose();
      say(t("saved", { guest: fields.guestName }));
      await changed("booking");
    },
    onFailure: () => {
      stay.again();
    },
  });
  if (form.values.propertyId !== propertyId) setPropertyId(form.values.propertyId);
  const stay = useBookingQuote(booking?.id ?? null, form.values, rules);
  /** Only warnings that are on screen count as read. */
  const confirmed = (how: "anyway" | undefined, confirm: string[]) =>
    how === "anyway" ? warningsIn(stay.quote) : confirm;
  const sending = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (refused) {
      // Another booking was made meanwhile: reload the quote to show it.
      if (refusalOf(refused).code === "CONFIRMATION_REQUIRED") stay.again();
      throw refused;
    }
  };
  const move = useEffectEvent(() => {
    form.rebase(stored, movedTo(stored, presets));
  });
  const isMoved = booking !== null && Object.values(presets).some((one) => one !== undefined);
  // The address has the dates that the bar was dragged to; they are compared with the stored ones.
  useEffect(() => {
    if (isMoved) move();
  }, [isMoved]);
  return { form, rules, stay };
}

export type BookingFormState = ReturnType<typeof useBookingForm>["form"];

const UNKNOWN: PropertyRules = {
  checkInTime: "15:00",
  checkOutTime: "11:00",
  currency: "EUR",
  hasUnits: false,
};

/** Times, currency and units of the property that is chosen; undefined until they are known. */
export function usePropertyRules(propertyId: string): PropertyRules | undefined {
  const whenChosen = { enabled: propertyId !== "" };
  const property = useQuery({
    ...query.properties.get.queryOptions({ input: { id: propertyId } }),
    ...whenChosen,
  });
  const units = useQuery({ ...query.units.names.queryOptions({ input: { propertyId } }), ...whenChosen });
  if (property.data === undefined || units.data === undefined || propertyId === "") return undefined;
  const { checkInTime, checkOutTime, currency } = property.data;
  return { checkInTime, checkOutTime, currency, hasUnits: units.data.items.length > 0 };
}

function useFieldMessages(): FieldMessages<SentBookingFields> {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const words = useTapeMessages();
  const nameOf = useRecordNames();
  return {
    labels: {
      propertyId: t("property"),
      unitId: t("unit"),
      ...labelledBy(bookingGuestFields, t),
      guestsCount: t("guestsCount"),
      checkIn: t("checkIn"),
      checkOut: t("checkOut"),
      rateMode: t("rateMode"),
      dailyRate: t("dailyRate"),
      recalculate: t("recalculate"),
      notes: t("notes"),
    },
    text: async (name, value) => {
      if (value === null && name === "unitId") return t("wholeProperty");
      if (typeof value === "number") return String(value);
      if (typeof value !== "string" || value === "") return "";
      if (name === "checkIn" || name === "checkOut") return words.dayAndTime(value);
      if (name === "dailyRate") return formatAmountInput(value, language);
      if (name === "rateMode") return t(value === "flat" ? "rateModes.flat" : "rateModes.seasonal");
      return (await nameOf(name, value)) ?? value;
    },
  };
}
