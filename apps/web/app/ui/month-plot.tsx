import { type KeyboardEvent, useId, useState } from "react";

import { type PlotScale, plotScale, spread } from "./plot-scale.ts";
import { useWidth } from "./use-width.ts";
import "./month-plot.css";

export type PlotMonth = {
  readonly key: string;
  /** Below the axis, and in full. */
  readonly label: string;
  readonly name: string;
  /** The running one: outlined and pale, since it is not over. */
  readonly now?: boolean;
};

export type PlotSeries = {
  readonly key: string;
  readonly label: string;
  readonly mark: "bar" | "line";
  /** Its colour of the chart palette. */
  readonly slot: 1 | 2 | 3 | 4 | 5;
  /** Money out: told from money in by more than the colour. */
  readonly hatched?: boolean;
  /** Month by month; null has no mark. */
  readonly values: readonly (number | null)[];
};

type MonthPlotProps = {
  /** The message in words; the same numbers stand in the table beside it. */
  readonly summary: string;
  readonly months: readonly PlotMonth[];
  readonly series: readonly PlotSeries[];
  /** Writes a tick of the axis, and a value at its mark. */
  readonly tick: (value: number) => string;
  readonly say: (value: number) => string;
  /** The end of the axis, where it is always the same one. */
  readonly most?: number;
  /** Each bar says its value. */
  readonly valued?: boolean;
  readonly sample?: boolean;
};

const HEIGHT = 240;
const TOP = 20;
const BASE = HEIGHT - 24;
/** Below this width there is no room beside the marks: a legend stands under them. */
const NARROW = 460;
/** Of more bars a phone has room for the name of every other one, the last among them. */
const MOST_NAMED = 8;

/**
 * Months as bars and lines from zero; own marks, no library. The arrow keys read one month after the other, as the pointer does. Labels
 * stand at the marks of the last month.
 */
export function MonthPlot(props: MonthPlotProps) {
  const { summary, months, series, tick, say, most, valued = false, sample = false } = props;
  const { place, width } = useWidth(588);
  const [at, setAt] = useState<number | null>(null);
  const hatch = `ks-hatch-${useId().replaceAll(/\W/g, "")}`;
  const narrow = width < NARROW;
  const isOne = series.length === 1;
  const left = sample ? 0 : narrow ? 48 : 56;
  const right = sample || isOne || narrow ? 8 : 104;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const scale = plotScale(values, { top: TOP, base: BASE }, most);
  const slot = (width - left - right) / Math.max(1, months.length);
  const x = (month: number) => left + (month + 0.5) * slot;
  const frame: Frame = { scale, x, slot, width, left, right, hatch };
  return (
    <div ref={place} className="ks-month-plot" data-sample={sample}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a group that the arrow keys read; its role is in the spread */}
      <div
        {...(sample ? {} : { tabIndex: 0, role: "group", "aria-label": summary })}
        className="ks-month-plot-marks"
        onKeyDown={(event) => {
          const next = monthByKey(event, at, months.length);
          if (next === undefined) return;
          event.preventDefault();
          setAt(next);
        }}
        onBlur={() => {
          setAt(null);
        }}
        onPointerMove={(event) => {
          const { left: start } = event.currentTarget.getBoundingClientRect();
          const month = Math.floor((event.clientX - start - left) / slot);
          setAt(month >= 0 && month < months.length ? month : null);
        }}
        onPointerLeave={() => {
          setAt(null);
        }}
      >
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          width={width}
          height={HEIGHT}
          {...(sample ? { role: "img", "aria-label": summary } : { "aria-hidden": true })}
        >
          <Hatch id={hatch} />
          {sample ? null : <Axis frame={frame} tick={tick} />}
          {at === null ? null : (
            <rect
              className="ks-month-plot-at"
              x={x(at) - slot / 2}
              y={TOP - 8}
              width={slot}
              height={BASE - TOP + 8}
            />
          )}
          <Bars months={months} series={series} frame={frame} say={valued ? say : null} />
          <Lines months={months} series={series} frame={frame} />
          <MonthNames months={months} frame={frame} />
          {right > 8 ? <EndLabels series={series} frame={frame} tick={tick} /> : null}
        </svg>
      </div>
      {sample || (isOne && at === null) ? (
        <p className="ks-month-plot-read" aria-hidden />
      ) : (
        <Reading
          month={at === null ? null : (months[at] ?? null)}
          at={at}
          series={series}
          say={say}
          narrow={narrow}
        />
      )}
    </div>
  );
}

type Frame = {
  readonly scale: PlotScale;
  readonly x: (month: number) => number;
  readonly slot: number;
  readonly width: number;
  readonly left: number;
  readonly right: number;
  readonly hatch: string;
};

function monthByKey({ key }: KeyboardEvent, at: number | null, months: number): number | null | undefined {
  if (key === "ArrowRight") return at === null ? 0 : Math.min(at + 1, months - 1);
  if (key === "ArrowLeft") return at === null ? months - 1 : Math.max(at - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return months - 1;
  return key === "Escape" && at !== null ? null : undefined;
}

function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className="ks-month-plot-hatch" x1="0" x2="0" y1="0" y2="6" />
      </pattern>
    </defs>
  );
}

