import "../figures/figure-card.css";

type SparklineProps = { readonly values: readonly (number | null)[] };

const WIDTH = 88;
const HEIGHT = 28;

/** The trend of six months; the charts have the numbers, so it is hidden from screen readers. */
export function Sparkline({ values }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const most = Math.max(...known);
  const least = Math.min(...known);
  const x = (at: number) => 3 + (at / Math.max(1, values.length - 1)) * (WIDTH - 6);
  const y = (value: number) => HEIGHT - 4 - ((value - least) / Math.max(most - least, 1e-9)) * (HEIGHT - 8);
  const points = values.map((value, at) => (value === null ? null : `${x(at)} ${y(value)}`));
  const path = points
    .map((point, at) => (point === null ? "" : `${(points[at - 1] ?? null) === null ? "M" : "L"}${point}`))
    .join("");
  const last = values.length - 1;
  const end = values[last] ?? null;
  return (
    <svg
      className="ks-figure-card-spark"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden
    >
      <path d={path} />
      {end === null ? null : <circle cx={x(last)} cy={y(end)} r={3} />}
    </svg>
  );
}
