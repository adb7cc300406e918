import { addDays, parseTypedDay } from "@keystead/domain/calendar";
import { TextInput } from "@mantine/core";

import { DateField } from "../../ui/date-field.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import type { BookingFormState } from "./use-booking-form.ts";
import type { PlaceRules } from "./booking-values.ts";
import "./stay-fields.css";

type StayFieldsProps = {
  readonly form: BookingFormState;
  readonly rules: PlaceRules | undefined;
  /** Something is in the way of these days. */
  readonly warned: boolean;
};

/** Arrival and departure, each a day and a time on the wall of the property. */
export function StayFields({ form, rules, warned }: StayFieldsProps) {
  const { t } = useTranslation("bookings");
  const { values, field } = form;
  const arrival = parseTypedDay(values.checkInDay);
  return (
    <div className="ks-stay-fields" data-warned={warned}>
      <DateField
        {...field("checkInDay")}
        label={t("checkIn")}
        onChange={(next) => {
          form.change((was) => ({ ...was, checkInDay: next, checkOutDay: departureAfter(next, was) }));
        }}
      />
      <TextInput
        type="time"
        label={t("checkInTime")}
        {...field("checkInTime")}
        value={values.checkInTime === "" ? (rules?.checkInTime ?? "") : values.checkInTime}
      />
      <DateField
        {...field("checkOutDay")}
        label={t("checkOut")}
        {...(arrival === null ? {} : { min: addDays(arrival, 1) })}
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

/** An arrival that is moved takes the departure along, so that the stay keeps its nights. */
function departureAfter(
  typed: string,
  was: { readonly checkInDay: string; readonly checkOutDay: string },
): string {
  const [before, next, departure] = [was.checkInDay, typed, was.checkOutDay].map(parseTypedDay);
  if (next === null || next === undefined) return was.checkOutDay;
  if (departure === null || departure === undefined) return addDays(next, 1);
  if (departure > next || before === null || before === undefined) return was.checkOutDay;
  return addDays(next, 1);
}
