import { IconAlertTriangle, IconKey, IconLock } from "@tabler/icons-react";
import { memo } from "react";

import { formatRate } from "../../../../lib/format/format-rate.ts";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import type { Density } from "../../../../ui/use-preference.ts";
import { type BarText, daysBehind, barText } from "./bar-text.ts";
import type { TapeBar, TapeRange } from "./tape-layout.ts";
import { looksOf, positionOfBar } from "./tape-bar-position.ts";
import { barHeight, type TapeLine } from "./tape-lines.ts";
import { seasonStrips } from "./season-strips.ts";
import { useCleaningMessages } from "../../../../ui/cleaning/cleaning-messages.ts";
import { looksOfCleaning } from "../../../../ui/cleaning/cleaning-sign.tsx";
import { signOfTurnover, type TapeTurnover, turnoversOf } from "./tape-turnovers.ts";
import { rentableWithUnit, useTapeMessages } from "./tape-messages.ts";
import "./tape.css";
import "./tape-bar.css";
import "./tape-chip.css";

export type TapeShows = { readonly rates: boolean; readonly cleaning: boolean };

type LineProps = {
  readonly line: TapeLine;
  /** The number of the row, for screen readers: not all rows are in the document. */
  readonly index: number;
  readonly range: TapeRange;
  readonly shows: TapeShows;
  /** The width of a day, in px. */
  readonly dayPx: number;
  readonly density: Density;
  /** Bars that begin beyond this share of the range are not drawn yet, in percent. */
  readonly seenUntil: number;
  readonly isOverview: boolean;
};

/** Renders again only when its content changes, not while scrolling or dragging. */
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
          const title = [
            name,
            isFrom ? t("rateFrom", { price }) : price,
            ...(minStay > 1 ? [t("minStay", { count: minStay })] : []),
          ].join(" · ");
          return (
            <span
              key={key}
              className="ks-tape-season"
              data-tone={tone}
              title={title}
              style={{ left: `${left}%`, width: `${width}%` }}
            >
              {title}
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
  const messages = useTapeMessages();
  const cleaned = useCleaningMessages();
  const { top, height } = line;
  const isLow = density === "compact";
  const turnovers = shows.cleaning && !isOverview ? turnoversOf(row, range.days) : [];
  const leaving = new Set(turnovers.map(({ between }) => between?.leaving));
  const bars = row.bars.filter(({ left }) => left <= seenUntil);
  const chips = turnovers.filter(({ left }) => left <= seenUntil);
  const arriving = new Set(turnovers.map(({ between }) => between?.arriving));
  /** The time between the guests, the cleaner and the state of the cleaning. */
  const nameOf = (turnover: TapeTurnover): string =>
    [
      messages.timeBetween(turnover),
      ...(turnover.cleaning === null ? [] : [cleaned.name(turnover.cleaning)]),
    ].join(". ");
  const high = barHeight(density);
  const drawn = (bar: TapeBar) => {
    const room = {
      left: arriving.has(bar.key) ? ROOM_FOR_CHIP : 1,
      right: leaving.has(bar.key) ? ROOM_FOR_CHIP : 1,
    };
    const text = messages.text(bar);
    // A chip takes the space in which the text would continue.
    const behind = leaving.has(bar.key) ? 0 : daysBehind(bar, row.bars, range.days);
    const placedText = barText(text, {
      inside: (bar.width / 100) * range.days * dayPx - framePx(bar) - room.left - room.right,
      beyond: behind * dayPx,
      isHigh: bar.lanes === 1 && !isLow,
    });
    const nights = bar.kind === "booking" ? t("nightsShort", { count: bar.of.nights }) : undefined;
    return drawnBar(bar, {
      name: messages.name(bar, row),
      text,
      placedText,
      isLow,
      nights: placedText.kind === "inside" && placedText.nights && bar.lanes === 1 ? nights : undefined,
      position: positionOfBar(bar, { height, high }, room),
    });
  };
  return (
    <div className="ks-tape-line" role="row" aria-rowindex={index + 2} style={{ top, height }}>
      <div className="ks-tape-names" role="rowheader" title={rentableWithUnit(row)}>
        <span className="ks-tape-name">{row.unit?.name ?? t("wholeProperty")}</span>
      </div>
      <div className="ks-tape-track" role="cell">
        {bars.map((bar) =>
          isOverview ? (
            <i
              key={bar.key}
              className="ks-tape-bar"
              data-thin
              {...looksOf(bar)}
              title={messages.name(bar, row)}
              style={positionOfBar(bar, { height, high }, { left: 0, right: 0 })}
            />
          ) : (
            drawn(bar)
          ),
        )}
        {chips.map((turnover) => drawnChip(turnover, height, nameOf(turnover)))}
      </div>
    </div>
  );
}

/** The space on each side of a turnover, so that its chip fits between the two bars. */
const ROOM_FOR_CHIP = 12;
const CHIP_HEIGHT = 24;

/** The padding of a bar's text and the icon before it: as in `tape-bar.css`. */
function framePx(bar: TapeBar): number {
  return 12 + (iconOf(bar) === null ? 0 : 18);
}

function iconOf(bar: TapeBar) {
  return bar.inConflict ? IconAlertTriangle : icons[bar.lease === null ? bar.kind : "lease"];
}

type Drawn = {
  readonly name: string;
  readonly text: string;
  readonly placedText: BarText;
  readonly isLow: boolean;
  readonly nights: string | undefined;
  readonly position: ReturnType<typeof positionOfBar>;
};

/**
 * A bar is one element, with its text inside unless that overflows, and not a component: a chart has a thousand bars,
 * and React would keep and compare each. The chart listens for its clicks.
 */
function drawnBar(bar: TapeBar, { name, text, placedText, isLow, nights, position }: Drawn) {
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
      data-text={placedText.kind === "inside" ? undefined : placedText.kind}
      aria-label={name}
      title={name}
      style={position}
    >
      {Icon === null ? null : <Icon size={14} stroke={1.8} aria-hidden />}
      {placedText.kind === "behind" || placedText.kind === "over" ? (
        <span style={placedText.kind === "over" ? { width: placedText.width } : undefined}>{text}</span>
      ) : (
        text
      )}
    </button>
  );
}

const icons = { booking: null, block: IconLock, lease: IconKey } as const;

/** Also one element, drawn by the stylesheet of the sign; the chart listens for its clicks. */
function drawnChip(turnover: TapeTurnover, height: number, message: string) {
  const { key, left, cleaning } = turnover;
  const looks = looksOfCleaning(signOfTurnover(turnover));
  const shared = {
    ...looks,
    className: `${looks.className} ks-tape-chip`,
    "aria-label": message,
    title: message,
    style: { left: `${left}%`, top: (height - CHIP_HEIGHT) / 2 },
  };
  return cleaning === null ? (
    <span key={key} role="img" {...shared} />
  ) : (
    <button key={key} type="button" tabIndex={-1} data-turnover={cleaning.turnoverId} {...shared} />
  );
}
