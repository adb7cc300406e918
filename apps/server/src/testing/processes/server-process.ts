import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

export type ServerEnd = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** What it wrote to standard error. */
  readonly complaint: string;
};

export type ServerProcess = {
  /** The address on which the server listens; null if it ended before. */
  readonly url: string | null;
  readonly pid: number | null;
  /** What it has written to standard output so far. */
  readonly output: () => string;
  readonly kill: (signal: "SIGTERM" | "SIGKILL") => void;
  readonly ended: Promise<ServerEnd>;
};

/** A process that listens. */
export type ServingProcess = ServerProcess & { readonly url: string };

type Settings = Readonly<Record<string, string>> & { readonly DATA_DIR: string };

/** The server requires a secret when DATABASE_URL is set. */
export const TEST_AUTH_SECRET = "a-secret-of-the-tests-with-enough-characters";

/** The same cache as with `npm start`: files that one start has compiled need not be compiled by the next. */
export const compileCache = fileURLToPath(
  new URL("../../../../../node_modules/.cache/keystead", import.meta.url),
);

/** Starts the server processes of one test; `end` kills those that are still running. */
export function serversOfTest(): {
  /** For a process that may end by itself, with text on standard error. */
  readonly start: (settings: Settings) => Promise<ServerProcess>;
  /** Throws the text on standard error if the process does not listen. */
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
      // Also kills a process that is still starting, so that its start ends too.
      over.abort();
      over = new AbortController();
      const begun = await Promise.all(started.splice(0));
      await Promise.all(begun.map((server) => server.ended));
    },
  };
}

/**
 * Starts the server as an operator does: its own process, an environment with only the given settings. Resolves when it
 * listens or has ended; a start takes 6 s of a core, and many times that on a busy machine, so the test's timeout is
 * the only limit. Aborting `over` kills it.
 */
export async function startServerProcess(settings: Settings, over?: AbortSignal): Promise<ServerProcess> {
  const main = fileURLToPath(new URL("../../main.ts", import.meta.url));
  const server = spawn(process.execPath, [main], {
    // Not the data folder, which a test may not have created yet; and a relative path must not lead into the sources.
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
  let output = "";
  server.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    const port = /is running at http:\/\/localhost:(\d+)/.exec(output)?.[1];
    if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
  });
  const url = await Promise.race([address, ended.then(() => null)]);
  return {
    url,
    pid: server.pid ?? null,
    output: () => output,
    kill: (signal) => {
      server.kill(signal);
    },
    ended,
  };
}