function Axis({ frame, tick }: { readonly frame: Frame; readonly tick: (value: number) => string }) {
  const { scale, left, width, right } = frame;
  return scale.ticks.map((value) => (
    <g key={value}>
      <line x1={left} x2={width - right} y1={scale.y(value)} y2={scale.y(value)} data-axis={value === 0} />
      <text x={left - 8} y={scale.y(value) + 4} textAnchor="end">
        {tick(value)}
      </text>
    </g>
  ));
}

type MarksProps = Pick<MonthPlotProps, "months" | "series"> & { readonly frame: Frame };

function Bars({
  months,
  series,
  frame,
  say,
}: MarksProps & { readonly say: ((value: number) => string) | null }) {
  const { scale, x, slot, hatch } = frame;
  const bars = series.filter(({ mark }) => mark === "bar");
  const width = Math.min(40, (slot * (bars.length > 1 ? 0.72 : 0.5)) / Math.max(1, bars.length));
  return bars.map((one, order) =>
    one.values.map((value, month) => {
      if (value === null) return null;
      const from = x(month) + (order - bars.length / 2) * width;
      const shape = {
        x: from + 1,
        y: scale.y(Math.max(0, value)),
        width: width - 2,
        height: Math.abs(scale.y(value) - scale.y(0)),
        rx: 3,
      };
      const isNow = months[month]?.now === true;
      return (
        <g key={`${one.key} ${months[month]?.key}`} data-slot={one.slot}>
          {shape.height > 0 ? <rect {...shape} data-now={isNow} /> : null}
          {shape.height > 0 && one.hatched === true ? (
            <rect {...shape} style={{ fill: `url(#${hatch})` }} />
          ) : null}
          {say === null ? null : (
            <text x={from + width / 2} y={shape.y - 6} textAnchor="middle" data-value="true">
              {say(value)}
            </text>
          )}
        </g>
      );
    }),
  );
}

function Lines({ months, series, frame: { scale, x } }: MarksProps) {
  return series
    .filter(({ mark }) => mark === "line")
    .map((one) => (
      <g key={one.key} data-slot={one.slot} className="ks-month-plot-line">
        <path d={pathOf(one.values, (value, month) => `${x(month)} ${scale.y(value)}`)} />
        {one.values.map((value, month) =>
          value === null ? null : <circle key={months[month]?.key} cx={x(month)} cy={scale.y(value)} r={4} />,
        )}
      </g>
    ));
}

/** Broken where a month has no value. */
function pathOf(values: PlotSeries["values"], point: (value: number, month: number) => string): string {
  return values
    .map((value, month) => {
      if (value === null) return "";
      const before = month === 0 ? null : values[month - 1];
      return `${before === null || before === undefined ? "M" : "L"}${point(value, month)}`;
    })
    .join("");
}

function MonthNames({ months, frame: { x } }: Omit<MarksProps, "series">) {
  return months.map(({ key, label, now }, at) => (
    <text
      key={key}
      x={x(at)}
      y={HEIGHT - 6}
      textAnchor="middle"
      data-now={now === true}
      data-between={months.length > MOST_NAMED && (months.length - at) % 2 === 0}
    >
      {label}
    </text>
  ));
}

type EndLabelsProps = Pick<MonthPlotProps, "series" | "tick"> & { readonly frame: Frame };

/** At the marks of the last month, 16 px apart. */
function EndLabels({ series, tick, frame: { scale, width, right } }: EndLabelsProps) {
  const last = series.flatMap((one) => {
    const value = one.values.at(-1) ?? null;
    return value === null ? [] : [{ ...one, value }];
  });
  const heights = spread(
    last.map(({ value }) => scale.y(value)),
    16,
    BASE,
  );
  return last.map(({ key, label, slot, value }, at) => (
    <g key={key} data-slot={slot} className="ks-month-plot-end">
      <line x1={width - right + 4} x2={width - right + 12} y1={heights[at]} y2={heights[at]} />
      <text x={width - right + 16} y={(heights[at] ?? 0) + 4}>
        {`${label} ${tick(value)}`}
      </text>
    </g>
  ));
}

type ReadingProps = Pick<MonthPlotProps, "series" | "say"> & {
  readonly month: PlotMonth | null;
  readonly at: number | null;
  readonly narrow: boolean;
};

/** What the month in hand comes to; without one, on a phone, what the colours mean. */
function Reading({ month, at, series, say, narrow }: ReadingProps) {
  return (
    <p className="ks-month-plot-read" aria-live="polite">
      {month === null ? null : <b>{month.name}</b>}
      {month === null && !narrow
        ? null
        : series.map(({ key, label, slot, hatched = false, values }) => {
            const value = at === null ? null : (values[at] ?? null);
            return (
              <span key={key}>
                <i data-slot={slot} data-hatched={hatched} aria-hidden />
                {label} {at === null ? "" : value === null ? "—" : say(value)}
              </span>
            );
          })}
    </p>
  );
}
