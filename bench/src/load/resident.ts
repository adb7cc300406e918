import { readFileSync } from "node:fs";

/** The resident memory of a process in MiB. Linux only: reads /proc. */
export function residentMibOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
}
