import type { RefusalCode } from "@keystead/contract";

/** The words for each refusal; a new code without a text does not compile. */
export const refusalWords = {
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
  STORAGE_FULL: "errors:storageFull",
} as const satisfies Record<RefusalCode, string>;
