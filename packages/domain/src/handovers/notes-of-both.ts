import { isSame } from "../changes/index.ts";
import type { Versions } from "../changes/index.ts";

/**
 * Merges notes that two people edited at once, so that neither loses text. A change of one side alone is taken; of two
 * changed texts the one that contains the other is taken, else `current` comes before `own`.
 */
export function notesOfBoth({ base, own, current }: Versions<string>): string {
  // Checked first, so that a trailing blank of the text being typed is kept.
  if (isSame(current, base)) return own;
  if (isSame(own, base) || current.includes(own)) return current;
  return own.includes(current) ? own : `${current}\n${own}`;
}
