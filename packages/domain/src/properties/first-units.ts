import { MOST_FIRST_UNITS } from "./unit-rules.ts";

/** How many units a property is to begin with: nothing typed is none, null is no whole number up to `MOST_FIRST_UNITS`. */
export function readUnitCount(text: string): number | null {
  const typed = text.trim();
  if (typed === "") return 0;
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : null;
  return count !== null && count <= MOST_FIRST_UNITS ? count : null;
}

/** A name for each of the first units, in their order: as somebody wrote it, else the proposed one. */
export function unitNames(
  count: number,
  written: readonly (string | undefined)[],
  proposed: (number: number) => string,
): readonly string[] {
  return Array.from({ length: count }, (_unit, index) => written[index] ?? proposed(index + 1));
}
