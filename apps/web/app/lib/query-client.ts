import { QueryClient } from "@tanstack/react-query";

const RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;

/** Only what may go well the next time is asked again: a lost connection or a failed server, never a refusal. */
export function mayRetry(failures: number, error: unknown): boolean {
  // Without a connection the screen says so at once, and asks again when there is one.
  if (failures >= RETRIES || isOffline()) return false;
  const status = statusOf(error);
  // `fetch` tells a lost connection as a TypeError, without a status.
  return status === null ? error instanceof TypeError : status >= 500;
}

/** 1 s, doubling to 30 s at most. */
export function retryDelay(attempt: number): number {
  return Math.min(1_000 * 2 ** attempt, LONGEST_WAIT_MS);
}

function statusOf(error: unknown): number | null {
  if (typeof error !== "object" || error === null || !("status" in error)) return null;
  return typeof error.status === "number" ? error.status : null;
}

function isOffline(): boolean {
  return !navigator.onLine;
}

/**
 * What was open stays readable for an hour without a connection. Nothing waits in unsubscribe for one: a question fails and is
 * asked again when it is back, and what somebody saves says that it was not saved.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: mayRetry,
      retryDelay,
      gcTime: 60 * 60_000,
      networkMode: "always",
      refetchOnReconnect: true,
    },
    mutations: { networkMode: "always" },
  },
});
