import { deepStrictEqual } from "node:assert";

import { afterAll, vi } from "vitest";

/**
 * Test files share one process (`isolate: false`), in an order that nobody promises. What a file may have changed for the next one
 * is put back here; what cannot be put back fails the file that left it, not one that runs later.
 */
const before = shared();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  deepStrictEqual(shared(), before, "This file left something of the process changed.");
});

function shared() {
  // The library of pictures says there where it lies, when it is first used.
  const { VIPSHOME: _pictures, ...environment } = process.env;
  return {
    environment,
    fetch: globalThis.fetch,
    date: globalThis.Date,
    random: Math.random,
    umask: process.umask(),
    folder: process.cwd(),
  };
}
