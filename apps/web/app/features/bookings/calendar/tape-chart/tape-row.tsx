import { IconAlertTriangle, IconKey, IconLock } from "@tabler/icons-react";
import { memo } from "react";

import { formatRate } from "../../../../lib/format/format-rate.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import type { Density } from "../../../../ui/use-preference.ts";
import { type BarText, daysBehind, barText } from "./bar-text.ts";
import type { TapeBar, TapeRange } from "./tape-layout.ts";
import { barHeight, LANE_GAP, LANE_HEIGHT, type TapeLine } from "./tape-lines.ts";
import { seasonStrips } from "./tape-seasons.ts";
import { type TapeTurnover, turnoversOf } from "./tape-turnovers.ts";
import { placeWithUnit, useTapeWords } from "./tape-words.ts";
import "./tape.css";
import "./tape-bar.css";
import "./tape-chip.css";

export type TapeShows = { readonly rates: boolean; readonly cleaning: boolean };

type LineProps = {
  readonly line: TapeLine;
  /** Its number, for whoever cannot see how many there are. */
  readonly index: number;
  readonly range: TapeRange;
  readonly shows: TapeShows;
  /** How wide a day is, in px. */
  readonly dayPx: number;
  readonly density: Density;
  /** What begins behind this share of the range is not drawn yet, in percent. */
  readonly seenUntil: number;
  readonly isOverview: boolean;
};

/** Drawn anew only when what stands on it changes: scrolling and dragging leave it as it is. */
export const TapeLineView = memo(function TapeLineView(props: LineProps) {
  return props.line.row === null ? <PropertyHead {...props} /> : <Row {...props} row={props.line.row} />;
});

function PropertyHead({ line, index, range, shows }: LineProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const { property, top, height } = line;
  const strips = shows.rates ? seasonStrips(property, range) : [];
  return (
    <div
      className="ks-tape-line ks-tape-property"
      role="row"
      aria-rowindex={index + 2}
      style={{ top, height }}
    >
      <div className="ks-tape-names" role="rowheader">
        <b>{property.name}</b>
        <span className="ks-tape-city">{property.city}</span>
      </div>
      <div className="ks-tape-track" role="cell">
        {strips.map(({ key, name, rate, currency, isFrom, minStay, left, width, tone }) => {
          const price = formatRate({ amount: rate, currency }, language);
          const said = [
            name,
            isFrom ? t("rateFrom", { price }) : price,
            ...(minStay > 1 ? [t("minStay", { count: minStay })] : []),
          ].join(" · ");
          return (
            <span
              key={key}
              className="ks-tape-season"
              data-tone={tone}
              title={said}
              style={{ left: `${left}%`, width: `${width}%` }}
            >
              {said}
            </span>
          );
        })}
      </div>
    </div>
  );
}

type RowProps = LineProps & { readonly row: NonNullable<TapeLine["row"]> };

