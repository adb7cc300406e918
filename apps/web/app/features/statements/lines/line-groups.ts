import type { LineOutcome } from "@keystead/contract/statements";

/** The groups of a statement's lines, those that need a decision first. */
export const lineGroups = ["doubtful", "certain", "returned", "none", "out", "booked"] as const;
export type LineGroupName = (typeof lineGroups)[number];

/**
 * Recorded lines count as booked, whatever they are; certain matches with rent or bookings form one group; a possible
 * deposit needs a decision.
 */
export function groupOf(outcome: LineOutcome): LineGroupName {
  const { state } = outcome;
  if (state === "recorded") return "booked";
  if (state === "certain_stays") return "certain";
  if (state === "deposit") return outcome.certain ? "booked" : "doubtful";
  return state;
}
