import type { BookingView } from "@keystead/contract/bookings";
import { BOOKING_NOTES_LIMIT, GUEST_PHONE_LIMIT } from "@keystead/domain/bookings";
import { Button, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";

import { formatMoney } from "../../../lib/format/format.ts";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { ModeNote, PropertySelect, UnitSelect } from "../../properties/public.ts";
import { LazyLimitPanel } from "../../session/public.ts";
import { type PropertyRules, type BookingPresets, WHOLE } from "./booking-values.ts";
import { isRefused, warningsIn } from "./quote-warnings.ts";
import { RateFields } from "./rate-fields.tsx";
import { BookingDateFields } from "./booking-date-fields.tsx";
import { BookingPrice } from "./booking-price.tsx";
import { BookingWarnings, freeDays } from "./booking-warnings.tsx";
import { type BookingFormState, useBookingForm } from "./use-booking-form.ts";
import { type BookingQuoteState, useBookingQuote } from "./use-booking-quote.ts";
import { useTapeMessages } from "../calendar/tape-chart/tape-messages.ts";
import "../../../ui/form.css";

type BookingFormProps = {
  /** Null adds a new booking. */
  readonly booking: BookingView | null;
  readonly presets: BookingPresets;
  readonly onClose: () => void;
};

/** Adds or changes a booking. Records in the way are shown below its dates before anything is saved. */
export function BookingForm({ booking, presets, onClose }: BookingFormProps) {
  const { t } = useTranslation(["bookings", "forms"]);
  const { form, rules, stay } = useBookingForm({ booking, presets, onClose });
  const { values, field } = form;
  const panel = useRef<HTMLDivElement>(null);
  const { quote } = stay;
  const warned = warningsIn(quote).length > 0;
  const refused = quote !== null && isRefused(quote);
  // Until the times and units of the property are known, saving would use default times and the whole property.
  const isUnknown = values.propertyId !== "" && rules === undefined;
  const submitWhenKnown = useSubmitOn(isUnknown ? null : values.propertyId, form.submit);
  const onSubmit = (event: FormEvent) => {
    if (isUnknown) {
      event.preventDefault();
      submitWhenKnown();
      return;
    }
    // The warnings must be answered first, by other dates or by saving anyway.
    if (!warned && !refused) return form.onSubmit(event);
    event.preventDefault();
    panel.current?.focus();
  };
  return (
    <>
      <FormDrawer
        form={{ ...form, busy: form.busy || isUnknown, onSubmit }}
        onClose={onClose}
        title={booking === null ? t("add") : t("edit")}
        submitLabel={t("save")}
        question={form.question}
        {...(warned || refused
          ? {
              first: (
                <OtherDates
                  form={form}
                  bookingId={booking?.id ?? null}
                  rules={rules}
                  stay={stay}
                  refused={refused}
                />
              ),
            }
          : {})}
        secondary={
          warned ? (
            <Button
              variant="default"
              loading={form.busy}
              disabled={stay.waiting}
              onClick={() => {
                form.submit("anyway");
              }}
            >
              {t("forms:saveAnyway")}
            </Button>
          ) : null
        }
      >
        <RentableFields form={form} rules={rules} booking={booking} />
        {values.propertyId === booking?.property.id ? null : (
          <ModeNote propertyId={values.propertyId} needs="daily" />
        )}
        <TextInput
          label={t("guest")}
          autoComplete="off"
          {...(booking === null && values.propertyId !== "" ? { "data-autofocus": true } : {})}
          {...field("guestName")}
        />
        <BookingDateFields form={form} rules={rules} warned={warned || refused} />
        <BookingWarnings ref={panel} quote={quote} waiting={stay.waiting} form={form} values={values} />
        <RateFields form={form} rules={rules} quote={quote} />
        <BookingPrice
          quote={quote}
          waiting={stay.waiting}
          recalculate={booking === null ? null : form.toggle("recalculate")}
        />
        <ContactFields form={form} />
      </FormDrawer>
      <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />
    </>
  );
}

/** Remembers a press of the save button, and submits as soon as `state` has changed to a value other than null. */
function useSubmitOn(state: string | null, submit: () => void): () => void {
  const isPressed = useRef(false);
  const submitPressed = useEffectEvent(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    submit();
  });
  useEffect(() => {
    if (state !== null) submitPressed();
  }, [state]);
  return () => {
    isPressed.current = true;
  };
}

