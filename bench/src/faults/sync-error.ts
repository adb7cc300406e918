import { spawn } from "node:child_process";
import { once } from "node:events";

import { ask } from "./stage/ask.ts";
import type { Fault } from "./fault.ts";

const EXIT_WITHIN_MS = 10_000;

/**
 * One sync to disk fails: the stored state is unknown, so the product must report it and exit, for a supervisor to
 * restart.
 */
export const syncError: Fault = {
  name: "sync error",
  databases: ["embedded"],
  endsProcesses: true,
  breaksRequests: true,
  mayRefuse: true,
  impossible: whyNoTracing,
  async play({ products: [product] }) {
    const tracer = await attach(product.pid(), [
      "-e",
      "trace=fdatasync,fsync",
      "-e",
      "inject=fdatasync,fsync:error=EIO:when=1",
    ]);
    if (tracer === null) throw new Error("strace could not attach to the product.");
    const end = await product.ended(EXIT_WITHIN_MS);
    const problems: string[] = [];
    if (end === null) {
      const { status } = await Promise.race([ask(product.url, { path: "/healthz" }), quietFor()]);
      problems.push(`still there 10 s later, /healthz ${status === null ? "silent" : `answers ${status}`}`);
      product.kill("SIGKILL");
    } else if (end.code === 0) problems.push("ended with 0, as if all were well");
    tracer.kill("SIGKILL");
    await product.ended(EXIT_WITHIN_MS);
    return problems;
  },
};

async function quietFor(): Promise<{ readonly status: null }> {
  const { promise, resolve } = Promise.withResolvers<{ readonly status: null }>();
  setTimeout(() => resolve({ status: null }), 2_000);
  return promise;
}

async function whyNoTracing(): Promise<string | null> {
  if (process.platform !== "linux") return "strace is there on Linux only";
  const sleeper = spawn("sleep", ["10"], { stdio: "ignore" });
  try {
    if (sleeper.pid === undefined) return "no process to try strace on";
    const tracer = await attach(sleeper.pid, ["-e", "trace=none"]);
    if (tracer === null) return "strace is not installed or may not attach";
    tracer.kill("SIGKILL");
    return null;
  } finally {
    sleeper.kill("SIGKILL");
  }
}

/** Null if strace is missing or may not attach. */
async function attach(pid: number, filter: readonly string[]): Promise<ReturnType<typeof spawn> | null> {
  const tracer = spawn("strace", ["-f", "-p", String(pid), ...filter, "-o", "/dev/null"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let output = "";
  tracer.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes("attached")) resolve(true);
  });
  tracer.on("error", () => resolve(false));
  void once(tracer, "exit").then(
    () => resolve(false),
    () => resolve(false),
  );
  return (await promise) ? tracer : null;
}
