import { setTimeout as pause } from "node:timers/promises";

import {
  startServerProcess,
  type ServerEnd,
  type ServerProcess,
} from "../../../../apps/server/src/testing/processes/server-process.ts";
import { freeLocalPort } from "../../product/served.ts";
import { ask } from "./ask.ts";

export type Settings = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

const START_WITHIN_MS = 60_000;

/** The product under a supervisor: a process that can be restarted on the same port. */
export type Product = {
  readonly url: string;
  readonly pid: () => number;
  /** How the process ended; null while it runs. */
  readonly endedAs: () => ServerEnd | null;
  /** Null if it started, else its error output. */
  readonly start: () => Promise<string | null>;
  readonly kill: (signal: "SIGTERM" | "SIGKILL") => void;
  /** Null if it does not end in time. */
  readonly ended: (withinMs: number) => Promise<ServerEnd | null>;
  readonly stop: () => Promise<void>;
};

export async function prepareProduct(settings: Settings): Promise<Product> {
  const port = await freeLocalPort();
  let running: ServerProcess | null = null;
  let end: ServerEnd | null = null;

  async function ended(withinMs: number): Promise<ServerEnd | null> {
    const timer = new AbortController();
    const timeUp = pause(withinMs, null, { signal: timer.signal }).catch(() => null);
    const first = await Promise.race([running?.ended ?? end, timeUp]);
    timer.abort();
    return first;
  }

  return {
    url: `http://127.0.0.1:${port}`,
    pid() {
      const pid = running?.pid ?? null;
      if (pid === null) throw new Error("The product does not run.");
      return pid;
    },
    endedAs: () => end,
    async start() {
      end = null;
      const timeUp = new AbortController();
      const timer = setTimeout(() => timeUp.abort(), START_WITHIN_MS);
      const started = await startServerProcess(
        {
          PORT: String(port),
          TRUST_PROXY: "loopback",
          AUTH_SECRET: "a secret of the bench, long enough",
          NODE_ENV: "production",
          ...settings,
        },
        timeUp.signal,
      );
      clearTimeout(timer);
      running = started;
      void started.ended.then((how) => {
        if (running === started) end = how;
      });
      return started.url === null ? (await started.ended).complaint : null;
    },
    kill: (signal) => running?.kill(signal),
    ended,
    async stop() {
      running?.kill("SIGTERM");
      if ((await ended(15_000)) !== null) return;
      running?.kill("SIGKILL");
      await running?.ended;
    },
  };
}

export async function isReady(url: string): Promise<boolean> {
  return (await ask(url, { path: "/readyz" })).status === 204;
}
