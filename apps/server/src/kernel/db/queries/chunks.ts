/** A statement takes at most 65,535 parameters, and a row has several of them. */
const CHUNK = 1_000;

/** Splits lines into chunks that fit into one insert statement each. */
export function chunks<Line>(lines: readonly Line[]): readonly (readonly Line[])[] {
  return Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, index) =>
    lines.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
