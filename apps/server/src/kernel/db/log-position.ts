/**
 * A position in PostgreSQL's write-ahead log, such as `16/B374D848`. A standby that has replayed up to a position has
 * replayed everything that was committed before it.
 */
export type LogPosition = `${string}/${string}`;

const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i;

/** Null for text that PostgreSQL would not accept as a position either. */
export function parseLogPosition(text: unknown): LogPosition | null {
  return isLogPosition(text) ? text : null;
}

/** The later of two positions; an unknown position is earlier than any other. */
export function laterPosition(one: LogPosition | null, other: LogPosition | null): LogPosition | null {
  if (one === null || other === null) return one ?? other;
  return bytesUpTo(one) >= bytesUpTo(other) ? one : other;
}

/** The number of bytes of the log from the first position to the second; 0 if the first is not behind. */
export function bytesBehind(position: LogPosition, ahead: LogPosition): number {
  const bytes = Number(bytesUpTo(ahead) - bytesUpTo(position));
  return Math.max(0, bytes);
}

function isLogPosition(text: unknown): text is LogPosition {
  return typeof text === "string" && POSITION.test(text);
}

function bytesUpTo(position: LogPosition): bigint {
  const [high = "0", low = "0"] = position.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
