import { maxWorkers } from "../../vitest.workers.ts";

/** Its own start, files, kills, faults and archive. */
export const onlyOnEmbedded = [
  "src/kernel/db/embedded/embedded.test.ts",
  "src/kernel/db/embedded/kill.test.ts",
  "src/operator/archive.test.ts",
  "src/operator/erasure.test.ts",
  "src/testing/embedded-faults.test.ts",
  "src/testing/processes/server-process.test.ts",
];

/** Run on PostgreSQL as well: every procedure of the contract once, and the features whose SQL says most. */
export const alsoOnEmbedded = [
  "src/features/leases/leases.test.ts",
  "src/features/ledger/income-months.test.ts",
  "src/features/payments/income-links/link-income.test.ts",
  "src/features/payments/transfers.test.ts",
  "src/features/portfolio/portfolio.test.ts",
  "src/features/bulk/bulk.test.ts",
  "src/features/tenants/tenants.test.ts",
  "src/features/turnovers/notices/cleaner-news.test.ts",
  "src/testing/permission-matrix.test.ts",
];

export const settings = {
  // Guards against what never ends, on a machine however busy.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Ends a wait for something that never happens; the library's own second is less than a busy machine may need.
  expect: { poll: { timeout: 60_000 } },
  pool: "forks",
  maxWorkers,
  // Each file would load the thousand modules of the server anew; no test changes one.
  isolate: false,
  // Node reads the files as it does in production: nothing is transformed for the tests.
  experimental: { viteModuleRunner: false },
  setupFiles: ["../../vitest.seed.ts", "src/testing/leave-nothing.ts"],
} as const;
