import { setTimeout as pause } from "node:timers/promises";

import type { Fault } from "./fault.ts";
import { watchReadiness } from "./stage/watch-readiness.ts";

const AWAY_MS = 4_000;
const SLOW_MS = 4_000;
const DELAY_MS = 150;

/** Faults of the PostgreSQL server, which the product must survive and report on `/readyz` meanwhile. */
// oxlint-disable-next-line max-lines-per-function -- one table: a fault per entry
export function databaseFaults(freezeMs: number): readonly Fault[] {
  return [
    {
      name: "killed",
      databases: ["PostgreSQL"],
      mayRefuse: true,
      async play({ cluster, products: [product] }) {
        await cluster().crash();
        const problems = await watchReadiness(product.url, AWAY_MS);
        await cluster().restart();
        return problems;
      },
    },
    {
      name: "restarted",
      databases: ["PostgreSQL"],
      mayRefuse: true,
      async play({ cluster }) {
        await cluster().shutDown();
        await cluster().restart();
        return [];
      },
    },
    {
      name: "frozen",
      databases: ["PostgreSQL"],
      mayRefuse: true,
      async play({ cluster, products: [product] }) {
        cluster().freeze();
        try {
          return await watchReadiness(product.url, freezeMs);
        } finally {
          cluster().thaw();
        }
      },
    },
    {
      name: "cut",
      databases: ["PostgreSQL"],
      throughProxy: true,
      mayRefuse: true,
      async play({ proxy, products: [product] }) {
        await proxy().cut();
        const problems = await watchReadiness(product.url, AWAY_MS);
        await proxy().mend();
        return problems;
      },
    },
    {
      name: "slow",
      databases: ["PostgreSQL"],
      throughProxy: true,
      mayRefuse: true,
      async play({ proxy }) {
        proxy().delay(DELAY_MS);
        await pause(SLOW_MS);
        proxy().delay(0);
        return [];
      },
    },
  ];
}
