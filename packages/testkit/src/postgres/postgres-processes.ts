import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";

/** Asks the server to end with a signal, and waits until it has. */
export async function endServer(server: ChildProcess, signal: "SIGINT" | "SIGQUIT"): Promise<void> {
  if (!isServerRunning(server)) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

/** Kills the server with all its processes at once, like a power cut. */
export async function killServer(server: ChildProcess): Promise<void> {
  const ended = once(server, "exit");
  // A stopped server cannot start a child between the lookup and the kill.
  server.kill("SIGSTOP");
  const children = server.pid === undefined ? [] : childrenOf(server.pid);
  server.kill("SIGKILL");
  for (const child of children) signalIfThere(child, "SIGKILL");
  await ended;
  // A child that has not quite ended keeps the memory that a restart needs. It is not our child, so no event reports
  // its end.
  while (children.some((child) => statusOf(child) !== undefined)) await nextTurn();
}

/** False when it ended, by a signal or by itself. */
export function isServerRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}

/** Sends a signal to the server and its child processes. */
export function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  // Children are looked up first: after the server's death they have another parent.
  const children = server.pid === undefined ? [] : childrenOf(server.pid);
  server.kill(signal);
  for (const child of children) signalIfThere(child, signal);
}

/** Linux only; on other systems the children notice the end of the server by themselves. */
function childrenOf(parent: number): readonly number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => statusOf(pid)?.parent === parent);
  } catch {
    return [];
  }
}

/** Undefined when the process has ended, whether or not its parent has noticed. */
function statusOf(pid: number): { readonly parent: number } | undefined {
  try {
    // "pid (name) state parent …": the name may contain spaces, so parsing starts after it.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state = "", parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return "ZX".includes(state) ? undefined : { parent: Number(parent) };
  } catch {
    return undefined;
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process ended by itself between the lookup and the signal.
  }
}
