import { readFileSync } from "node:fs";

/** What a process holds in memory. Linux only: it stands in /proc. */
export function residentMibOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
}
