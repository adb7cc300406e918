import { addDays } from "@keystead/domain/calendar";
import type { ReactNode } from "react";

import { todayHere } from "../../lib/today.ts";
import { DateField } from "../../ui/date-field.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import "./tasks.css";

type DueFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly error: ReactNode;
  readonly onBlur: () => void;
  readonly onChange: (day: string) => void;
};

const chips = [
  ["today", 0],
  ["tomorrow", 1],
  ["inAWeek", 7],
] as const;

/** The day, with the days that are meant most often to press. */
export function DueField(props: DueFieldProps) {
  const { t } = useTranslation(["tasks", "forms"]);
  const today = todayHere();
  return (
    <div>
      <DateField {...props} label={t("forms:optional", { label: t("due") })} today={today} />
      <div className="ks-tasks-chips">
        {chips.map(([word, days]) => {
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
