import type { LineOutcome } from "@keystead/contract/statements";

/** What the lines of a statement are grouped by, in the order in which somebody is needed. */
export const lineGroups = ["doubtful", "certain", "returned", "none", "out", "booked"] as const;
export type LineGroupName = (typeof lineGroups)[number];

/** What is in the books is there, as whatever; what is certain is ticked, whoever paid it; what may be a deposit waits for somebody. */
export function groupOf(outcome: LineOutcome): LineGroupName {
  const { state } = outcome;
  if (state === "recorded") return "booked";
  if (state === "certain_stays") return "certain";
  if (state === "deposit") return outcome.certain ? "booked" : "doubtful";
  return state;
}
