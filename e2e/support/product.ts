import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

import { mailServer, type MailServer } from "@keystead/testkit/mail-server";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The running product: the real server on an embedded database of its own, and a real mail server behind it. */
export type Product = {
  readonly url: string;
  readonly mails: MailServer;
  /** A command of the operator's, against the running server. */
  operate(command: "admin" | "seed" | "backup", args: readonly string[]): Promise<string>;
  stop(): Promise<void>;
};

export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  // A folder that is given belongs to the journey: it may start the product on it again.
  const given = settings["DATA_DIR"];
  const dataDir = given ?? mkdtempSync(join(tmpdir(), "keystead-journey-"));
  const mails = await mailServer();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const environment = {
    ...process.env,
    NODE_ENV: "production",
    // As `npm start` does it: what one start has compiled the next need not.
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/keystead"),
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    LOG_LEVEL: "warn",
    ...settings,
  };
  const server = spawn(process.execPath, [join(root, "apps/server/src/main.ts")], {
    cwd: root,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  server.stdout.on("data", (chunk) => (output += String(chunk)));
  server.stderr.on("data", (chunk) => (output += String(chunk)));
  let stopping = false;
  server.once("exit", (code, signal) => {
    if (!stopping) process.stderr.write(`The server ended on its own (${code ?? signal}):\n${output}\n`);
  });
  await untilReady(server, url, () => output);
  return {
    url,
    mails,
    operate: (command, args) => operate(command, args, environment),
    async stop() {
      stopping = true;
      server.kill("SIGTERM");
      if (server.exitCode === null) await once(server, "exit");
      await mails.stop();
      if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(server: ChildProcess, url: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await pause(100);
  }
  server.kill("SIGKILL");
  throw new Error(`The server was not ready within 60 s:\n${output()}`);
}

async function operate(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [join(root, `apps/server/src/cli/${command}.ts`), ...args], {
    cwd: root,
    env,
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}:\n${output}`);
  return output;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === "object"
          ? resolve(address.port)
          : reject(new Error("no port")),
      );
    });
  });
}