function Row({ line, row, index, range, shows, dayPx, density, seenUntil, isOverview }: RowProps) {
  const { t } = useTranslation("bookings");
  const words = useTapeWords();
  const { top, height } = line;
  const isLow = density === "compact";
  const turnovers = shows.cleaning && !isOverview ? turnoversOf(row, range.days) : [];
  const leaving = new Set(turnovers.map(({ between }) => between?.leaving));
  const bars = row.bars.filter(({ left }) => left <= seenUntil);
  const chips = turnovers.filter(({ left }) => left <= seenUntil);
  const arriving = new Set(turnovers.map(({ between }) => between?.arriving));
  const high = barHeight(density);
  const drawn = (bar: TapeBar) => {
    const room = {
      left: arriving.has(bar.key) ? ROOM_FOR_CHIP : 1,
      right: leaving.has(bar.key) ? ROOM_FOR_CHIP : 1,
    };
    const text = words.text(bar);
    // A chip stands where the text would go on.
    const behind = leaving.has(bar.key) ? 0 : daysBehind(bar, row.bars, range.days);
    const said = barText(text, {
      inside: (bar.width / 100) * range.days * dayPx - framePx(bar) - room.left - room.right,
      beyond: behind * dayPx,
      isHigh: bar.lanes === 1 && !isLow,
    });
    const nights = bar.kind === "booking" ? t("nightsShort", { count: bar.of.nights }) : undefined;
    return drawnBar(bar, {
      name: words.name(bar, row),
      text,
      said,
      isLow,
      nights: said.kind === "inside" && said.nights && bar.lanes === 1 ? nights : undefined,
      place: placeOfBar(bar, { height, high }, room),
    });
  };
  return (
    <div className="ks-tape-line" role="row" aria-rowindex={index + 2} style={{ top, height }}>
      <div className="ks-tape-names" role="rowheader" title={placeWithUnit(row)}>
        {row.unit?.name ?? t("wholeProperty")}
      </div>
      <div className="ks-tape-track" role="cell">
        {bars.map((bar) =>
          isOverview ? (
            <i
              key={bar.key}
              className="ks-tape-bar"
              data-thin
              {...looksOf(bar)}
              title={words.name(bar, row)}
              style={placeOfBar(bar, { height, high }, { left: 0, right: 0 })}
            />
          ) : (
            drawn(bar)
          ),
        )}
        {chips.map((turnover) => drawnChip(turnover, height, words.turnover(turnover)))}
      </div>
    </div>
  );
}

/** On each side of a turnover, so that its chip stands between the two bars. */
const ROOM_FOR_CHIP = 12;
const CHIP_HEIGHT = 24;

/** What frames the text of a bar, and stands before it: `tape-bar.css`. */
function framePx(bar: TapeBar): number {
  return 16 + (iconOf(bar) === null ? 0 : 18);
}

function iconOf(bar: TapeBar) {
  return bar.inConflict ? IconAlertTriangle : icons[bar.lease === null ? bar.kind : "lease"];
}

/** What a bar is, for the sheet. */
export function looksOf(bar: TapeBar) {
  return {
    "data-kind": bar.inConflict ? "conflict" : bar.kind,
    "data-cut-left": bar.cutLeft || undefined,
    "data-cut-right": bar.cutRight || undefined,
    "data-half": bar.lanes > 1 || undefined,
  };
}

/** In a row of that height, where a bar by itself is so high; bars in lanes are lower and lie one below the other. */
export function placeOfBar(
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

type Drawn = {
  readonly name: string;
  readonly text: string;
  readonly said: BarText;
  readonly isLow: boolean;
  readonly nights: string | undefined;
  readonly place: ReturnType<typeof placeOfBar>;
};

/**
 * One element, its text its own as long as it has room inside, and no component: a thousand of them stand on a chart, and each would be kept
 * and compared by itself. What it opens is heard by the chart.
 */
function drawnBar(bar: TapeBar, { name, text, said, isLow, nights, place }: Drawn) {
  const Icon = iconOf(bar);
  return (
    <button
      key={bar.key}
      type="button"
      tabIndex={-1}
      className="ks-tape-bar"
      {...looksOf(bar)}
      data-bar={bar.key}
      data-nights={nights}
      data-low={isLow || undefined}
      data-text={said.kind === "inside" ? undefined : said.kind}
      aria-label={name}
      title={name}
      style={place}
    >
      {Icon === null ? null : <Icon size={14} stroke={1.8} aria-hidden />}
      {said.kind === "behind" || said.kind === "over" ? (
        <span style={said.kind === "over" ? { width: said.width } : undefined}>{text}</span>
      ) : (
        text
      )}
    </button>
  );
}

const icons = { booking: null, block: IconLock, lease: IconKey } as const;

/** Its icon is drawn by the sheet: there are as many of them as of bars. */
function drawnChip({ key, isShort, left }: TapeTurnover, height: number, message: string) {
  return (
    <span
      key={key}
      role="img"
      className="ks-tape-chip"
      data-short={isShort || undefined}
      aria-label={message}
      title={message}
      style={{ left: `${left}%`, top: (height - CHIP_HEIGHT) / 2 }}
    />
  );
}
