import { expect, it } from "vitest";

import { createRegistry } from "./prometheus.ts";

it("writes counters, spreads and what is read when it is asked for", async () => {
  const registry = createRegistry();
  const counter = registry.counter("a_total", "Counted.");
  counter.add({ route: "/x", status: "200" });
  counter.add({ route: "/x", status: "200" });
  counter.add({ route: 'with "quotes", a \\ and\na line', status: "404" });
  const histogram = registry.histogram("b_seconds", "Took.", [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 2]) histogram.observe({ route: "/x" }, seconds);
  registry.gauge("c", "Now.", async () => [{ labels: {}, value: 7.5 }]);
  expect(await registry.text()).toBe(
    [
      "# HELP a_total Counted.",
      "# TYPE a_total counter",
      'a_total{route="/x",status="200"} 2',
      'a_total{route="with \\"quotes\\", a \\\\ and\\na line",status="404"} 1',
      "# HELP b_seconds Took.",
      "# TYPE b_seconds histogram",
      'b_seconds_bucket{route="/x",le="0.1"} 2',
      'b_seconds_bucket{route="/x",le="1"} 3',
      'b_seconds_bucket{route="/x",le="+Inf"} 4',
      'b_seconds_sum{route="/x"} 2.65',
      'b_seconds_count{route="/x"} 4',
      "# HELP c Now.",
      "# TYPE c gauge",
      "c 7.5",
      "",
    ].join("\n"),
  );
});

it("leaves out what cannot be read now, and says the rest", async () => {
  const registry = createRegistry();
  registry.gauge("gone", "Of a database that is away.", () => Promise.reject(new Error("away")));
  registry.gauge("there", "Here.", () => [{ labels: {}, value: 1 }]);
  expect(await registry.text()).toContain(
    "# TYPE gone gauge\n# HELP there Here.\n# TYPE there gauge\nthere 1\n",
  );
});
