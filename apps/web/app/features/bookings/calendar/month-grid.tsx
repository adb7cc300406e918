import { addDays, dayNumber, firstDayOf, monthOf, plainDate } from "@keystead/domain/calendar";
import { ActionIcon, NativeSelect } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";

import { formatMonth } from "../../../lib/format/format.ts";
import { rentableText } from "../../../lib/format/rentable-name.ts";
import { intlLocales } from "../../../lib/language/languages.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { WEEK } from "./calendar-address.ts";
import type { ViewProps } from "./calendar-view.ts";
import { nightsOn } from "./tape-chart/tape-chart.tsx";
import { nightsOfBar, type TapeBar } from "./tape-chart/tape-layout.ts";
import { type TapeLine, tapeLines } from "./tape-chart/tape-lines.ts";
import { BarFacts, NightsChoice } from "./tape-chart/popovers/tape-popovers.tsx";
import { rentableWithUnit, shortName, useTapeMessages } from "./tape-chart/tape-messages.ts";
import { useDeleteBar } from "./use-delete-bar.ts";
import "../../../ui/card.css";
import "./month-grid.css";

type Chosen =
  | { readonly kind: "first"; readonly night: number }
  | { readonly kind: "nights"; readonly first: number; readonly last: number }
  | { readonly kind: "bar"; readonly bar: TapeBar };

