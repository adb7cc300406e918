import { deepStrictEqual } from "node:assert";

import { afterAll, vi } from "vitest";

/**
 * Test files share one process (`isolate: false`) and run in no fixed order. Shared state that a file may have
 * changed is restored here. State that cannot be restored fails the file that changed it, and not one that runs
 * later.
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
  // The image library (libvips) sets this variable when it is first used.
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
