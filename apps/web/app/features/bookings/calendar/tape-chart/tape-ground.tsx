import { addDays, dayOfWeek, differenceInDays, dayOf, type PlainDate } from "@keystead/domain/calendar";

import { type CSSProperties, memo } from "react";

import { formatMonth } from "../../../../lib/format/format.ts";
import { intlLocales } from "../../../../lib/language/languages.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import type { TapeRange } from "./tape-layout.ts";
import "./tape.css";

const SATURDAY = 6;
const WEEK = 7;

type GroundProps = { readonly range: TapeRange; readonly today: PlainDate };

/** Weekends, the lines between days and months, and today: drawn once behind all rows, since cells are not elements. */
export const TapeGround = memo(function TapeGround({ range, today }: GroundProps) {
  const { from, days } = range;
  const now = differenceInDays(from, today);
  return (
    <div className="ks-tape-ground" data-track aria-hidden style={{ background: weekendsOf(from) }}>
      {monthStarts(range)
        .filter(({ day }) => day > 0)
        .map(({ day }) => (
          <i key={day} className="ks-tape-month-line" style={{ left: percent(day, days) }} />
        ))}
      {now < 0 || now >= days ? null : (
        <i className="ks-tape-today" style={{ left: percent(now, days), width: percent(1, days) }} />
      )}
    </div>
  );
});

/** A repeating gradient with the shades of a week. */
function weekendsOf(from: PlainDate): string {
  const stops = Array.from({ length: WEEK }, (_, day) => {
    const colour = dayOfWeek(addDays(from, day)) >= SATURDAY ? "var(--ks-tape-weekend)" : "transparent";
    return `${colour} calc(var(--ks-tape-day) * ${day}) calc(var(--ks-tape-day) * ${day + 1})`;
  });
  return `repeating-linear-gradient(to right, ${stops.join(", ")})`;
}

function percent(day: number, days: number): string {
  return `${(day / days) * 100}%`;
}

function monthStarts({ from, days }: TapeRange): readonly { readonly day: number; readonly month: string }[] {
  return Array.from({ length: days }, (_, day) => ({ day, date: addDays(from, day) }))
    .filter(({ day, date }) => day === 0 || dayOf(date) === 1)
    .map(({ day, date }) => ({ day, month: date.slice(0, 7) }));
}

/** The share of the range from which a month has room for its year, or for its whole name. */
const ROOM_FOR_YEAR = 0.18;
const ROOM_FOR_NAME = 0.08;

/**
 * A month of which only a few days are shown has no room for the year; the last days of a month have none for its name.
 */
function formOf(width: number, days: number, isFirst: boolean): "long" | "name" | "short" {
  if (isFirst && width >= WEEK && width / days >= ROOM_FOR_YEAR) return "long";
  return width < 3 || width / days < ROOM_FOR_NAME ? "short" : "name";
}

type HeadProps = GroundProps & {
  /** The counts, shown above the names. */
  readonly counts: string;
  /** An overview has a button for each week instead of its days; null on other charts. */
  readonly onWeek: ((from: PlainDate) => void) | null;
};

/** Months, weekdays and days. */
export const TapeHead = memo(function TapeHead({ range, today, counts, onWeek }: HeadProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const { from, days } = range;
  const starts = monthStarts(range);
  const weekday = new Intl.DateTimeFormat(intlLocales[language], { weekday: "narrow", timeZone: "UTC" });
  return (
    <div className="ks-tape-head" role="row">
      <div className="ks-tape-names" role="columnheader">
        {counts}
      </div>
      <div className="ks-tape-days" role="columnheader">
        {starts.map(({ day, month }, index) => {
          const width = (starts[index + 1]?.day ?? days) - day;
          return (
            <span
              key={month}
              className="ks-tape-month"
              style={{ left: percent(day, days), width: percent(width, days) }}
            >
              {formatMonth(month, language, formOf(width, days, index === 0))}
            </span>
          );
        })}
        {Array.from({ length: days }, (_, day) => addDays(from, day)).map((date) => {
          if (onWeek === null)
            return (
              <span
                key={date}
                className="ks-tape-date"
                data-weekday={weekday.format(new Date(`${date}T00:00:00Z`))}
                data-past={date < today}
              >
                {date === today ? <b>{dayOf(date)}</b> : dayOf(date)}
              </span>
            );
          return dayOfWeek(date) === 1 ? (
            <button
              key={date}
              type="button"
              className="ks-tape-week"
              style={{ left: percent(differenceInDays(from, date), days), width: percent(WEEK, days) }}
              aria-label={t("zoomTo", {
                day: dayOf(date),
                month: formatMonth(date.slice(0, 7), language, "name"),
              })}
              onClick={() => {
                onWeek(date);
              }}
            >
              {dayOf(date)}
            </button>
          ) : null;
        })}
      </div>
    </div>
  );
});

type FootProps = {
  readonly range: TapeRange;
  readonly occupied: readonly number[];
  readonly of: number;
  readonly isOverview: boolean;
};

/** The number of rows with a guest, night by night. */
export const TapeFoot = memo(function TapeFoot({ range, occupied, of, isOverview }: FootProps) {
  const { t } = useTranslation("bookings");
  return (
    <div className="ks-tape-foot" role="row">
      <div className="ks-tape-names" role="rowheader">
        {t("occupiedOf", { count: of })}
      </div>
      <div className="ks-tape-days" role="cell">
        {occupied.map((count, day) => (
          <span
            key={addDays(range.from, day)}
            className="ks-tape-count"
            style={{ "--ks-tape-share": of === 0 ? 0 : count / of } as CSSProperties}
          >
            {isOverview ? null : count}
          </span>
        ))}
      </div>
    </div>
  );
});
