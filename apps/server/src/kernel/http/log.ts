import { pino, type DestinationStream, type Logger } from "pino";

/** JSON lines with ids only. What could carry a person or a secret is cut out by name as the last guard. */
export function createLog(level: string, destination?: DestinationStream): Logger {
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
  };
  // Not in the way of the requests: a line written at once costs each of them a tenth of its time. What is left goes out when the
  // process ends, also by exit() and by an error that nobody caught.
  return pino(options, destination ?? pino.destination({ sync: false }));
}

/** Kind, code and stack of an error, never its message: a driver's message quotes the values it choked on. */
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
