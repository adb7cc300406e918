import { type RefObject, useEffect, useState } from "react";

import { useIsIdle } from "../../../../lib/chunks/use-is-idle.ts";
import type { Density } from "../../../../ui/use-preference.ts";
import type { TapeRange } from "./tape-layout.ts";
import { linesBetween, type TapeLine } from "./tape-lines.ts";
import { TapeLineView, type TapeShows } from "./tape-line-view.tsx";

/** Rows above and below what is seen, so that scrolling never shows a gap. */
const AHEAD_PX = 160;
/** What the head and the foot of the chart cover of it. */
const COVERED_PX = 100;
/** On a phone a week is all there is, and its days are wider. */
const WIDE_PX = 768;
/** As `tape.css` has it. */
const sizes = { wide: { names: 220, leastDay: 24 }, phone: { names: 120, leastDay: 44 } } as const;

type TapeLinesProps = {
  readonly lines: readonly TapeLine[];
  readonly range: TapeRange;
  readonly shows: TapeShows;
  readonly isOverview: boolean;
  readonly density: Density;
  /** Its lines are drawn with it, for as much room as a chart had the last time. */
  readonly scroller: RefObject<HTMLElement | null>;
};

/**
 * The lines that are seen: of a long chart those that lie elsewhere are no elements. What stands in the window is drawn first, and what
 * scrolling would bring while nobody waits for it.
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

/** Of the chart that stood last, at the same width of the window: asked before it stands again, its size would have to be laid out twice. */
let known: (Size & { readonly window: number }) | null = null;

/** What the chart shows of itself. */
function useSeen(scroller: RefObject<HTMLElement | null>): Seen {
  const [seen, setSeen] = useState(() => ({ top: 0, ...expectedSize(), scrolled: false }));
  // The size of an element is known to the browser alone, and so is how far it is scrolled.
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

/** By a row at a time: most steps of a scroll change nothing. */
const STEP_PX = 40;

/** No more than the window has, where no chart stood yet. */
function expectedSize(): Size {
  if (known?.window === window.innerWidth) return known;
  return { height: window.innerHeight, width: window.innerWidth };
}

/** Of what has no size, such as a chart on paper, the window's. */
function sizeOf({ clientHeight, clientWidth }: HTMLElement): Size {
  return { height: clientHeight || window.innerHeight, width: clientWidth || window.innerWidth };
}
