import { QueryClient } from "@tanstack/react-query";

const RETRIES = 3;
const LONGEST_WAIT_MS = 30_000;

/** Retries only failures that may pass, such as a lost connection or a failing server, never a refusal. */
export function mayRetry(failures: number, error: unknown): boolean {
  // When offline, the screen says so at once and refetches when the connection returns.
  if (failures >= RETRIES || isOffline()) return false;
  const status = statusOf(error);
  // `fetch` reports a lost connection as a TypeError, without a status.
  return status === null ? error instanceof TypeError : status >= 500;
}

/** 1 s, doubling up to 30 s. */
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
 * Screens that were open stay readable for an hour without a connection. Nothing waits silently for one: a query fails
 * and is refetched when the connection returns, and a failed save says that it was not saved.
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
