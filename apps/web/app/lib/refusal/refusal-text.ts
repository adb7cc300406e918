import { type IssueText, issueKey } from "./issue-key.ts";
import { type FailedCall, refusalOf } from "./refusal.ts";
import { type RefusalWord, refusalWord } from "./refusal-words.ts";

export type RefusalText = RefusalWord | IssueText | "errors:noConnection" | "errors:unknown";

/** The message key for any failed call; no message of a driver or library reaches the user. */
export function refusalKey(error: unknown): RefusalText {
  return refusalText(refusalOf(error));
}

export function refusalText(refusal: FailedCall): RefusalText {
  if (refusal.code === "UNKNOWN") return "errors:unknown";
  if (refusal.code === "NO_CONNECTION") return "errors:noConnection";
  if (refusal.code !== "BAD_REQUEST") return refusalWord(refusal.code);
  // The reason is more precise than "check the marked fields", and not every field it names is on screen.
  const reasons = refusal.data.issues.map(({ code }) => issueKey(code));
  return reasons.find((key) => key !== null) ?? refusalWord("BAD_REQUEST");
}
