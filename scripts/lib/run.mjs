import { spawn } from "node:child_process";
import { delimiter } from "node:path";
import { bin, root } from "./paths.mjs";

/** The environment with Node 26 and the local tools first in the PATH. */
export function toolEnvironment(extra = {}) {
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`, ...extra };
}

/** Runs a command to its end; resolves with its exit code and, if `quiet` keeps it off the terminal, its output. */
export function run(command, args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: toolEnvironment(env),
      stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Gives the terminal and its signals to a long-running child and exits with its exit code. */
export function become(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, env: toolEnvironment(env), stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on("close", (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
}
