import { addDays, parsePlainDate } from "@keystead/domain/calendar";
import { TextInput } from "@mantine/core";

import { dayOfInput } from "../../../lib/format/day-of-input.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { BookingFormState } from "./use-booking-form.ts";
import type { PropertyRules } from "./booking-values.ts";
import "./booking-date-fields.css";

type BookingDateFieldsProps = {
  readonly form: BookingFormState;
  readonly rules: PropertyRules | undefined;
  /** The server has a warning about these days. */
  readonly warned: boolean;
};

/** Arrival and departure, each a day and a local time at the property. */
export function BookingDateFields({ form, rules, warned }: BookingDateFieldsProps) {
  const { t } = useTranslation("bookings");
  const { values, field } = form;
  const [arrival, departure] = [dayOfInput(values.checkInDay), dayOfInput(values.checkOutDay)];
  const arrive = (next: string) => {
    form.change((was) => ({
      ...was,
      checkInDay: next,
      checkOutDay: departureAfter(next, was.checkOutDay),
    }));
  };
  const range = {
    from: arrival,
    until: departure,
    hint: t("pickDeparture"),
    onPick: (from: string, until: string | null) => {
      if (until === null) arrive(from);
      else form.change((was) => ({ ...was, checkInDay: from, checkOutDay: until }));
    },
  };
  return (
    <div className="ks-booking-date-fields" data-warned={warned}>
      <DateField {...field("checkInDay")} label={t("checkIn")} range={range} onChange={arrive} />
      <TextInput
        type="time"
        label={t("checkInTime")}
        {...field("checkInTime")}
        value={values.checkInTime === "" ? (rules?.checkInTime ?? "") : values.checkInTime}
      />
      <DateField
        {...field("checkOutDay")}
        label={t("checkOut")}
        // With the arrival filled in, only the departure is left to choose.
        {...(arrival === null ? { range } : { min: addDays(arrival, 1) })}
      />
      <TextInput
        type="time"
        label={t("checkOutTime")}
        {...field("checkOutTime")}
        value={values.checkOutTime === "" ? (rules?.checkOutTime ?? "") : values.checkOutTime}
      />
    </div>
  );
}

/** Moves the departure along with the arrival; while the day is still being typed, nothing changes. */
function departureAfter(arrival: string, departure: string): string {
  const next = parsePlainDate(arrival);
  if (next === null) return departure;
  const day = dayOfInput(departure);
  return day !== null && day > next ? departure : addDays(next, 1);
}
