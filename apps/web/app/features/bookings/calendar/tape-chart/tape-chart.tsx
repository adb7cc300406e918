import type { CalendarProperty } from "@keystead/contract/bookings";
import { addDays, dayOfWeek, differenceInDays, type PlainDate } from "@keystead/domain/calendar";
import { type CSSProperties, type MouseEvent, type ReactNode, useMemo, useRef } from "react";

import { useTranslation } from "../../../../ui/text/use-translation.ts";
import type { Density } from "../../../../ui/use-preference.ts";
import { MOST_DAYS_TO_POINT_AT } from "../calendar-address.ts";
import { type BarPosition, type MovedBar, positionOn } from "./gestures/bar-move.ts";
import { type Gesture, type GestureStore, nothing } from "./gestures/tape-gesture.ts";
import { TapeFoot, TapeGround, TapeHead } from "./tape-ground.tsx";
import { occupiedPerDay, datesOfNights, type TapeBar, type TapeRange } from "./tape-layout.ts";
import { tapeLines, type TapeLine } from "./tape-lines.ts";
import { TapeOverlay, useCellInView } from "./tape-overlay.tsx";
import type { TapeShows } from "./tape-line-view.tsx";
import { VisibleTapeLines } from "./visible-tape-lines.tsx";
import { rentableWithUnit, useTapeMessages } from "./tape-messages.ts";
import { barsAt, type TapeCell, useTapeKeys } from "./gestures/use-tape-keys.ts";
import { turnoverAt, useTapePointer } from "./gestures/use-tape-pointer.ts";
import "../../../../ui/card.css";
import "../../../../ui/visually-hidden.css";
import "./tape.css";

/** The chosen nights of a unit, or of a property as a whole. */
export type ChosenNights = BarPosition;

type TapeChartProps = {
  readonly properties: readonly CalendarProperty[];
  readonly range: TapeRange;
  readonly today: PlainDate;
  readonly shows: TapeShows;
  readonly density: Density;
  readonly mayChange: boolean;
  readonly label: string;
  readonly gestures: GestureStore;
  readonly cell: TapeCell;
  readonly onCell: (cell: TapeCell) => void;
  /** Renders the popover of the chosen nights. */
  readonly choice: (nights: ChosenNights) => ReactNode;
  readonly facts: (bar: TapeBar, line: TapeLine) => ReactNode;
  /** Resolves when the move is saved or given up. */
  readonly onMoved: (moved: MovedBar) => Promise<void>;
  readonly onDelete: (bar: TapeBar) => void;
  readonly onShift: (days: number) => void;
  readonly onZoom: (from: PlainDate) => void;
  /** Called when the sign of a cleaning between two bars is pressed. */
  readonly onTurnover: (turnoverId: string) => void;
};

/** Units as rows, days as columns; bookings begin and end at noon of their days. */
export function TapeChart(props: TapeChartProps) {
  const { properties, range, today, shows, density, mayChange, label, gestures, cell } = props;
  const { t } = useTranslation("bookings");
  const scroller = useRef<HTMLDivElement>(null);
  const { lines, height } = useMemo(
    () => tapeLines(properties, range, density),
    [properties, range, density],
  );
  const isOverview = range.days > MOST_DAYS_TO_POINT_AT;
  const units = lines.filter(({ row }) => row !== null).length;
  const occupied = useMemo(
    () =>
      occupiedPerDay(
        lines.flatMap(({ row }) => (row === null ? [] : [row])),
        range.days,
      ),
    [lines, range.days],
  );
  const body = useRef<HTMLDivElement>(null);
  const cursor = useRef<HTMLButtonElement>(null);
  const hand = useHand(props, lines, { body, scroller });
  useCellInView(cell, cursor);
  return (
    <div
      ref={scroller}
      className="ks-card ks-tape ks-tape-colours"
      data-overview={isOverview}
      data-density={density}
      style={{ "--ks-tape-days": range.days } as CSSProperties}
    >
      <div className="ks-tape-sheet">
        <div role="table" className="ks-tape-table" aria-label={label} aria-rowcount={lines.length + 2}>
          <TapeHead
            {...{ range, today }}
            counts={t("countsOf", {
              properties: t("properties", { count: properties.length }),
              units: t("units", { count: units }),
            })}
            onWeek={isOverview ? props.onZoom : null}
          />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the cursor above it handles the keys */}
          <div
            ref={body}
            role="rowgroup"
            className="ks-tape-body"
            style={{ height }}
            onClick={hand.onClick}
            {...hand.handlers}
          >
            <TapeGround {...{ range, today }} />
            <VisibleTapeLines {...{ lines, range, shows, density, isOverview, scroller }} />
          </div>
          <TapeFoot {...{ range, occupied, isOverview }} of={units} />
        </div>
        {isOverview ? null : (
          <TapeOverlay
            {...{ lines, range, density, gestures, cell }}
            cursor={cursor}
            cellName={hand.cellName}
            onKeyDown={hand.onKeyDown}
            popover={hand.popover}
            labelOf={hand.labelOf}
            hint={t(mayChange ? "chooseLast" : "readOnly")}
            moveHint={t("moveByKeys")}
            movedTo={hand.movedTo}
            textOf={hand.textOf}
          />
        )}
      </div>
    </div>
  );
}

