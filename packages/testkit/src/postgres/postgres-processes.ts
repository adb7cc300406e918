import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { setImmediate as nextTurn } from "node:timers/promises";

/** By itself, at that signal. */
export async function endServer(server: ChildProcess, signal: "SIGINT" | "SIGQUIT"): Promise<void> {
  if (!isServerRunning(server)) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

/** As a power cut ends it: with all its processes, at once. */
export async function killServer(server: ChildProcess): Promise<void> {
  const ended = once(server, "exit");
  // Standing still it makes no child between the look and its end.
  server.kill("SIGSTOP");
  const children = server.pid === undefined ? [] : childrenOf(server.pid);
  server.kill("SIGKILL");
  for (const child of children) signalIfThere(child, "SIGKILL");
  await ended;
  // A child that has not quite ended holds the memory that a restart asks for. It is not ours, so nobody tells of its end.
  while (children.some((child) => statusOf(child) !== undefined)) await nextTurn();
}

/** False when it ended, by a signal or by itself. */
export function isServerRunning(server: ChildProcess): boolean {
  return server.exitCode === null && server.signalCode === null;
}

/** To the server and its processes. */
export function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  // The children are looked up first: those of a dead server belong to somebody else.
  const children = server.pid === undefined ? [] : childrenOf(server.pid);
  server.kill(signal);
  for (const child of children) signalIfThere(child, signal);
}

/** Linux only; elsewhere the children notice by themselves that the server is gone. */
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

/** Undefined when it has ended, whether or not its parent has noticed. */
function statusOf(pid: number): { readonly parent: number } | undefined {
  try {
    // "pid (name) state parent …": the name may hold spaces, so read from behind it.
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
    // It ended by itself between the look and the signal.
  }
}
