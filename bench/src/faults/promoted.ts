import { replicationBinaries } from "@keystead/testkit/postgres-binaries";

import type { Fault } from "./fault.ts";
import { watchReadiness } from "./stage/watch-readiness.ts";

const AWAY_MS = 4_000;
const BACK_MS = 10_000;

/**
 * A primary dies permanently and its synchronous standby takes over; both processes must find it (docs/decisions/0111).
 */
export const promoted: Fault = {
  name: "promoted",
  databases: ["PostgreSQL"],
  processes: 2,
  withStandby: true,
  impossible: async () => (replicationBinaries() === null ? "no pg_basebackup" : null),
  mayRefuse: true,
  recoversWithinMs: BACK_MS,
  async play({ cluster, standby, products: [product] }) {
    await cluster().crash();
    const problems = await watchReadiness(product.url, AWAY_MS);
    await standby().promote();
    return problems;
  },
};
