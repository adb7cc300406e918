import { Fragment, type KeyboardEvent, useId, useState } from "react";

import {
  Bars,
  type BarsProps,
  EndLabels,
  Hatch,
  labelAtEnd,
  Lines,
  type MarksProps,
  sumAt,
} from "./plot-marks.tsx";
import { plotScale } from "./plot-scale.ts";
import { type Frame, isEmptyPlot, type PlotMonth, type PlotSeries } from "./plot-series.ts";
import { useTranslation } from "../text/use-translation.ts";
import { useWidth } from "../size/use-width.ts";
import "./month-plot.css";

type MonthPlotProps = {
  /** The message in words; the table beside the plot has the same numbers. */
  readonly summary: string;
  readonly months: readonly PlotMonth[];
  readonly series: readonly PlotSeries[];
  /** Formats a tick of the axis, and the value at a mark. */
  readonly tick: (value: number) => string;
  readonly say: (value: number) => string;
  /** A fixed end of the axis. */
  readonly most?: number;
  /** Writes its value above each bar. */
  readonly valued?: boolean;
  /** The bars of a month are parts of a whole and are stacked. */
  readonly stacked?: boolean;
  readonly sample?: boolean;
};

const HEIGHT = 240;
const TOP = 20;
const BASE = HEIGHT - 24;
/** Height of the line of years below the names of the months. */
const YEARS = 14;
/** Below this width the labels do not fit beside the marks, so a legend stands below. */
const NARROW = 460;
/** The least width of the axis; longer tick labels widen it. */
const LEFT = 44;
const CHARACTER = 7;
/** The least width of the labels at the last month. */
const LABELS = 104;
/** With more bars than this, a phone shows the name of every other one, always including the last. */
const MOST_NAMED = 8;

/**
 * The only chart with an axis: months, or the years of a loan, as bars and lines from zero, drawn without a library.
 * Arrow keys and pointer read one month at a time. Labels stand at the marks of the last month. Without data it says so
 * instead of drawing an axis from 0 to 1.
 */
export function MonthPlot(props: MonthPlotProps) {
  const { t } = useTranslation("ui");
  if (!isEmptyPlot(props.series, props.most)) return <Plot {...props} />;
  return <p className="ks-month-plot-nothing">{t("chart.nothing")}</p>;
}

function Plot(props: MonthPlotProps) {
  const { summary, months, series, tick, say, most, valued = false } = props;
  const { stacked = false, sample = false } = props;
  const { place, width } = useWidth(588);
  const [at, setAt] = useState<number | null>(null);
  const hatch = `ks-hatch-${useId().replaceAll(/\W/g, "")}`;
  const narrow = width < NARROW;
  const isOne = series.length === 1;
  // Stacked parts have no end mark to put a label at.
  const right = sample || isOne || narrow || stacked ? 8 : roomForLabels(series, tick);
  const values = stacked
    ? months.map((_, month) => sumAt(series, month))
    : series.flatMap((one) => one.values.filter((value) => value !== null));
  const scale = plotScale(values, { top: TOP, base: BASE }, most);
  const longest = Math.max(...scale.ticks.map((value) => tick(value).length));
  const left = sample ? 0 : Math.max(LEFT, 12 + CHARACTER * longest);
  const slot = Math.max(0, (width - left - right) / Math.max(1, months.length));
  const x = (month: number) => left + (month + 0.5) * slot;
  const height = HEIGHT + (months.some(({ year }) => year !== undefined) ? YEARS : 0);
  const frame: Frame = { scale, x, slot, width, left, right, hatch, base: BASE };
  return (
    <div ref={place} className="ks-month-plot" data-sample={sample}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a group read with the arrow keys; its role is in the spread props */}
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
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
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
          <Marks months={months} series={series} frame={frame} say={valued ? say : null} stacked={stacked} />
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
          named={right > 8}
        />
      )}
    </div>
  );
}

/** The labels at the marks of the last month: their stroke, and the longest of them. */
function roomForLabels(series: readonly PlotSeries[], tick: (value: number) => string): number {
  const longest = Math.max(...series.map((one) => labelAtEnd(one, tick).length));
  return Math.max(LABELS, 20 + CHARACTER * longest);
}

function monthByKey({ key }: KeyboardEvent, at: number | null, months: number): number | null | undefined {
  if (key === "ArrowRight") return at === null ? 0 : Math.min(at + 1, months - 1);
  if (key === "ArrowLeft") return at === null ? months - 1 : Math.max(at - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return months - 1;
  return key === "Escape" && at !== null ? null : undefined;
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

/** While the box is laid out it may be narrower than the axis; no month then has room for a mark. */
function Marks(props: BarsProps) {
  if (props.frame.slot === 0) return null;
  return (
    <>
      <Bars {...props} />
      <Lines {...props} />
      <MonthNames {...props} />
    </>
  );
}

function MonthNames({ months, frame: { x } }: Omit<MarksProps, "series">) {
  return months.map(({ key, label, year, now }, at) => (
    <Fragment key={key}>
      <text
        x={x(at)}
        y={HEIGHT - 6}
        textAnchor="middle"
        data-now={now === true}
        data-between={months.length > MOST_NAMED && (months.length - at) % 2 === 0}
      >
        {label}
      </text>
      {year === undefined ? null : (
        <text x={x(at)} y={HEIGHT - 6 + YEARS} textAnchor="middle">
          {year}
        </text>
      )}
    </Fragment>
  ));
}

type ReadingProps = Pick<MonthPlotProps, "series" | "say"> & {
  readonly month: PlotMonth | null;
  readonly at: number | null;
  /** The names are already shown beside the marks, so no legend is needed. */
  readonly named: boolean;
};

/** The values of the month being read; without one, and without labels at the marks, the legend. */
function Reading({ month, at, series, say, named }: ReadingProps) {
  return (
    <p className="ks-month-plot-read" aria-live="polite">
      {month === null ? null : <b>{month.name}</b>}
      {month === null && named
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
