import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";

export type BareProcess = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts one of the bare servers of this folder in a process of its own. */
export async function startBare(script: string, args: readonly string[]): Promise<BareProcess> {
  const server = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const ended = once(server, "close");
  const [port] = (await once(server.stdout, "data")).map((chunk: unknown) => String(chunk).trim());
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
    },
  };
}

/** Called in that process: listens on a free port of 127.0.0.1 and prints it. */
export function listenAndSay(server: Server): void {
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    if (typeof address === "object" && address !== null) process.stdout.write(`${address.port}\n`);
  });
}
