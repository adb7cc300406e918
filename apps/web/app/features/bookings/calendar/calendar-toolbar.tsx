import type { CalendarProperty } from "@keystead/contract/bookings";
import { addDays, type PlainDate } from "@keystead/domain/calendar";
import { ActionIcon, Button } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.css";
import {
  IconCalendarDot,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconFilter,
  IconPlus,
} from "@tabler/icons-react";

import { formatDays } from "../../../lib/format/format-days.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { LazyMenu } from "../../../ui/loading/lazy-menu.tsx";
import { ChoiceMenu } from "../../../ui/overlay/choice-menu.tsx";
import type { MenuEntry } from "../../../ui/overlay/menu-choices.ts";
import { ShortButton } from "../../../ui/page/short-button.tsx";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useDensity, usePreference } from "../../../ui/use-preference.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { mondayOf, ranges, type useCalendarAddress } from "./calendar-address.ts";
import type { TapeRange } from "./tape-chart/tape-layout.ts";
import type { TapeShows } from "./tape-chart/tape-line-view.tsx";
import "./calendar-toolbar.css";

const loadDateJump = () => import("./date-jump-calendar.tsx");
const DateJumpCalendar = lazyPart(async () => (await loadDateJump()).DateJumpCalendar);

export type ToolbarAddress = ReturnType<typeof useCalendarAddress>;

type StepsProps = {
  readonly address: ToolbarAddress;
  readonly range: TapeRange;
  /** How many parts are folded to fit: first the year, then the word for today, then the words of the add buttons. */
  readonly folded?: number;
};

/** Buttons for today, one range back and one forward, and the days that are shown, which open a calendar. */
export function CalendarSteps({ address: { set }, range, folded = 0 }: StepsProps) {
  const { t } = useTranslation("bookings");
  const { from, days } = range;
  const step = (by: number) => () => {
    set({ from: addDays(from, by) });
  };
  return (
    <>
      <Button
        variant="default"
        className="ks-calendar-toolbar-today"
        {...(folded < 2 ? {} : { "aria-label": t("today"), title: t("today") })}
        onClick={() => {
          set({ from: null });
        }}
      >
        {folded < 2 ? t("today") : <IconCalendarDot size={18} stroke={1.75} aria-hidden />}
      </Button>
      <span className="ks-calendar-toolbar-steps">
        <ActionIcon variant="default" size={40} aria-label={t("earlier")} onClick={step(-days)}>
          <IconChevronLeft size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={40} aria-label={t("later")} onClick={step(days)}>
          <IconChevronRight size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </span>
      <DateJump
        range={range}
        isShort={folded > 0}
        onPick={(day) => {
          set({ from: mondayOf(day) });
        }}
      />
    </>
  );
}

type DateJumpProps = {
  readonly range: TapeRange;
  /** Leaves out the year if both ends of the range are in the same one. */
  readonly isShort: boolean;
  readonly onPick: (day: PlainDate) => void;
};

function DateJump({ range: { from, days }, isShort, onPick }: DateJumpProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const last = addDays(from, days - 1);
  const year = !isShort || from.slice(0, 4) !== last.slice(0, 4);
  const text = formatDays(from, last, { language, year });
  return (
    <LazyMenu
      opens="dialog"
      load={loadDateJump}
      button={
        <button type="button" className="ks-calendar-toolbar-range" aria-label={t("goTo", { days: text })}>
          {text}
          <IconChevronDown size={16} aria-hidden />
        </button>
      }
    >
      {(button) => <DateJumpCalendar button={button} day={from} onPick={onPick} />}
    </LazyMenu>
  );
}

type RangeChoiceProps = { readonly days: number; readonly onChange: (days: number) => void };

/** The length of the range: some weeks, or a quarter as an overview. */
export function RangeChoice({ days, onChange }: RangeChoiceProps) {
  const { t } = useTranslation("bookings");
  return (
    <Segmented
      label={t("range")}
      value={String(days)}
      onChange={(next) => {
        onChange(Number(next));
      }}
      // "2 4 5 weeks": the word "weeks" is shown once.
      options={ranges.map((one) => ({ value: String(one), label: t(`rangeOf.${one}`) }))}
    />
  );
}

type PropertyTicksProps = {
  readonly properties: readonly Pick<CalendarProperty, "id" | "name">[];
  /** Empty for all properties. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

/** Filters by the properties of the calendar. All of them are loaded, so there is no search. */
export function PropertyTicks({ properties, values, onChange }: PropertyTicksProps) {
  const { t } = useTranslation("bookings");
  const [only] = values;
  const text =
    only === undefined
      ? t("allProperties")
      : values.length > 1
        ? t("properties", { count: values.length })
        : (properties.find(({ id }) => id === only)?.name ?? t("properties", { count: 1 }));
  return (
    <ChoiceMenu
      position="bottom-start"
      staysOpen
      startsOnFirst
      maxHeight={360}
      button={
        <Button
          variant="default"
          className="ks-calendar-toolbar-properties"
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {text}
        </Button>
      }
      entries={[
        {
          kind: "tick",
          value: "",
          label: t("allProperties"),
          checked: values.length === 0,
          onChange: () => {
            onChange([]);
          },
        },
        ...properties.map(({ id, name }): MenuEntry => ({
          kind: "tick",
          value: id,
          label: name,
          checked: values.includes(id),
          onChange: (ticked) => {
            onChange(ticked ? [...values, id] : values.filter((one) => one !== id));
          },
        })),
      ]}
    />
  );
}

/** What the chart draws besides bookings, remembered by each browser. */
export function useTapeShows(): readonly [TapeShows, (next: TapeShows) => void] {
  const [kept, keep] = usePreference("calendar-hides");
  const hidden = new Set((kept ?? "").split(","));
  return [
    { rates: !hidden.has("rates"), cleaning: !hidden.has("cleaning") },
    (next) => {
      keep(shown.filter((name) => !next[name]).join(","));
    },
  ];
}

const shown = ["rates", "cleaning"] as const satisfies readonly (keyof TapeShows)[];

type ShowMenuProps = { readonly shows: TapeShows; readonly onChange: (next: TapeShows) => void };

export function ShowMenu({ shows, onChange }: ShowMenuProps) {
  const { t } = useTranslation("bookings");
  const [density, setDensity] = useDensity();
  return (
    <ChoiceMenu
      position="bottom-end"
      staysOpen
      startsOnFirst
      button={
        <ActionIcon variant="default" size={40} aria-label={t("show")} title={t("show")}>
          <IconFilter size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      }
      entries={[
        ...shown.map((name): MenuEntry => ({
          kind: "tick",
          value: name,
          label: t(`shows.${name}`),
          checked: shows[name],
          onChange: (ticked) => {
            onChange({ ...shows, [name]: ticked });
          },
        })),
        { kind: "line" },
        {
          kind: "tick",
          value: "density",
          label: t("compactRows"),
          checked: density === "compact",
          onChange: (compact) => {
            setDensity(compact ? "compact" : "comfortable");
          },
        },
      ]}
    />
  );
}

type AddBookingProps = {
  readonly onClick: () => void;
  /** As in `CalendarSteps`. */
  readonly folded: number;
};

export function AddBooking({ onClick, folded }: AddBookingProps) {
  const { t } = useTranslation("bookings");
  return (
    <ShortButton
      className="ks-calendar-toolbar-add"
      label={t("add")}
      icon={<IconPlus size={18} aria-hidden />}
      isShort={folded > 2}
      onClick={onClick}
    />
  );
}
