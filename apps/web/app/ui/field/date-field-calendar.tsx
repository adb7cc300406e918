import { DatePicker, DatesProvider } from "@mantine/dates";
import "@mantine/dates/styles.css";
import "dayjs/locale/de";
import "dayjs/locale/en-gb";
import "dayjs/locale/es";
import "dayjs/locale/fr";
import "dayjs/locale/it";
import { useState } from "react";

import { useLanguage } from "../text/use-language.ts";
import { useTranslation } from "../text/use-translation.ts";
import "./date-calendar.css";

type DateFieldCalendarProps = {
  readonly day: string | null;
  readonly min?: string;
  readonly max?: string;
  readonly onPick: (day: string) => void;
};

/** The calendar of a date field; weeks begin on Monday in all five languages. */
export function DateFieldCalendar({ day, min, max, onPick }: DateFieldCalendarProps) {
  const language = useLanguage();
  const names = useCalendarNames();
  const [shown, setShown] = useState(day ?? undefined);
  return (
    <DatesProvider settings={{ locale: language === "en" ? "en-gb" : language, firstDayOfWeek: 1 }}>
      <DatePicker
        className="ks-date-calendar"
        ariaLabels={names}
        value={day}
        {...(shown === undefined ? {} : { date: shown })}
        onDateChange={setShown}
        {...(min === undefined ? {} : { minDate: min })}
        {...(max === undefined ? {} : { maxDate: max })}
        onChange={(picked) => {
          if (picked !== null) onPick(picked);
        }}
      />
    </DatesProvider>
  );
}

/** Accessible names of a calendar's arrow buttons, which show only icons: for a month, a year and ten years. */
export function useCalendarNames() {
  const { t } = useTranslation("fields");
  const [before, after] = [t("calendarBefore"), t("calendarAfter")];
  return {
    previousMonth: before,
    nextMonth: after,
    previousYear: before,
    nextYear: after,
    previousDecade: before,
    nextDecade: after,
  };
}
