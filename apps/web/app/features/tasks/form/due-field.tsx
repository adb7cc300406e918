import { addDays } from "@keystead/domain/calendar";
import type { ReactNode } from "react";

import { todayInTimeZone } from "../../../lib/format/today.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { DayChips } from "../../../ui/field/day-chips.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useProfile } from "../../session/public.ts";

type DueFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onBlur: () => void;
  readonly onChange: (day: string) => void;
};

/** The most likely days, by their distance from today. */
export const dueChips = [
  ["today", 0],
  ["tomorrow", 1],
  ["inAWeek", 7],
] as const;

/** The due day, with buttons for the most likely days. */
export function DueField(props: DueFieldProps) {
  const { t } = useTranslation(["tasks", "forms"]);
  // The list is grouped by this day too (R-Z03).
  const today = todayInTimeZone(useProfile().data?.timezone);
  return (
    <div>
      <DateField {...props} label={t("forms:optional", { label: t("due") })} today={today} />
      <DayChips
        value={props.value}
        days={dueChips.map(([word, days]) => ({ day: addDays(today, days), words: t(`chip.${word}`) }))}
        onChange={(day) => {
          props.onChange(props.value === day ? "" : day);
        }}
      />
    </div>
  );
}
