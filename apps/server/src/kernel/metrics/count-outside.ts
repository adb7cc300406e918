import type { Serving } from "#kernel/http/listening/listen.ts";
import type { FromMemory } from "#kernel/http/web-build/answer-from-memory.ts";
import type { Metrics } from "./metrics.ts";

/**
 * Counts requests that the application never sees: answers from memory, all under one route because their addresses
 * are those of files, and requests that found no place.
 */
export function countOutside(
  metrics: Metrics | null,
  fromMemory: FromMemory,
): Pick<Serving, "fromMemory" | "onRefused"> {
  if (metrics === null) return { fromMemory };
  return {
    fromMemory(request, response) {
      const started = performance.now();
      if (!fromMemory(request, response)) return false;
      const seconds = (performance.now() - started) / 1_000;
      const { statusCode: status } = response;
      metrics.requestEnded({ method: request.method ?? "", route: "memory", status, seconds });
      return true;
    },
    onRefused: ({ method }, status) =>
      metrics.requestEnded({ method: method ?? "", route: "refused", status, seconds: 0 }),
  };
}
