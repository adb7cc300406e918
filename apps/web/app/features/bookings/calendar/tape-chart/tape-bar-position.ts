import type { TapeBar } from "./tape-layout.ts";
import { LANE_GAP, LANE_HEIGHT } from "./tape-lines.ts";

/** The attributes by which the stylesheet draws a bar. */
export function looksOf(bar: TapeBar) {
  return {
    "data-kind": bar.inConflict ? "conflict" : bar.kind,
    "data-cut-left": bar.cutLeft || undefined,
    "data-cut-right": bar.cutRight || undefined,
    "data-half": bar.lanes > 1 || undefined,
  };
}

/**
 * The position of a bar in a row of this height. A bar without overlaps has the height `high`; overlapping bars are
 * lower and lie one below the other.
 */
export function positionOfBar(
  bar: Pick<TapeBar, "left" | "width" | "lane" | "lanes" | "cutLeft" | "cutRight">,
  { height, high }: { readonly height: number; readonly high: number },
  room: { readonly left: number; readonly right: number },
) {
  const left = bar.cutLeft ? 0 : room.left;
  const right = bar.cutRight ? 0 : room.right;
  const isLow = bar.lanes > 1;
  return {
    left: `calc(${bar.left}% + ${left}px)`,
    width: `calc(${bar.width}% - ${left + right}px)`,
    top: isLow ? LANE_GAP + bar.lane * (LANE_HEIGHT + LANE_GAP) : (height - high) / 2,
    height: isLow ? LANE_HEIGHT : high,
  };
}
