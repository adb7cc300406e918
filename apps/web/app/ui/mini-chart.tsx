import { useId } from "react";

import "./mini-chart.css";

type ShareBarProps = {
  readonly label: string;
  /** Shares of the whole, 0 to 1. */
  readonly good: number;
  readonly late?: number;
};

/** A thin bar of shares; the numbers beside it say the same, so it is hidden from screen readers unless it is named. */
export function ShareBar({ label, good, late = 0 }: ShareBarProps) {
  return (
    <div className="ks-mini-chart-share" role="img" aria-label={label}>
      {good > 0 ? <span data-part="good" style={{ width: `${Math.min(good, 1) * 100}%` }} /> : null}
      {late > 0 ? <span data-part="late" style={{ width: `${Math.min(late, 1) * 100}%` }} /> : null}
    </div>
  );
}

export type Bar = {
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The running month: outlined and pale, since it is not over. */
  readonly now?: boolean;
  /** What the value is made of, from the axis outwards, each of the value's sign; the colours are those of the chart palette. */
  readonly parts?: readonly BarPart[];
};

export type BarPart = { readonly series: 1 | 2 | 3 | 4 | 5; readonly value: number };

type BarChartProps = {
  /** The message in words; the same numbers stand in the table beside it. */
  readonly summary: string;
  readonly bars: readonly Bar[];
  /** Writes a tick of the axis. */
  readonly tick: (value: number) => string;
  readonly sample?: boolean;
};

/** Of more bars a phone has room for the name of every other one, the last among them. */
const MOST_NAMED = 8;
const WIDTH = 588;
const HEIGHT = 240;
const LEFT = 64;
const BASE = HEIGHT - 24;
const TOP = 12;

/** Bars from zero with about five grid lines; own marks, no library. */
export function BarChart({ summary, bars, tick, sample = false }: BarChartProps) {
  const hatch = useId();
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const step = niceStep((most - least) / 4);
  const top = Math.max(step, Math.ceil(most / step) * step);
  const bottom = Math.floor(least / step) * step;
  const ticks = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, index) => bottom + index * step,
  );
  const y = (value: number) => BASE - ((value - bottom) / (top - bottom)) * (BASE - TOP);
  const slot = (WIDTH - LEFT) / Math.max(1, bars.length);
  const width = Math.min(40, slot * 0.5);
  return (
    <svg className="ks-mini-chart-bars" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary}>
      {bars.some(({ parts = [] }) => parts.some(({ series }) => series === HATCHED)) ? (
        <Hatch id={hatch} />
      ) : null}
      {sample
        ? null
        : ticks.map((value) => (
            <g key={value}>
              <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} data-axis={value === 0} />
              <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
                {tick(value)}
              </text>
            </g>
          ))}
      {sample ? <line x1={0} x2={WIDTH} y1={BASE} y2={BASE} data-axis="true" /> : null}
      {bars.map((bar, index) => {
        const x = (sample ? 0 : LEFT) + (index + 0.5) * (sample ? WIDTH / bars.length : slot);
        return (
          <g key={bar.key}>
            {marksOf(bar).map(({ from, to, series }) =>
              from === to ? null : (
                <rect
                  key={series}
                  x={x - width / 2}
                  y={Math.min(y(from), y(to))}
                  width={width}
                  height={Math.abs(y(from) - y(to))}
                  rx={bar.parts === undefined ? 3 : 1}
                  data-now={bar.now === true}
                  data-sample={sample}
                  data-series={series}
                  {...(series === HATCHED ? { fill: `url(#${hatch})` } : {})}
                />
              ),
            )}
            <text
              x={x}
              y={HEIGHT - 6}
              textAnchor="middle"
              data-now={bar.now === true}
              data-between={bars.length > MOST_NAMED && (bars.length - index) % 2 === 0}
            >
              {bar.label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type Mark = { readonly from: number; readonly to: number; readonly series: BarPart["series"] };

/** Each part stands on the one before. */
function marksOf({ value, parts }: Bar): readonly Mark[] {
  if (parts === undefined) return [{ from: 0, to: value, series: 1 }];
  let end = 0;
  return parts.map((part) => {
    const from = end;
    end += part.value;
    return { from, to: end, series: part.series };
  });
}

/** Money out is hatched besides being of another colour. */
const HATCHED = 2;

function Hatch({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect data-hatch="ground" width={6} height={6} />
      <rect data-hatch="stripe" width={2} height={6} />
    </pattern>
  );
}

/** 1, 2 or 5 times a power of ten, at least 1. */
function niceStep(raw: number): number {
  if (raw <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= raw) ?? 10;
  return factor * power;
}
