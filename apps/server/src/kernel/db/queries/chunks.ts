/** A statement takes at most 65,535 parameters. */
const CHUNK = 1_000;

/** As many lines as one insertion takes. */
export function chunks<Line>(lines: readonly Line[]): readonly (readonly Line[])[] {
  return Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, index) =>
    lines.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
