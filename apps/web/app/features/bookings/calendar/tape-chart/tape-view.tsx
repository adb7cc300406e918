import { addDays } from "@keystead/domain/calendar";
import { useState } from "react";
import { useSearchParams } from "react-router";

import { formatDays } from "../../../../lib/format/format-days.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { type Density, useDensity } from "../../../../ui/use-preference.ts";
import { useShortcuts } from "../../../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { useCan } from "../../../session/public.ts";
import { mondayOf, USUAL_DAYS, WEEK, zoomed } from "../calendar-address.ts";
import { CalendarLegend } from "../calendar-legend.tsx";
import type { Open, ViewProps } from "../calendar-view.ts";
import { useTapeShows } from "../calendar-toolbar.tsx";
import { type ChosenNights, nightOf, nightsOn, TapeChart } from "./tape-chart.tsx";
import { type GestureStore, gestureStore, nothing } from "./gestures/tape-gesture.ts";
import type { TapeBar } from "./tape-layout.ts";
import { type TapeLine, tapeLines } from "./tape-lines.ts";
import { TapeToolbar } from "./tape-toolbar.tsx";
import { BarFacts, NightsChoice } from "./popovers/tape-popovers.tsx";
import { useTapeMessages } from "./tape-messages.ts";
import { useDeleteBar } from "../use-delete-bar.ts";
import { useMoveBar } from "../use-move-bar.ts";
import type { MovedBar } from "./gestures/bar-move.ts";
import { type TapeCell } from "./gestures/use-tape-keys.ts";
import "../calendar-toolbar.css";
import "./tape.css";

type TapeViewProps = ViewProps & { readonly isPhone?: boolean };

/** The chart with its toolbar and its legend. */
export function TapeView(props: TapeViewProps) {
  const { address, range, today, properties, all, isPhone = false } = props;
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const can = useCan();
  const [shows, setShows] = useTapeShows();
  const [chosen] = useDensity();
  // A finger needs the larger rows.
  const density = isPhone ? "comfortable" : chosen;
  const tape = useTape({ ...props, density });
  const days = formatDays(range.from, addDays(range.from, range.days - 1), { language, year: true });
  return (
    <>
      {isPhone ? null : (
        <TapeToolbar {...{ address, range, all, shows, setShows }} onDays={tape.show} onAdd={tape.add} />
      )}
      <TapeChart
        {...{ properties, range, today, shows, density }}
        mayChange={can("booking.update")}
        label={t("chartOf", { days })}
        gestures={tape.gestures}
        cell={tape.cell}
        onCell={tape.setCell}
        choice={(nights) => (
          <NightsChoice
            nights={nights}
            onBook={() => {
              tape.begin("new", nights);
            }}
            onBlock={() => {
              tape.begin("block", nights);
            }}
          />
        )}
        facts={(bar, line) => (
          <BarFacts
            {...tape.actionsOf(line)}
            {...{ bar }}
            property={line.property}
            others={othersOver(bar, line)}
          />
        )}
        onMoved={tape.move}
        onDelete={tape.remove}
        onTurnover={tape.openTurnover}
        onShift={tape.shift}
        onZoom={(from) => {
          address.set({ from: mondayOf(from), days: USUAL_DAYS });
        }}
      />
      {isPhone ? null : <Legend {...props} />}
    </>
  );
}