/** Handles the pointer and the keys. */
function useHand(
  props: TapeChartProps,
  lines: readonly TapeLine[],
  { body, scroller }: Pick<Parameters<typeof useTapePointer>[0], "body" | "scroller">,
) {
  const { range, gestures, mayChange, cell, onCell, choice, facts, onDelete, onShift, onZoom } = props;
  const { onTurnover } = props;
  const isOverview = range.days > MOST_DAYS_TO_POINT_AT;
  const bars = useMemo(
    () => new Map(lines.flatMap(({ row }, line) => (row?.bars ?? []).map((bar) => [bar.key, { bar, line }]))),
    [lines],
  );
  const foundAt = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest("[data-bar]") : null;
    return bars.get(element?.getAttribute("data-bar") ?? "") ?? null;
  };
  const { onDrop, movedTo } = useBarMove(props, lines);
  const pointer = useTapePointer({
    body,
    scroller,
    lines,
    days: range.days,
    gestures,
    mayChange: mayChange && !isOverview,
    barAt: (target) => foundAt(target)?.bar ?? null,
    onDrop,
  });
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (isOverview) {
      onZoom(weekUnder(event, range));
      return;
    }
    const pressed = turnoverAt(event.target);
    if (pressed !== null) {
      onTurnover(pressed);
      return;
    }
    const found = foundAt(event.target);
    if (found !== null && !pointer.endsDrawing()) gestures.set({ kind: "opened", ...found });
  };
  const onKeyDown = useTapeKeys({
    lines,
    days: range.days,
    cell,
    gestures,
    mayChange,
    onMove: onCell,
    onShift,
    onDelete,
    onDrop,
  });
  const popover = (gesture: Gesture) => {
    if (gesture.kind !== "chosen" && gesture.kind !== "opened") return null;
    const line = lines[gesture.line];
    if (line === undefined) return null;
    if (gesture.kind === "opened") return facts(gesture.bar, line);
    const { anchor, night } = gesture;
    return choice(nightsOn(line, range, { one: anchor, other: night }));
  };
  const words = useTapeMessages();
  const labelOf = (gesture: Gesture) => {
    if (gesture.kind === "chosen") {
      const { checkIn, checkOut } = datesOfNights(range, gesture.anchor, gesture.night);
      return words.days(checkIn, checkOut);
    }
    return gesture.kind === "opened" ? words.text(gesture.bar) : "";
  };
  const cellName = useCellName(lines[cell.line], cell.night, range);
  return {
    movedTo,
    textOf: words.text,
    handlers: pointer.handlers,
    onClick,
    onKeyDown,
    popover,
    labelOf,
    cellName,
  };
}

type Moving = Extract<Gesture, { readonly kind: "moving" }>;

/** Saves a bar that is dropped, and computes where a dragged bar would be. */
function useBarMove(
  { range, gestures, onMoved }: Pick<TapeChartProps, "range" | "gestures" | "onMoved">,
  lines: readonly TapeLine[],
) {
  const words = useTapeMessages();
  /** Null if the chart has changed meanwhile. */
  const moveOf = ({ bar, home: at, line: on, span }: Moving): MovedBar | null => {
    const [home, line] = [lines[at]?.property, lines[on]];
    return home === undefined || line === undefined
      ? null
      : { bar, home, to: positionOn(line, { bar, home, span }, range) };
  };
  return {
    onDrop: (moving: Moving) => {
      const moved = moveOf(moving);
      if (moved === null || isWhereItWas(moving, moved)) return;
      const saving = { ...moving, kind: "saving" } as const;
      gestures.set(saving);
      void onMoved(moved).then(() => {
        // Another bar may be dragged by now.
        if (gestures.get() === saving) gestures.set(nothing);
      });
    },
    movedTo: (gesture: Gesture) => {
      const moved = gesture.kind === "moving" ? moveOf(gesture) : null;
      if (moved === null) return "";
      const { bar, to } = moved;
      return [words.text(bar), words.days(to.checkIn, to.checkOut), rentableWithUnit(to)].join(", ");
    },
  };
}

function isWhereItWas({ bar, span }: Moving, { home, to }: MovedBar): boolean {
  return (
    span.start === bar.start &&
    span.end === bar.end &&
    to.property.id === home.id &&
    (to.unit?.id ?? null) === bar.of.unitId
  );
}

/** The nights between two nights of a line, in any order, as property, unit and days. */
export function nightsOn(
  line: TapeLine,
  range: TapeRange,
  { one, other }: { readonly one: number; readonly other: number },
): ChosenNights {
  const { checkIn, checkOut } = datesOfNights(range, one, other);
  return { property: line.property, unit: line.row?.unit ?? null, checkIn, checkOut };
}

/** The Monday of the week that was pressed in an overview. */
function weekUnder(event: MouseEvent<HTMLElement>, { from, days }: TapeRange): PlainDate {
  const track = event.currentTarget.querySelector("[data-track]") ?? event.currentTarget;
  const { left, width } = track.getBoundingClientRect();
  const at = width === 0 ? 0 : Math.floor(((event.clientX - left) / width) * days);
  const day = addDays(from, Math.min(days - 1, Math.max(0, at)));
  return addDays(day, 1 - dayOfWeek(day));
}

/** "Casa Azul Garden flat, 12 December, free". */
function useCellName(line: TapeLine | undefined, night: number, range: TapeRange): string {
  const { t } = useTranslation("bookings");
  const words = useTapeMessages();
  if (line === undefined) return "";
  const { row, property } = line;
  const rentable = row === null ? property.name : rentableWithUnit(row);
  const day = words.day(addDays(range.from, night));
  const bars = barsAt(line, night, range.days);
  if (row === null || bars.length === 0) return t("cellFree", { rentable, day });
  return t("cellTaken", { rentable, day, what: bars.map((bar) => words.name(bar, row)).join("; ") });
}

/** The night that begins on a day, or the nearest one in the range. */
export function nightOf(day: PlainDate, { from, days }: TapeRange): number {
  return Math.min(days - 1, Math.max(0, differenceInDays(from, day)));
}
