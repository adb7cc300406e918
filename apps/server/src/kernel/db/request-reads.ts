import { AsyncLocalStorage } from "node:async_hooks";

import type { LogPosition } from "./log-position.ts";

/** What a request has to find when it reads: all that its session has written, and what it has just written itself. */
export type RequestReads = {
  /** The session wrote up to here. Null: nothing that is known. */
  after: LogPosition | null;
  /** The request has worked on the primary since then, so that it may have written. */
  hasWorkedOnPrimary: boolean;
};

const current = new AsyncLocalStorage<RequestReads>();

/** Runs a request whose session wrote up to that position; what it reads may come from a standby. */
export function withRequestReads<T>(reads: RequestReads, run: () => T): T {
  return current.run(reads, run);
}

/** Undefined outside a request: a job reads where it writes. */
export function requestReads(): RequestReads | undefined {
  return current.getStore();
}

/** To be called whenever a transaction begins on the primary. */
export function noteWorkOnPrimary(): void {
  const reads = current.getStore();
  if (reads !== undefined) reads.hasWorkedOnPrimary = true;
}
