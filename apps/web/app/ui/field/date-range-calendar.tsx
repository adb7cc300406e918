import { DatePicker, DatesProvider } from "@mantine/dates";
import "@mantine/dates/styles.css";
import "dayjs/locale/de";
import "dayjs/locale/en-gb";
import "dayjs/locale/es";
import "dayjs/locale/fr";
import "dayjs/locale/it";
import { useState } from "react";

import { useLanguage } from "../text/use-language.ts";
import { useCalendarNames } from "./date-field-calendar.tsx";
import "./date-calendar.css";
import "./date-range-calendar.css";

type DateRangeCalendarProps = {
  readonly from: string | null;
  readonly until: string | null;
  readonly min?: string;
  readonly max?: string;
  /** The hint for the second tap, shown after the first. */
  readonly hint: string;
  /** Both days may be the same. */
  readonly mayBeOneDay?: boolean;
  /** `until` is null after the first of the two taps. */
  readonly onPick: (from: string, until: string | null) => void;
};

/** The calendar of a pair of date fields: the first tap is the first day, the second the last. */
export function DateRangeCalendar(props: DateRangeCalendarProps) {
  const { from, until, min, max, hint, mayBeOneDay = false, onPick } = props;
  const language = useLanguage();
  const names = useCalendarNames();
  const [picked, setPicked] = useState<[string | null, string | null]>([from, until]);
  const [shown, setShown] = useState(from ?? undefined);
  const [first, last] = picked;
  return (
    <DatesProvider settings={{ locale: language === "en" ? "en-gb" : language, firstDayOfWeek: 1 }}>
      <DatePicker
        className="ks-date-calendar"
        ariaLabels={names}
        type="range"
        allowSingleDateInRange={mayBeOneDay}
        value={picked}
        {...(shown === undefined ? {} : { date: shown })}
        onDateChange={setShown}
        {...(min === undefined ? {} : { minDate: min })}
        {...(max === undefined ? {} : { maxDate: max })}
        onChange={(next) => {
          setPicked(next);
          if (next[0] !== null) onPick(next[0], next[1]);
        }}
      />
      <p role="status" className="ks-date-range-calendar-hint">
        {first !== null && last === null ? hint : null}
      </p>
    </DatesProvider>
  );
}
