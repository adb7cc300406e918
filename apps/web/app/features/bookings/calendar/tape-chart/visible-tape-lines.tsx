import { type RefObject, useEffect, useState } from "react";

import { useIsIdle } from "../../../../lib/chunks/use-is-idle.ts";
import type { Density } from "../../../../ui/use-preference.ts";
import type { TapeRange } from "./tape-layout.ts";
import { linesBetween, type TapeLine } from "./tape-lines.ts";
import { TapeLineView, type TapeShows } from "./tape-line-view.tsx";

/** The height of the rows rendered above and below the visible ones, so that scrolling never shows a gap. */
const AHEAD_PX = 160;
/** The height of the chart that its head and foot cover. */
const COVERED_PX = 100;
/** A narrower window is a phone, which shows a week with wider days. */
const WIDE_PX = 768;
/** The same values as in `tape.css`. */
const sizes = { wide: { names: 220, leastDay: 24 }, phone: { names: 120, leastDay: 44 } } as const;

type TapeLinesProps = {
  readonly lines: readonly TapeLine[];
  readonly range: TapeRange;
  readonly shows: TapeShows;
  readonly isOverview: boolean;
  readonly density: Density;
  /** The scrolling element. The lines render together with it, for the size that the last chart had. */
  readonly scroller: RefObject<HTMLElement | null>;
};

/**
 * Renders only the lines in view. The first render has only what fits into the window; the lines that scrolling would
 * show are added when the browser is idle.
 */
export function VisibleTapeLines({ lines, range, shows, isOverview, density, scroller }: TapeLinesProps) {
  const { top, height, width, scrolled } = useSeen(scroller);
  const isWhole = useIsIdle() || scrolled;
  const ahead = isWhole ? AHEAD_PX : 0;
  const { first, until } = linesBetween(lines, top - ahead, top + height - COVERED_PX + ahead);
  const { names, leastDay } = window.innerWidth < WIDE_PX ? sizes.phone : sizes.wide;
  const track = Math.max(1, width - names, range.days * leastDay);
  const seenUntil = isWhole || isOverview || width < WIDE_PX ? 100 : ((width - names) / track) * 100;
  return lines
    .slice(first, until)
    .map((line, at) => (
      <TapeLineView
        key={`${line.property.id} ${line.row?.unit?.id ?? (line.row === null ? "head" : "whole")}`}
        index={first + at}
        dayPx={Math.floor((track / range.days) * 10) / 10}
        {...{ line, range, shows, density, seenUntil, isOverview }}
      />
    ));
}

type Seen = {
  readonly top: number;
  readonly height: number;
  readonly width: number;
  readonly scrolled: boolean;
};

type Size = Pick<Seen, "height" | "width">;

/**
 * The size of the last chart at this width of the window. Measuring the new chart before it is shown would force a
 * second layout.
 */
let known: (Size & { readonly window: number }) | null = null;

/** The scroll position and the size of the chart. */
function useSeen(scroller: RefObject<HTMLElement | null>): Seen {
  const [seen, setSeen] = useState(() => ({ top: 0, ...expectedSize(), scrolled: false }));
  // Only the browser knows sizes and scroll positions.
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const { height, width } = sizeOf(element);
      known = { height, width, window: window.innerWidth };
      setSeen((was) => (was.height === height && was.width === width ? was : { ...was, height, width }));
    });
    observer.observe(element);
    const onScroll = () => {
      const top = Math.floor(element.scrollTop / STEP_PX) * STEP_PX;
      setSeen((was) => (was.scrolled && was.top === top ? was : { ...was, top, scrolled: true }));
    };
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [scroller]);
  return seen;
}

/** Scroll positions are rounded to a row, so that most scroll events change nothing. */
const STEP_PX = 40;

/** The size of the last chart, or that of the window before the first one. */
function expectedSize(): Size {
  if (known?.window === window.innerWidth) return known;
  return { height: window.innerHeight, width: window.innerWidth };
}

/** The size of the window for an element without a size, such as a chart on paper. */
function sizeOf({ clientHeight, clientWidth }: HTMLElement): Size {
  return { height: clientHeight || window.innerHeight, width: clientWidth || window.innerWidth };
}