/** The state that the chart and the shortcuts share. */
function useTape({
  address,
  range,
  today,
  properties,
  open,
  density,
}: TapeViewProps & { readonly density: Density }) {
  const [gestures] = useState(gestureStore);
  const [cell, setCell] = useState<TapeCell>(() => ({ line: 1, night: nightOf(today, range) }));
  const removeBar = useDeleteBar();
  const shift = (by: number) => {
    address.set({ from: addDays(range.from, by) });
  };
  const show = (days: number) => {
    address.set({ days });
  };
  const begin = (kind: "new" | "block", nights: ChosenNights | null) => {
    gestures.set(nothing);
    open(kind, "1", nights === null ? {} : presetsOf(nights));
  };
  const moveBar = useMoveBar();
  const move = (moved: MovedBar) =>
    moveBar(moved, () => {
      open("edit", moved.bar.of.id, presetsOf(moved.to));
    });
  const remove = (bar: TapeBar) => {
    gestures.set(nothing);
    removeBar(bar);
  };
  const openTurnover = (turnoverId: string) => {
    gestures.set(nothing);
    open("turnover", turnoverId);
  };
  /** For a shortcut: the chosen nights, or the night of the keyboard cursor. */
  const chosen = (): ChosenNights | null => {
    const { lines } = tapeLines(properties, range, density);
    const gesture = gestures.get();
    if (gesture.kind === "choosing" || gesture.kind === "chosen") {
      const line = lines[gesture.line];
      const { anchor, night } = gesture;
      return line === undefined ? null : nightsOn(line, range, { one: anchor, other: night });
    }
    const isThere = document.activeElement?.classList.contains("ks-tape-cursor") === true;
    const line = isThere ? lines[cell.line] : undefined;
    return line === undefined ? null : nightsOn(line, range, { one: cell.night, other: cell.night });
  };
  useTapeShortcuts({ address, range, shift, show, begin, chosen });
  /** The actions in the popover of a bar on this line. */
  const actionsOf = (line: TapeLine) => ({
    ...openingsOf({ open, gestures }),
    onTurnover: openTurnover,
    onDelete: remove,
    onShow: (bar: TapeBar) => {
      const at = tapeLines(properties, range, density).lines.findIndex(({ top }) => top === line.top);
      gestures.set({ kind: "opened", bar, line: at });
    },
  });
  return {
    gestures,
    cell,
    setCell,
    shift,
    show,
    begin,
    move,
    remove,
    openTurnover,
    actionsOf,
    add: () => {
      begin("new", null);
    },
  };
}

type Opening = Pick<TapeViewProps, "open"> & { readonly gestures: GestureStore };

/** Opens the forms of a bar. */
function openingsOf({ open, gestures }: Opening) {
  const go = (kind: Parameters<Open>[0]) => (bar: TapeBar) => {
    gestures.set(nothing);
    open(kind, bar.of.id);
  };
  return {
    onEdit: (bar: TapeBar) => {
      go(bar.kind === "block" ? "editBlock" : "edit")(bar);
    },
    onPay: go("pay"),
    onGuests: go("guests"),
    onLines: go("lines"),
    onCancel: go("cancel"),
  };
}

type Shortcuts = Pick<TapeViewProps, "address" | "range"> & {
  readonly shift: (days: number) => void;
  readonly show: (days: number) => void;
  readonly begin: (kind: "new" | "block", nights: ChosenNights | null) => void;
  readonly chosen: () => ChosenNights | null;
};

/** The single keys of the calendar. */
function useTapeShortcuts({ address, range, shift, show, begin, chosen }: Shortcuts) {
  const can = useCan();
  const zoom = (by: 1 | -1) => () => {
    show(zoomed(range.days, by));
  };
  useShortcuts([
    {
      keys: "t",
      run: () => {
        address.set({ from: null });
      },
    },
    {
      keys: "[",
      run: () => {
        shift(-WEEK);
      },
    },
    {
      keys: "]",
      run: () => {
        shift(WEEK);
      },
    },
    { keys: "+", run: zoom(1) },
    { keys: "-", run: zoom(-1) },
    ...(can("booking.create")
      ? ["b", "n"].map((keys) => ({
          keys,
          run: () => {
            begin("new", chosen());
          },
        }))
      : []),
    ...(can("blocked_date.create")
      ? [
          {
            keys: "x",
            run: () => {
              begin("block", chosen());
            },
          },
        ]
      : []),
  ]);
}

function presetsOf({ property, unit, checkIn, checkOut }: ChosenNights) {
  return { forProperty: property.id, forUnit: unit?.id ?? "whole", checkIn, checkOut };
}

function othersOver(bar: TapeBar, { row }: TapeLine): readonly TapeBar[] {
  return row?.bars.filter((other) => other !== bar && other.start < bar.end && bar.start < other.end) ?? [];
}

function Legend({ properties }: TapeViewProps) {
  const messages = useTapeMessages();
  const [params] = useSearchParams();
  const gaps = new Set(
    properties.map(({ minGapMinutes, cleaningMinutes }) => Math.max(minGapMinutes, cleaningMinutes)),
  );
  const [gap] = gaps;
  const list = new URLSearchParams(params);
  list.set("view", "list");
  return (
    <CalendarLegend
      minGap={gaps.size === 1 && gap !== undefined ? messages.duration(gap) : null}
      hasLeases={properties.some(({ leases }) => leases.length > 0)}
      listTo={`?${list.toString()}`}
    />
  );
}
