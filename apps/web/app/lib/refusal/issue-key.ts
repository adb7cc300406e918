import type errors from "@keystead/messages/en/shared/errors.json";

type IssueCode = keyof (typeof errors)["issue"];

/** The server's codes for a refused field that have a message of their own. */
const issueCodes = {
  UNIT_NOT_IN_PROPERTY: true,
  UNIT_ARCHIVED: true,
  PROPERTY_NOT_MONTHLY: true,
  PROPERTY_NOT_DAILY: true,
  PROPERTY_INACTIVE: true,
  OPENING_CREDIT: true,
  OPENING_WITHOUT_ROWS: true,
  PAID_FROM_DEPOSIT: true,
  WRITE_DOWN_OF_TERMS: true,
  NOT_A_ONE_OFF_CHARGE: true,
  ROW_ONLY_WHEN_RETAINED: true,
  ONE_ROW_TO_LINK: true,
  CURRENCY_DIGITS_DIFFER: true,
  LEASE_END_BEFORE_START: true,
  PAYMENT_DATE_IN_FUTURE: true,
  AMOUNT_NOT_POSITIVE: true,
  AMOUNT_NEGATIVE: true,
  TOO_MANY_DECIMALS: true,
  INVALID_NUMBER: true,
  AMOUNT_TOO_LARGE: true,
  STEP_OUTSIDE_LEASE: true,
  OPENING_STANDS: true,
  TRACK_FROM_OUT_OF_RANGE: true,
  REFUND_BEFORE_PAYMENT: true,
  WAIVER_EXCEEDS_OUTSTANDING: true,
} as const satisfies Record<IssueCode, true>;

export type IssueText = `errors:issue.${IssueCode}`;

/** The message key for a code; null for one that only its form can explain. */
export function issueKey(code: string | undefined): IssueText | null {
  return code !== undefined && isKnown(code) ? `errors:issue.${code}` : null;
}

function isKnown(code: string): code is IssueCode {
  return Object.hasOwn(issueCodes, code);
}
