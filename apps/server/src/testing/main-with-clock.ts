import { runningClock } from "@keystead/testkit/clock";

import { startProduct } from "../start-product.ts";

/**
 * The product on a clock that stood at `CLOCK_STARTS_AT` when this process started. It never rejects a request because
 * the machine is busy; everything else is as in production.
 */
await startProduct(process.env, {
  clock: runningClock(process.env["CLOCK_STARTS_AT"] ?? "", 0),
  patienceMs: 600_000,
});
