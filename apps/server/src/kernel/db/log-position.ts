/** A place in PostgreSQL's write-ahead log, such as `16/B374D848`: what was committed before it is replayed before it. */
export type LogPosition = `${string}/${string}`;

const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i;

/** Null for what PostgreSQL would not take either. */
export function parseLogPosition(text: unknown): LogPosition | null {
  return isLogPosition(text) ? text : null;
}

/** The one that is further on; a position that is not known is before all others. */
export function laterPosition(one: LogPosition | null, other: LogPosition | null): LogPosition | null {
  if (one === null || other === null) return one ?? other;
  return bytesUpTo(one) >= bytesUpTo(other) ? one : other;
}

/** How many bytes of the log lie between them; none where the first is not behind the second. */
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