/** A month of one unit: a tap chooses the first night, the next one the last. */
export function MonthGrid({ address, range, today, all, open }: ViewProps) {
  const { t } = useTranslation("bookings");
  const can = useCan();
  const language = useLanguage();
  const { lines } = tapeLines(all, range);
  const rows = lines.filter((line) => line.row !== null);
  const keyOf = (line: TapeLine) => line.row?.unit?.id ?? line.property.id;
  const [rentable, setRentable] = useState("");
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const line = rows.find((one) => keyOf(one) === rentable) ?? rows[0];
  // The grid begins with the Monday before the month; its second week always lies in the month.
  const month = monthOf(addDays(range.from, WEEK));
  if (line?.row === undefined || line.row === null) return null;
  const step = (by: 1 | -1) => () => {
    setChosen(null);
    const first = firstDayOf(month);
    address.set({ from: firstDayOf(monthOf(addDays(first, by === 1 ? 31 : -1))) });
  };
  const tap = (night: number, bar: TapeBar | undefined) => {
    if (bar !== undefined) setChosen({ kind: "bar", bar });
    else if (chosen?.kind === "first")
      setChosen({
        kind: "nights",
        first: Math.min(chosen.night, night),
        last: Math.max(chosen.night, night),
      });
    else if (can("booking.create")) setChosen({ kind: "first", night });
  };
  return (
    <div className="ks-month-grid">
      <NativeSelect
        aria-label={t("rentable")}
        value={keyOf(line)}
        onChange={(event) => {
          setChosen(null);
          setRentable(event.currentTarget.value);
        }}
        data={rows.map((one) => ({
          value: keyOf(one),
          label: one.row === null ? "" : rentableText(one.row),
        }))}
      />
      <div className="ks-month-grid-head">
        <h2>{formatMonth(month, language)}</h2>
        <ActionIcon variant="default" size={44} aria-label={t("earlier")} onClick={step(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={44} aria-label={t("later")} onClick={step(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      <Days {...{ line, range, month, today, chosen, tap }} />
      <output className="ks-month-grid-hint">
        {chosen?.kind === "first"
          ? t("chooseLast")
          : chosen === null && can("booking.create")
            ? t("chooseFirst")
            : null}
      </output>
      {chosen === null ? null : <ChosenPanel {...{ line, range, chosen, open, setChosen }} />}
    </div>
  );
}

type ChosenPanelProps = Pick<ViewProps, "range" | "open"> & {
  readonly line: TapeLine;
  readonly chosen: Chosen;
  readonly setChosen: (chosen: Chosen | null) => void;
};

/** The actions for the chosen nights, below the month. */
function ChosenPanel({ line, range, chosen, open, setChosen }: ChosenPanelProps) {
  const remove = useDeleteBar();
  const presets = () => {
    if (chosen.kind !== "nights") return {};
    const { property, unit, checkIn, checkOut } = nightsOn(line, range, {
      one: chosen.first,
      other: chosen.last,
    });
    return { forProperty: property.id, forUnit: unit?.id ?? "whole", checkIn, checkOut };
  };
  const go = (kind: Parameters<typeof open>[0]) => (bar: TapeBar) => {
    setChosen(null);
    open(kind, bar.of.id);
  };
  return (
    <>
      {chosen.kind === "nights" ? (
        <div className="ks-card">
          <NightsChoice
            nights={nightsOn(line, range, { one: chosen.first, other: chosen.last })}
            onBook={() => {
              open("new", "1", presets());
              setChosen(null);
            }}
            onBlock={() => {
              open("block", "1", presets());
              setChosen(null);
            }}
          />
        </div>
      ) : null}
      {chosen.kind === "bar" ? (
        <div className="ks-card">
          <BarFacts
            bar={chosen.bar}
            property={line.property}
            others={(line.row?.bars ?? []).filter(
              (other) => other !== chosen.bar && other.start < chosen.bar.end && chosen.bar.start < other.end,
            )}
            onEdit={(bar) => {
              go(bar.kind === "block" ? "editBlock" : "edit")(bar);
            }}
            onPay={go("pay")}
            onGuests={go("guests")}
            onLines={go("lines")}
            onCancel={go("cancel")}
            onDelete={(bar) => {
              setChosen(null);
              remove(bar);
            }}
            onShow={(bar) => {
              setChosen({ kind: "bar", bar });
            }}
            onTurnover={(turnoverId) => {
              setChosen(null);
              open("turnover", turnoverId);
            }}
          />
        </div>
      ) : null}
    </>
  );
}

type DaysProps = {
  readonly line: TapeLine;
  readonly range: ViewProps["range"];
  readonly month: string;
  readonly today: string;
  readonly chosen: Chosen | null;
  readonly tap: (night: number, bar: TapeBar | undefined) => void;
};

/** Each day is a button: its left half shows the night before, its right half its own night. */
function Days({ line, range, month, today, chosen, tap }: DaysProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const messages = useTapeMessages();
  const { row } = line;
  const weekday = new Intl.DateTimeFormat(intlLocales[language], { weekday: "narrow", timeZone: "UTC" });
  if (row === null) return null;
  const over = (night: number) => row.bars.find((bar) => nightsOfBar(bar, range.days).includes(night));
  const looks = (bar: TapeBar | undefined) =>
    bar === undefined ? "free" : bar.inConflict ? "conflict" : bar.kind;
  const isChosen = (night: number) =>
    (chosen?.kind === "first" && chosen.night === night) ||
    (chosen?.kind === "nights" && chosen.first <= night && night <= chosen.last);
  const days = Array.from({ length: range.days }, (_, night) => ({
    night,
    date: addDays(range.from, night),
  }));
  // A last week that lies completely in the next month is not drawn.
  const until = days.findLast(({ date }) => monthOf(date) === month)?.night ?? range.days - 1;
  const weeks = Math.ceil((until + 1) / WEEK);
  return (
    <div className="ks-card ks-month-grid-days">
      {days.slice(0, WEEK).map(({ date }) => (
        <span key={dayNumber(date)} className="ks-month-grid-weekday" aria-hidden>
          {weekday.format(new Date(`${date}T00:00:00Z`))}
        </span>
      ))}
      {days.slice(0, weeks * WEEK).map(({ night, date }) => {
        const bar = over(night);
        const rentable = rentableWithUnit(row);
        const day = messages.day(date);
        const begins = bar?.start === night + 0.5;
        return (
          <button
            key={date}
            type="button"
            className="ks-month-grid-cell"
            data-outside={monthOf(date) !== month}
            data-today={date === today}
            data-past={date < today}
            data-before={looks(over(night - 1))}
            data-night={looks(bar)}
            data-begins={begins}
            aria-pressed={isChosen(night)}
            aria-label={
              bar === undefined
                ? t("cellFree", { rentable, day })
                : t("cellTaken", { rentable, day, what: messages.name(bar, row) })
            }
            onClick={() => {
              tap(night, bar);
            }}
          >
            <span className="ks-month-grid-number">{Number(plainDate(date).slice(8))}</span>
            {bar !== undefined && (begins || night === 0) ? (
              <span
                className="ks-month-grid-guest"
                data-guest={bar.kind === "booking" ? shortName(bar.of.guestName) : messages.text(bar)}
              />
            ) : null}
          </button>
        );
      })}
    </div>
  );
}
