import { AsyncLocalStorage } from "node:async_hooks";

import type { LogPosition } from "./log-position.ts";

/** What a request must find when it reads: everything that its session has written, and its own writes. */
export type RequestReads = {
  /** The position up to which the session wrote; null if it is unknown. */
  after: LogPosition | null;
  /** The request has used the primary since that position was taken, so it may have written. */
  hasWorkedOnPrimary: boolean;
};

const current = new AsyncLocalStorage<RequestReads>();

/** Runs a request whose session wrote up to the given position. A standby may answer its reads. */
export function withRequestReads<T>(reads: RequestReads, run: () => T): T {
  return current.run(reads, run);
}

/** Undefined outside a request: a background job reads from the primary. */
export function requestReads(): RequestReads | undefined {
  return current.getStore();
}

/** Call this whenever a transaction begins on the primary. */
export function noteWorkOnPrimary(): void {
  const reads = current.getStore();
  if (reads !== undefined) reads.hasWorkedOnPrimary = true;
}
