import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

import { mailServer, type MailServer } from "@keystead/testkit/mail-server";

import { journeyNow } from "../clock.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * The running product: the real server and a real mail server. The database is embedded unless the settings name one.
 */
export type TestProduct = {
  readonly url: string;
  readonly mails: MailServer;
  /** Runs an operator's command against the running server. */
  operate(command: "admin", args: readonly string[]): Promise<string>;
  stop(): Promise<void>;
};

const written: string[] = [];

/** What the products of this worker have written so far, line by line. */
export function serverLines(): readonly string[] {
  return written;
}

export async function startTestProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestProduct> {
  // A folder from the settings belongs to the journey, which may start the product on it again; it is not deleted.
  const given = settings["DATA_DIR"];
  const dataDir = given ?? mkdtempSync(join(tmpdir(), "keystead-journey-"));
  const mails = await mailServer();
  const environment = {
    ...process.env,
    NODE_ENV: "production",
    // As `npm start` does: the next start reuses compiled code.
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/keystead"),
    // Any free port.
    PORT: "0",
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    LOG_LEVEL: "warn",
    ...settings,
  };
  const server = run("main-with-clock", [], environment);
  let stopping = false;
  server.once("exit", (code, signal) => {
    if (!stopping) process.stderr.write(`The server ended on its own (${code ?? signal}).\n`);
  });
  const url = await servedAt(server);
  return {
    url,
    mails,
    operate: (command, args) => operate(command, args, environment),
    async stop() {
      stopping = true;
      server.kill("SIGTERM");
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
      await mails.stop();
      if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Running = ChildProcessByStdio<null, Readable, Readable>;

/** Starts one of the server's entry points on the clock of the journeys. */
function run(entry: string, args: readonly string[], environment: NodeJS.ProcessEnv): Running {
  return spawn(process.execPath, [join(root, `apps/server/src/testing/${entry}.ts`), ...args], {
    cwd: root,
    env: { ...environment, CLOCK_STARTS_AT: journeyNow().toISOString() },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Resolves with the address that the server prints; records all its output. */
function servedAt(server: Running): Promise<string> {
  return new Promise((resolve, reject) => {
    const own: string[] = [];
    const keep = (line: string) => {
      own.push(line);
      written.push(line);
      const address = / is running at (http:\S+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    };
    for (const stream of [server.stdout, server.stderr]) eachLine(stream, keep);
    server.once("error", reject);
    server.once("close", () => reject(new Error(`The server ended before it was ready:\n${own.join("\n")}`)));
  });
}

function eachLine(stream: Readable, take: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") take(line);
  });
  stream.on("end", () => {
    if (rest !== "") take(rest);
  });
}

async function operate(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = run(`${command}-with-clock`, args, env);
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}:\n${output}`);
  return output;
}
