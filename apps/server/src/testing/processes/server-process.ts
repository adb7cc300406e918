import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

export type ServerEnd = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What it had written to standard error. */
  readonly complaint: string;
};

export type ServerProcess = {
  /** Where it listens; null when it ended before. */
  readonly url: string | null;
  readonly pid: number | null;
  /** What it wrote to standard output so far. */
  readonly said: () => string;
  readonly kill: (signal: "SIGTERM" | "SIGKILL") => void;
  readonly ended: Promise<ServerEnd>;
};

/** One that listens. */
export type ServingProcess = ServerProcess & { readonly url: string };

type Settings = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

/** Beside DATABASE_URL the server wants one. */
export const TEST_AUTH_SECRET = "a-secret-of-the-tests-with-enough-characters";

/** As `npm start` does it: what one start has compiled the next need not. */
export const compileCache = fileURLToPath(
  new URL("../../../../../node_modules/.cache/keystead", import.meta.url),
);

/** The servers of one test: what still runs at its `end` is killed. */
export function serversOfTest(): {
  /** It may end by itself, and say why. */
  readonly start: (settings: Settings) => Promise<ServerProcess>;
  /** Throws what it complained of when it does not listen. */
  readonly serve: (settings: Settings) => Promise<ServingProcess>;
  readonly end: () => Promise<void>;
} {
  const started: Promise<ServerProcess>[] = [];
  let over = new AbortController();

  function start(settings: Settings): Promise<ServerProcess> {
    const server = startServerProcess(settings, over.signal);
    started.push(server);
    return server;
  }

  return {
    start,
    async serve(settings) {
      const server = await start(settings);
      const { url } = server;
      if (url === null) throw new Error((await server.ended).complaint);
      return { ...server, url };
    },
    async end() {
      // One that still starts is killed as well: then it has ended, and its start is over.
      over.abort();
      over = new AbortController();
      const begun = await Promise.all(started.splice(0));
      await Promise.all(begun.map((server) => server.ended));
    },
  };
}

/**
 * The server as an operator starts it: its own process, an empty environment but for the settings given. It listens or it ends; a
 * start takes 6 s of a core, and many times that where others have it too, so the time of the test is the only bound. When `over` is
 * aborted it is killed.
 */
export async function startServerProcess(settings: Settings, over?: AbortSignal): Promise<ServerProcess> {
  const main = fileURLToPath(new URL("../../main.ts", import.meta.url));
  const server = spawn(process.execPath, [main], {
    // Not the data folder, which is not there in a test of just that; and a path without a root must not lead into the sources.
    cwd: tmpdir(),
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "fatal",
      NODE_COMPILE_CACHE: compileCache,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  over?.addEventListener("abort", () => server.kill("SIGKILL"));
  let complaint = "";
  server.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const ended = once(server, "close").then((): ServerEnd => ({
    code: server.exitCode,
    signal: server.signalCode,
    complaint,
  }));
  const { promise: address, resolve } = Promise.withResolvers<string>();
  let said = "";
  server.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    const port = /is running at http:\/\/localhost:(\d+)/.exec(said)?.[1];
    if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
  });
  const url = await Promise.race([address, ended.then(() => null)]);
  return {
    url,
    pid: server.pid ?? null,
    said: () => said,
    kill: (signal) => {
      server.kill(signal);
    },
    ended,
  };
}
