import { pino, type DestinationStream, type Logger } from "pino";

import { currentTraceId } from "#kernel/tracing/tracing.ts";

/** So many bytes are written at once, and what is left after so many milliseconds. */
const TOGETHER_BYTES = 4_096;
const FLUSH_MS = 100;

/**
 * Writes JSON lines that contain ids only. As a last safeguard, fields that could hold personal data or secrets are
 * removed by name. With tracing, each line written inside a trace has the id of the trace.
 */
export function createLog(
  level: string,
  {
    destination,
    tracing = false,
  }: { readonly destination?: DestinationStream; readonly tracing?: boolean } = {},
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "email",
        "*.email",
        "password",
        "*.password",
        "token",
        "*.token",
        "url",
        "*.url",
        "cookie",
        "*.cookie",
        "headers",
      ],
      remove: true,
    },
    serializers: { err: describeError },
    ...(tracing ? { mixin: traceOfLine } : {}),
  };
  // Asynchronous and together: writing each line at once costs every request a tenth of its time. Buffered lines are
  // written when the process ends, also by exit() and by an uncaught error; a killed process loses the last 100 ms.
  return pino(
    options,
    destination ?? pino.destination({ sync: false, minLength: TOGETHER_BYTES, periodicFlush: FLUSH_MS }),
  );
}

function traceOfLine(): Readonly<Record<string, string>> {
  const traceId = currentTraceId();
  return traceId === undefined ? {} : { traceId };
}

/** Type, code and stack of an error, never its message: a driver's message quotes the values that it failed on. */
function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  const causes: { type: string; code?: unknown }[] = [];
  for (let cause: unknown = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    causes.push("code" in cause ? { type: cause.name, code: cause.code } : { type: cause.name });
  }
  return { type: error.name, causes, at: stackLines(error) };
}

function stackLines(error: Error): readonly string[] {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
}
