/** Labels of the series of one metric; each has few values, and none identifies a person or a workspace. */
export type Labels = Readonly<Record<string, string>>;

export type Sample = { readonly labels: Labels; readonly value: number };

/** Counts up as long as the process runs. */
export type Counter = { readonly add: (labels: Labels) => void };

/** The distribution of durations. */
export type Histogram = { readonly observe: (labels: Labels, seconds: number) => void };

export type MetricRegistry = {
  readonly counter: (name: string, help: string) => Counter;
  readonly histogram: (name: string, help: string, buckets: readonly number[]) => Histogram;
  /** Read at each scrape, and left out if that fails. */
  readonly gauge: (
    name: string,
    help: string,
    read: () => readonly Sample[] | Promise<readonly Sample[]>,
  ) => void;
  /** All metrics in Prometheus' text format, version 0.0.4. */
  readonly text: () => Promise<string>;
};

export const PROMETHEUS_TEXT = "text/plain; version=0.0.4; charset=utf-8";

type Metric = {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "histogram" | "gauge";
  readonly lines: () => readonly string[] | Promise<readonly string[]>;
};

/**
 * Metrics of this process in Prometheus' format. Written by hand, because a package for it would add three others.
 */
export function createRegistry(): MetricRegistry {
  const metrics: Metric[] = [];
  return {
    counter(name, help) {
      const counts = new Map<string, number>();
      metrics.push({
        name,
        help,
        type: "counter",
        lines: () => [...counts].map(([series, value]) => `${name}${series} ${value}`),
      });
      return {
        add(labels) {
          const series = seriesOf(labels);
          counts.set(series, (counts.get(series) ?? 0) + 1);
        },
      };
    },
    histogram(name, help, buckets) {
      const spreads = new Map<string, Spread>();
      metrics.push({
        name,
        help,
        type: "histogram",
        lines: () => [...spreads.values()].flatMap((spread) => spreadLines(name, buckets, spread)),
      });
      return {
        observe(labels, seconds) {
          const series = seriesOf(labels);
          let spread = spreads.get(series);
          if (spread === undefined) {
            spread = { labels, within: buckets.map(() => 0), count: 0, sum: 0 };
            spreads.set(series, spread);
          }
          put(spread, buckets, seconds);
        },
      };
    },
    gauge(name, help, read) {
      metrics.push({
        name,
        help,
        type: "gauge",
        async lines() {
          const samples = await Promise.resolve(read()).catch(() => []);
          return samples.map(({ labels, value }) => `${name}${seriesOf(labels)} ${numberText(value)}`);
        },
      });
    },
    async text() {
      const parts = await Promise.all(
        metrics.map(async ({ name, help, type, lines }) =>
          [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...(await lines())].join("\n"),
        ),
      );
      return `${parts.join("\n")}\n`;
    },
  };
}

type Spread = { readonly labels: Labels; readonly within: number[]; count: number; sum: number };

function put(spread: Spread, buckets: readonly number[], seconds: number): void {
  spread.count += 1;
  spread.sum += seconds;
  const first = buckets.findIndex((most) => seconds <= most);
  if (first >= 0) spread.within[first] = (spread.within[first] ?? 0) + 1;
}

/** Buckets are cumulative. */
function spreadLines(name: string, buckets: readonly number[], spread: Spread): readonly string[] {
  const { labels, within, count, sum } = spread;
  let held = 0;
  const lines = buckets.map((most, index) => {
    held += within[index] ?? 0;
    return `${name}_bucket${seriesOf({ ...labels, le: String(most) })} ${held}`;
  });
  const series = seriesOf(labels);
  return [
    ...lines,
    `${name}_bucket${seriesOf({ ...labels, le: "+Inf" })} ${count}`,
    `${name}_sum${series} ${numberText(sum)}`,
    `${name}_count${series} ${count}`,
  ];
}

function seriesOf(labels: Labels): string {
  const words = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return words.length === 0 ? "" : `{${words.join(",")}}`;
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function numberText(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? "NaN" : value > 0 ? "+Inf" : "-Inf";
}
