import { isSame } from "../changes/index.ts";
import type { Versions } from "../changes/index.ts";

/**
 * What two people wrote down at once, each on top of the same notes: nothing of either is lost. What one side alone changed stands; of
 * two texts the one that holds the other stands alone, else theirs stands above the own one.
 */
export function notesOfBoth({ base, own, current }: Versions<string>): string {
  // First, so that a blank at the end of what is being typed stays there.
  if (isSame(current, base)) return own;
  if (isSame(own, base) || current.includes(own)) return current;
  return own.includes(current) ? own : `${current}\n${own}`;
}
