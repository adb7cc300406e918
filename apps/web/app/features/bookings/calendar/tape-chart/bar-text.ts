import type { BarSpan, TapeBar } from "./tape-layout.ts";

/**
 * How a bar says whose it is: inside it, with its nights after the name or without; on two lines; behind its end, where nothing else
 * stands; or from inside over its end, as far as there is room. What has room in none of these is cut off.
 */
export type BarText =
  | { readonly kind: "inside"; readonly nights: boolean }
  | { readonly kind: "behind" }
  | { readonly kind: "lines" }
  /** `width` in px from where the text begins. */
  | { readonly kind: "over"; readonly width: number };

type Room = {
  /** Of the bar, in px, without what frames its text. */
  readonly inside: number;
  /** Behind it, in px. */
  readonly beyond: number;
  /** Whether two lines of text have room one above the other. */
  readonly isHigh: boolean;
};

/** What "12 n" and the room before it take. */
const NIGHTS_PX = 34;
/** Between the end of a bar and the text behind it, on both of its sides. */
const GAP_PX = 10;
/** Less than this behind a bar shows nothing that it does not show itself. */
const LEAST_OVER_PX = 8;
/** Two lines of fewer signs are no words. */
const LEAST_LINE_PX = 36;

/** Where the text of a bar goes, by the room that it has. */
export function barText(text: string, { inside, beyond, isHigh }: Room): BarText {
  const width = textPx(text);
  if (width + NIGHTS_PX <= inside) return { kind: "inside", nights: true };
  if (width <= inside) return { kind: "inside", nights: false };
  if (isHigh && isTwoLines(text, inside)) return { kind: "lines" };
  // Most of it in the bar is read better there than a wide bar that says nothing; and a line that runs on better than a broken word.
  if (inside < width / 2 && width + GAP_PX <= beyond) return { kind: "behind" };
  if (beyond >= LEAST_OVER_PX) return { kind: "over", width: Math.floor(Math.min(width, inside + beyond)) };
  const isBroken = isHigh && inside >= LEAST_LINE_PX && linesBroken(text, inside) <= 2;
  return isBroken ? { kind: "lines" } : { kind: "inside", nights: false };
}

/** Whether its words stand whole on two lines. */
function isTwoLines(text: string, inside: number): boolean {
  const words = text.split(" ");
  return words.some(
    (_, at) => textPx(words.slice(0, at).join(" ")) <= inside && textPx(words.slice(at).join(" ")) <= inside,
  );
}

/** How many lines it takes where a word that is too long is broken. */
function linesBroken(text: string, inside: number): number {
  let lines = 1;
  let left = inside;
  for (const word of text.split(" ")) {
    const width = textPx(word);
    if (width > left) {
      lines += left === inside ? 0 : 1;
      lines += Math.max(0, Math.ceil(width / inside) - 1);
      left = inside - (width % inside);
    } else left -= width;
  }
  return lines;
}

const NARROW = /[iljtfrI1.,;:'’|()\-\s]/;
const WIDE = /[mwMWQOGÄÖÜ@%]/;
const CAPITAL = /\p{Lu}/u;

/**
 * About how wide a name stands on a bar, in px: 12 px of Inter. To ask the document would lay it out once for each of a thousand bars;
 * what is guessed too wide leaves a gap, so it is guessed with a little to spare.
 */
export function textPx(text: string): number {
  let width = 0;
  for (const sign of text)
    width += NARROW.test(sign) ? 4 : WIDE.test(sign) ? 10 : CAPITAL.test(sign) ? 8.4 : 6.8;
  return Math.ceil(width);
}

/**
 * How many days behind a bar nothing stands, up to the end of the range. Of bars that overlap, those in other lanes leave its lane free.
 */
export function daysBehind(
  bar: BarSpan & Pick<TapeBar, "lane" | "lanes">,
  bars: readonly (BarSpan & Pick<TapeBar, "lane" | "lanes">)[],
  days: number,
): number {
  const isInTheWay = (other: (typeof bars)[number]) =>
    other !== bar && other.end > bar.end && (bar.lanes === 1 || other.lanes === 1 || other.lane === bar.lane);
  const next = bars.reduce(
    (nearest, other) => (isInTheWay(other) ? Math.min(nearest, Math.max(other.start, bar.end)) : nearest),
    days,
  );
  return Math.max(0, next - bar.end);
}
