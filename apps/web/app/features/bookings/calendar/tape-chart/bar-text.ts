import type { BarSpan, TapeBar } from "./tape-layout.ts";

/**
 * Where the text of a bar goes. "inside": in the bar, with or without the number of nights. "lines": on two lines.
 * "behind": after its end, if there is free space. "over": from inside the bar across its end, as far as there is
 * space. If none of these fits, the text is cut off.
 */
export type BarText =
  | { readonly kind: "inside"; readonly nights: boolean }
  | { readonly kind: "behind" }
  | { readonly kind: "lines" }
  /** `width` in px from where the text begins. */
  | { readonly kind: "over"; readonly width: number };

type Room = {
  /** The width of the bar without the padding of its text, in px. */
  readonly inside: number;
  /** The free width after the bar, in px. */
  readonly beyond: number;
  /** Whether the bar is high enough for two lines of text. */
  readonly isHigh: boolean;
};

/** The width of "12 n" and the space before it. */
const NIGHTS_PX = 34;
/** The space on both sides of a text behind a bar. */
const GAP_PX = 10;
/** With less free width than this after the bar, text across its end would show no more than the bar does. */
const LEAST_OVER_PX = 8;
/** In a narrower bar, two lines of broken words are unreadable. */
const LEAST_LINE_PX = 36;

/** Places the text of a bar in the available space. */
export function barText(text: string, { inside, beyond, isHigh }: Room): BarText {
  const width = textPx(text);
  if (width + NIGHTS_PX <= inside) return { kind: "inside", nights: true };
  if (width <= inside) return { kind: "inside", nights: false };
  if (isHigh && isTwoLines(text, inside)) return { kind: "lines" };
  // If at least half of the text fits, it reads better inside than behind an empty bar; a line that runs on reads
  // better than a broken word.
  if (inside < width / 2 && width + GAP_PX <= beyond) return { kind: "behind" };
  if (beyond >= LEAST_OVER_PX) return { kind: "over", width: Math.floor(Math.min(width, inside + beyond)) };
  const isBroken = isHigh && inside >= LEAST_LINE_PX && linesBroken(text, inside) <= 2;
  return isBroken ? { kind: "lines" } : { kind: "inside", nights: false };
}

/** Whether the text fits on two lines without breaking a word. */
function isTwoLines(text: string, inside: number): boolean {
  const words = text.split(" ");
  return words.some(
    (_, at) => textPx(words.slice(0, at).join(" ")) <= inside && textPx(words.slice(at).join(" ")) <= inside,
  );
}

/** The number of lines if words that are too long are broken. */
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
 * The approximate width of a name on a bar, in px, for Inter at 12 px. Measuring would force a layout for each of a
 * thousand bars. The estimate is a little too high: a gap is better than cut-off text.
 */
export function textPx(text: string): number {
  let width = 0;
  for (const sign of text)
    width += NARROW.test(sign) ? 4 : WIDE.test(sign) ? 10 : CAPITAL.test(sign) ? 8.4 : 6.8;
  return Math.ceil(width);
}

/**
 * The number of free days after a bar, up to the end of the range. Among overlapping bars, those in other lanes do not
 * count.
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
