import { setTimeout as pause } from "node:timers/promises";

import autocannon from "autocannon";

import { median } from "../bench-table.ts";
import { ask } from "./stage/ask.ts";
import type { Fault } from "./fault.ts";
import { seconds } from "./fault.ts";

const SOCKETS = 1_000;
const SECONDS = 6;
const SHED_WITHIN_MS = 50;
const LONGEST_MS = 5_000;
const HEALTH_WITHIN_MS = 1_000;

/** A thousand sockets at once: excess requests are refused at once with Retry-After, and no request waits for long. */
export const overload: Fault = {
  name: "overload",
  databases: ["embedded", "PostgreSQL"],
  mayRefuse: true,
  async play({ products: [product], people, load }) {
    const before = load.answers.length;
    const headers = people[0]?.headers ?? {};
    // In a thread of its own, so that it does not delay the steady load, which measures its responses.
    const flood = autocannon({
      url: `${product.url}/api/v1/tenants?limit=50`,
      connections: SOCKETS,
      duration: SECONDS,
      timeout: 20,
      workers: 1,
      headers: { ...headers },
    });
    let over = false;
    void flood.then(() => (over = true));
    let slowestHealthMs = 0;
    while (!over) {
      slowestHealthMs = Math.max(slowestHealthMs, (await ask(product.url, { path: "/healthz" })).ms);
      await pause(100);
    }
    const { errors, statusCodeStats = {}, latency } = await flood;
    const strange = Object.keys(statusCodeStats).filter((status) => status !== "200" && status !== "503");
    const shedMs = load.answers.slice(before).flatMap(({ status, ms }) => (status === 503 ? [ms] : []));
    return [
      ...(errors > 0 ? [`${errors} of the sockets broke or got no answer`] : []),
      ...strange.map((status) => `${statusCodeStats[status]?.count} answers ${status} to the sockets`),
      ...(latency.max > LONGEST_MS ? [`a socket waited ${seconds(latency.max)}`] : []),
      ...(shedMs.length > 0 && median(shedMs) > SHED_WITHIN_MS
        ? [`refused only after ${Math.round(median(shedMs))} ms`]
        : []),
      ...(slowestHealthMs > HEALTH_WITHIN_MS ? [`/healthz took ${seconds(slowestHealthMs)}`] : []),
    ];
  },
};
