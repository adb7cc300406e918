import { spreadLabels } from "./plot-scale.ts";
import type { Frame, PlotMonth, PlotSeries } from "./plot-series.ts";
import "./month-plot.css";

export type MarksProps = {
  readonly months: readonly PlotMonth[];
  readonly series: readonly PlotSeries[];
  readonly frame: Frame;
};

export type BarsProps = MarksProps & {
  /** Formats the value above each bar; null shows none. */
  readonly say: ((value: number) => string) | null;
  /** Stacked instead of side by side. */
  readonly stacked: boolean;
};

export function Bars({ months, series, frame, say, stacked }: BarsProps) {
  const { scale, x, slot, hatch } = frame;
  const bars = series.filter(({ mark }) => mark === "bar");
  const beside = stacked ? 1 : bars.length;
  const width = Math.min(40, (slot * (beside > 1 ? 0.72 : 0.5)) / Math.max(1, beside));
  // Narrow bars get a narrower gap.
  const gap = Math.min(1, width / 8);
  return bars.map((one, order) =>
    one.values.map((value, month) => {
      if (value === null) return null;
      const from = x(month) + ((stacked ? 0 : order) - beside / 2) * width;
      const floor = stacked ? sumAt(bars.slice(0, order), month) : 0;
      const top = scale.y(Math.max(floor, floor + value));
      const shape = {
        x: from + gap,
        y: top,
        width: width - 2 * gap,
        height: Math.abs(scale.y(floor + value) - scale.y(floor)),
        rx: stacked ? 1 : 3,
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

/** Sum of the stacked values of one month, in the unit of the axis. */
export function sumAt(series: readonly Pick<PlotSeries, "values">[], month: number): number {
  let height = 0;
  for (const { values } of series) height += values[month] ?? 0;
  return height;
}

export function Lines({ months, series, frame: { scale, x } }: MarksProps) {
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

/** The line is interrupted where a month has no value. */
function pathOf(values: PlotSeries["values"], point: (value: number, month: number) => string): string {
  return values
    .map((value, month) => {
      if (value === null) return "";
      const before = month === 0 ? null : values[month - 1];
      return `${before === null || before === undefined ? "M" : "L"}${point(value, month)}`;
    })
    .join("");
}

type EndLabelsProps = Omit<MarksProps, "months"> & { readonly tick: (value: number) => string };

/** The text of the label at the mark of the last month; empty if that month has no value. */
export function labelAtEnd({ label, values }: PlotSeries, tick: (value: number) => string): string {
  const value = values.at(-1) ?? null;
  return value === null ? "" : `${label} ${tick(value)}`;
}

/** Labels at the marks of the last month, at least 16 px apart. */
export function EndLabels({ series, tick, frame: { scale, width, right, base } }: EndLabelsProps) {
  const last = series.flatMap((one) => {
    const value = one.values.at(-1) ?? null;
    return value === null ? [] : [{ ...one, value, words: labelAtEnd(one, tick) }];
  });
  const heights = spreadLabels(
    last.map(({ value }) => scale.y(value)),
    16,
    base,
  );
  return last.map(({ key, slot, words }, at) => (
    <g key={key} data-slot={slot} className="ks-month-plot-end">
      <line x1={width - right + 4} x2={width - right + 12} y1={heights[at]} y2={heights[at]} />
      <text x={width - right + 16} y={(heights[at] ?? 0) + 4}>
        {words}
      </text>
    </g>
  ));
}

/** Overlays a bar of money paid out. */
export function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className="ks-month-plot-hatch" x1="0" x2="0" y1="0" y2="6" />
      </pattern>
    </defs>
  );
}
