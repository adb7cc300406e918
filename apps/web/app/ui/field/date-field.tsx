import { ActionIcon, Popover, TextInput } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/Popover.css";
import { addDays, parsePlainDate, type PlainDate } from "@keystead/domain/calendar";
import { readDayInput } from "@keystead/domain/day-input";
import { IconCalendar } from "@tabler/icons-react";
import { type ReactNode, Suspense, useState } from "react";

import { formatDay } from "../../lib/format/format.ts";
import { todayHere } from "../../lib/format/today.ts";
import { Pending } from "../loading/pending.tsx";
import { useLanguage } from "../text/use-language.ts";
import { useSlip } from "../use-slip.ts";
import { useTranslation } from "../text/use-translation.ts";
import "./affix.css";
import "./date-field.css";
import { lazyPart } from "../loading/lazy-part.tsx";

const DateFieldCalendar = lazyPart(async () => (await import("./date-field-calendar.tsx")).DateFieldCalendar);
const DateRangeCalendar = lazyPart(async () => (await import("./date-range-calendar.tsx")).DateRangeCalendar);

/** Two days chosen by two taps, each shown by its own field. */
export type DateRange = {
  readonly from: PlainDate | null;
  readonly until: PlainDate | null;
  /** The hint for the second tap. */
  readonly hint: string;
  /** Both days may be the same. */
  readonly mayBeOneDay?: boolean;
  /** `until` is null after the first of the two taps. */
  readonly onPick: (from: string, until: string | null) => void;
};

type DateFieldProps = {
  readonly label: string;
  /** A day as `YYYY-MM-DD` or what was typed so far; `readDayInput` reads both. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error?: ReactNode;
  readonly description?: ReactNode;
  /** When the value is this day, the field also shows "today". */
  readonly today?: string;
  readonly min?: string;
  readonly max?: string;
  /** Its calendar picks this range instead of a single day. */
  readonly range?: DateRange | undefined;
  readonly id?: string;
  readonly onBlur?: () => void;
  readonly disabled?: boolean;
};

/**
 * A day as people type it, including "5 Dec" and "tomorrow"; on blur the text is replaced by the day it was read as.
 * The calendar is only a helper. Arrow up and down move by a day.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, error } = props;
  const { t } = useTranslation("fields");
  const language = useLanguage();
  const [typing, setTyping] = useState(false);
  const [left, setLeft] = useState(false);
  const input = readDayInput(value, parsePlainDate(props.today ?? "") ?? todayHere(), "nearest");
  const day = input.state === "day" ? input.day : null;
  const own =
    (left || error === true) && value !== "" && input.state === "unreadable"
      ? t("dateInvalid", { example: formatDay("2026-03-05", language) })
      : null;
  // Explains a slip such as 1850 or 30 February, whatever the form's own message is.
  const slipText = useSlip(input);
  const slip = left || (error !== undefined && error !== null) ? slipText : null;

  function settle() {
    setTyping(false);
    if (day !== null) onChange(day);
  }

  function leave() {
    settle();
    setLeft(true);
    props.onBlur?.();
  }

  return (
    <TextInput
      label={label}
      description={props.description}
      autoComplete="off"
      {...(props.id === undefined ? {} : { id: props.id })}
      disabled={props.disabled ?? false}
      value={!typing && day !== null ? formatDay(day, language) : value}
      onChange={(event) => {
        setTyping(true);
        onChange(event.currentTarget.value);
      }}
      onBlur={leave}
      onKeyDown={(event) => {
        // Enter submits the form: resolve the day first, since "tomorrow" depends on when it is read.
        if (event.key === "Enter") settle();
        if (day === null || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
        event.preventDefault();
        setTyping(false);
        onChange(addDays(day, event.key === "ArrowUp" ? 1 : -1));
      }}
      placeholder={formatDay("2026-03-05", language)}
      error={slip ?? (error === true ? (own ?? true) : (error ?? own))}
      rightSectionWidth={day !== null && day === props.today ? 40 + 8 * t("today").length : 40}
      rightSection={
        <span className="ks-date-field">
          {day !== null && day === props.today ? <span className="ks-affix">{t("today")}</span> : null}
          <CalendarButton {...props} day={day} onPick={onChange} />
        </span>
      }
    />
  );
}

type CalendarButtonProps = Pick<DateFieldProps, "min" | "max" | "range" | "label" | "disabled"> & {
  readonly day: PlainDate | null;
  readonly onPick: (day: string) => void;
};

function CalendarButton({ day, onPick, min, max, range, label, disabled }: CalendarButtonProps) {
  const { t } = useTranslation("fields");
  const [opened, setOpened] = useState(false);
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={disabled ?? false}
          aria-label={t("openCalendar", { label })}
          onClick={() => {
            setOpened((was) => !was);
          }}
        >
          <IconCalendar size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense
          fallback={
            <Pending>
              <div style={{ width: 252, height: 280 }} />
            </Pending>
          }
        >
          {!opened ? null : range === undefined ? (
            <DateFieldCalendar
              day={day}
              {...bounds}
              onPick={(picked) => {
                onPick(picked);
                setOpened(false);
              }}
            />
          ) : (
            <DateRangeCalendar
              {...range}
              {...bounds}
              onPick={(from, until) => {
                range.onPick(from, until);
                if (until !== null) setOpened(false);
              }}
            />
          )}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
