import { QueryClient } from "@tanstack/react-query";

/** Three retries, 1 s doubling to 30 s at most; what no screen shows is kept for five minutes. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
      gcTime: 5 * 60_000,
    },
  },
});
