import type { RefusalCode } from "@keystead/contract";

/** All refusal codes; a code of the contract that is missing here does not compile below. */
const refusalCodes = [
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "REGION_BLOCKED",
  "SIGN_UP_CLOSED",
  "SIGN_UP_FIRST",
  "PLAN_LIMIT",
  "PLAN_FEATURE",
  "NOT_FOUND",
  "STALE",
  "CONFIRMATION_REQUIRED",
  "DATE_BLOCKED",
  "DATE_BOOKED",
  "CURRENCY_MISMATCH",
  "DISCOUNT_EXCEEDS_TOTAL",
  "CHANNEL_FEE_EXCEEDS_TOTAL",
  "LINES_OF_OTHER_CURRENCY",
  "NOTHING_OUTSTANDING",
  "NOTHING_TO_CERTIFY",
  "NOTHING_TO_RECORD",
  "DEPOSIT_NOT_CLOSED",
  "LETTER_CHANGED",
  "MARKS_WITHOUT_FONT",
  "NOTHING_TO_EXPORT",
  "TOO_MANY_ROWS",
  "HAS_PAYMENTS",
  "HAS_REVERSALS",
  "PROPOSAL_GONE",
  "ALREADY_RECURRING",
  "RECURRING_BEGUN",
  "DEPOSIT_EXCEEDED",
  "REVERSAL_EXCEEDS_ORIGINAL",
  "UNIT_IN_USE",
  "TENANT_IN_USE",
  "JOB_REFUSED",
  "LINKED_INCOME",
  "TASK_TRANSITION_NOT_ALLOWED",
  "SLUG_TAKEN",
  "INCOME_NOT_LINKABLE",
  "EXPENSE_NOT_LINKABLE",
  "CANNOT_UNDO",
  "CANNOT_RESTORE",
  "IDEMPOTENCY_MISMATCH",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
  "WORKSPACE_MOVING",
  "WORKSPACE_MOVED",
  "STORAGE_FULL",
] as const satisfies readonly RefusalCode[];

type Listed = (typeof refusalCodes)[number];
type Camel<Code extends string> = Code extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<Camel<Rest>>}`
  : Lowercase<Code>;

/**
 * The message key of a refusal follows from its code: DATE_BLOCKED is `errors:dateBlocked`. A missing message does not
 * compile where it is used.
 */
export type RefusalWord = `errors:${Camel<RefusalCode>}`;

export function refusalWord(code: RefusalCode): RefusalWord {
  return `errors:${code.toLowerCase().replace(/_./g, (part) => part.slice(1).toUpperCase())}` as RefusalWord;
}

/** Whether a value is a refusal code. */
export function isRefusalCode(text: unknown): text is RefusalCode {
  const known: readonly (RefusalCode extends Listed ? unknown : never)[] = refusalCodes;
  return known.includes(text);
}
