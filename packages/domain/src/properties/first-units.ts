import { MOST_FIRST_UNITS } from "./unit-rules.ts";

/**
 * The number of units for a new property: 0 for empty text, null for anything but a whole number up to
 * `MOST_FIRST_UNITS`.
 */
export function readUnitCount(text: string): number | null {
  const digits = text.trim();
  if (digits === "") return 0;
  const count = /^\d{1,3}$/.test(digits) ? Number(digits) : null;
  return count !== null && count <= MOST_FIRST_UNITS ? count : null;
}

/** Names of the first units, in order: the typed name, else the proposed one. */
export function unitNames(
  count: number,
  written: readonly (string | undefined)[],
  proposed: (number: number) => string,
): readonly string[] {
  return Array.from({ length: count }, (_unit, index) => written[index] ?? proposed(index + 1));
}
