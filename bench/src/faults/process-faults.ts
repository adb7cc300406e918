import { setTimeout as pause } from "node:timers/promises";

import type { Fault } from "./fault.ts";
import { isReady, type Product } from "./stage/product.ts";

const ROUNDS = 2;
const END_WITHIN_MS = 15_000;
const BETWEEN_MS = 1_000;

/** An orderly stop under load: every connected client gets its response, then the process exits with 0. */
export const processFaults: readonly Fault[] = [
  {
    name: "SIGTERM under load",
    databases: ["embedded", "PostgreSQL"],
    endsProcesses: true,
    mayRefuse: false,
    async play({ products: [product] }) {
      const problems: string[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        problems.push(...(await stopAndStart(product)));
        await pause(BETWEEN_MS);
      }
      return problems;
    },
  },
  {
    name: "rolling restart of two",
    databases: ["PostgreSQL"],
    processes: 2,
    endsProcesses: true,
    mayRefuse: false,
    async play({ products }) {
      const problems: string[] = [];
      for (const product of products) {
        problems.push(...(await stopAndStart(product)));
        while (!(await isReady(product.url)) && product.endedAs() === null) await pause(50);
      }
      return problems;
    },
  },
];

async function stopAndStart(product: Product): Promise<readonly string[]> {
  const problems: string[] = [];
  product.kill("SIGTERM");
  const end = await product.ended(END_WITHIN_MS);
  if (end === null) {
    problems.push("still there 15 s after SIGTERM");
    product.kill("SIGKILL");
    await product.ended(END_WITHIN_MS);
  } else if (end.code !== 0) problems.push(`ended with ${end.signal ?? end.code} instead of 0`);
  const complaint = await product.start();
  if (complaint !== null) problems.push("did not start again");
  return problems;
}
