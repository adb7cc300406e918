import type { RefusalCode } from "@keystead/contract";

import { fieldIssues } from "./field-issues.ts";
import { issueKey, type IssueText } from "./issue-text.ts";

/** The words for each refusal; a new code without a text does not compile. */
export const refusalText = {
  BAD_REQUEST: "errors:badRequest",
  UNAUTHORIZED: "errors:unauthorized",
  FORBIDDEN: "errors:forbidden",
  REGION_BLOCKED: "errors:regionBlocked",
  SIGN_UP_CLOSED: "errors:signUpClosed",
  PLAN_LIMIT: "errors:planLimit",
  NOT_FOUND: "errors:notFound",
  STALE: "errors:stale",
  CONFIRMATION_REQUIRED: "errors:confirmationRequired",
  NOTHING_OUTSTANDING: "errors:nothingOutstanding",
  HAS_PAYMENTS: "errors:hasPayments",
  DEPOSIT_EXCEEDED: "errors:depositExceeded",
  REVERSAL_EXCEEDS_ORIGINAL: "errors:reversalExceedsOriginal",
  UNIT_IN_USE: "errors:unitInUse",
  TENANT_IN_USE: "errors:tenantInUse",
  LINKED_INCOME: "errors:linkedIncome",
  SLUG_TAKEN: "errors:slugTaken",
  INCOME_NOT_LINKABLE: "errors:incomeNotLinkable",
  CANNOT_UNDO: "errors:cannotUndo",
  CANNOT_RESTORE: "errors:cannotRestore",
  IDEMPOTENCY_MISMATCH: "errors:idempotencyMismatch",
  TOO_MANY_REQUESTS: "errors:tooManyRequests",
  UNAVAILABLE: "errors:unavailable",
} as const satisfies Record<RefusalCode, string>;

export type RefusalText = (typeof refusalText)[RefusalCode] | IssueText | "errors:unknown";

/** The key for whatever a call failed with; no message of a driver or library reaches the user. */
export function refusalKey(error: unknown): RefusalText {
  if (typeof error !== "object" || error === null || !("code" in error)) return "errors:unknown";
  const { code } = error;
  if (typeof code !== "string" || !isRefusal(code)) return "errors:unknown";
  return (code === "BAD_REQUEST" ? knownReason(error) : null) ?? refusalText[code];
}

/** The reason itself says more than "check the marked fields", and not every field it names is on the screen. */
function knownReason(error: unknown): IssueText | null {
  for (const code of Object.values(fieldIssues(error))) {
    const key = issueKey(code);
    if (key !== null) return key;
  }
  return null;
}

function isRefusal(code: string): code is RefusalCode {
  return Object.hasOwn(refusalText, code);
}