type OtherDatesProps = PartProps & {
  readonly bookingId: string | null;
  readonly rules: PropertyRules | undefined;
  readonly stay: BookingQuoteState;
  readonly refused: boolean;
};

/**
 * Offers the free days among these: one press saves for them, and their price is shown before. Without free days, or
 * with a block in the way, the dates must be changed first.
 */
function OtherDates({ form, bookingId, rules, stay: { quote, waiting }, refused }: OtherDatesProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const messages = useTapeMessages();
  const days = refused ? null : freeDays(quote);
  const free = useBookingQuote(bookingId, { ...form.values, ...days }, rules);
  const { checkInDay, checkOutDay } = form.values;
  const submitThen = useSubmitOn(`${checkInDay} ${checkOutDay}`, form.submit);
  if (days === null)
    return (
      <Button
        onClick={() => {
          form.focus("checkInDay");
        }}
      >
        {t("changeDates")}
      </Button>
    );
  const freeMessage = messages.days(days.checkInDay, days.checkOutDay);
  const price = free.quote;
  return (
    <Button
      loading={form.busy}
      disabled={waiting || free.waiting}
      onClick={() => {
        submitThen();
        form.change((was) => ({ ...was, ...days }));
      }}
    >
      {price === null || price.total === null
        ? t("saveForDays", { days: freeMessage })
        : t("saveForDaysAt", {
            days: freeMessage,
            total: formatMoney({ amount: price.total, currency: price.currency }, language),
          })}
    </Button>
  );
}

type PartProps = { readonly form: BookingFormState };

function RentableFields({
  form,
  rules,
  booking,
}: PartProps & { readonly rules: PropertyRules | undefined; readonly booking: BookingView | null }) {
  const { t } = useTranslation("bookings");
  const { values, field } = form;
  return (
    <div className="ks-form-pair">
      <PropertySelect
        {...field("propertyId")}
        label={t("property")}
        name={booking?.property.id === values.propertyId ? booking.property.name : undefined}
        autoFocus={booking === null && values.propertyId === ""}
        onChange={(propertyId) => {
          form.change((was) => ({ ...was, propertyId, unitId: "", checkInTime: "", checkOutTime: "" }));
        }}
      />
      {rules?.hasUnits === true ? (
        <UnitSelect
          {...field("unitId")}
          label={t("unit")}
          whole={t("wholeProperty")}
          propertyId={values.propertyId}
          value={values.unitId === WHOLE ? "" : values.unitId}
          name={booking?.unit?.id === values.unitId ? booking.unit.name : undefined}
          unchosen={values.unitId === ""}
          onChange={(unitId) => {
            form.set("unitId", unitId === "" ? WHOLE : unitId);
          }}
        />
      ) : null}
    </div>
  );
}

function ContactFields({ form: { field } }: PartProps) {
  const { t } = useTranslation(["bookings", "forms"]);
  const optional = (label: string) => t("forms:optional", { label });
  return (
    <>
      <div className="ks-form-pair">
        <TextInput type="email" label={optional(t("email"))} autoComplete="off" {...field("guestEmail")} />
        <TextInput
          type="tel"
          label={optional(t("phone"))}
          autoComplete="off"
          maxLength={GUEST_PHONE_LIMIT}
          {...field("guestPhone")}
        />
      </div>
      <TextInput
        label={optional(t("guestsCount"))}
        inputMode="numeric"
        autoComplete="off"
        {...field("guestsCount")}
      />
      <Textarea
        label={optional(t("notes"))}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={BOOKING_NOTES_LIMIT}
        {...field("notes")}
      />
    </>
  );
}
