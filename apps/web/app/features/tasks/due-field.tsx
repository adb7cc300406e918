import { addDays } from "@keystead/domain/calendar";
import type { ReactNode } from "react";

import { todayIn } from "../../lib/today.ts";
import { DateField } from "../../ui/date-field.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import { useProfile } from "../session/public.ts";
import "./tasks.css";

type DueFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onBlur: () => void;
  readonly onChange: (day: string) => void;
};

/** The days that are meant most often, by how far they are off. */
export const dueChips = [
  ["today", 0],
  ["tomorrow", 1],
  ["inAWeek", 7],
] as const;

/** The day, with the days that are meant most often to press. */
export function DueField(props: DueFieldProps) {
  const { t } = useTranslation(["tasks", "forms"]);
  // The list is divided by this day too (R-Z03).
  const today = todayIn(useProfile().data?.timezone);
  return (
    <div>
      <DateField {...props} label={t("forms:optional", { label: t("due") })} today={today} />
      <div className="ks-tasks-chips">
        {dueChips.map(([word, days]) => {
          const day = addDays(today, days);
          return (
            <button
              key={word}
              type="button"
              aria-pressed={props.value === day}
              onClick={() => {
                props.onChange(props.value === day ? "" : day);
              }}
            >
              {t(`chip.${word}`)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
