import { auditedKinds } from "@keystead/domain/described-records";
import { features, limitKinds, plans } from "@keystead/domain/plans";
import { turnoverRefusals } from "@keystead/domain/turnovers";
import * as z from "zod/mini";

/** Records that can block an action and have a page of their own. */
const recordInTheWayKinds = [
  "lease",
  "booking",
  "block",
  "income",
  "expense",
  "income_series",
  "expense_series",
  "property",
  "tenant",
  "turnover",
  "page",
  ...auditedKinds,
] as const;

const RecordInTheWay = z.object({
  kind: z.enum(recordInTheWayKinds),
  id: z.string(),
  /** The name that people know it by, such as its tenant or guest; empty where only its days identify it. */
  name: z.string(),
  /** Its days; `from` is null where it has none, `to` where it has no end. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
/** A record that a refusal names. */
export type RecordInTheWay = z.output<typeof RecordInTheWay>;

const Records = z.array(RecordInTheWay);

/** For a refusal that may know the records it is about: the first few. */
const knownRecords = z.optional(z.object({ records: Records }));

/**
 * Every refusal of the product, listed once. The server throws by these codes, the web translates by them; a code
 * without a text in the web does not compile there.
 */
export const refusals = {
  /** Input that does not fit the schema or a rule of one field; `code` is a rule code or a schema code. */
  BAD_REQUEST: {
    status: 400,
    data: z.object({
      issues: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), code: z.string() })),
    }),
  },
  UNAUTHORIZED: { status: 401 },
  FORBIDDEN: { status: 403 },
  REGION_BLOCKED: { status: 403 },
  SIGN_UP_CLOSED: { status: 403 },
  /** Not allowed for a visitor of the sample: it needs an account. */
  SIGN_UP_FIRST: { status: 403 },
  /** The plan allows no more of this kind; answers the limit and what is used. */
  PLAN_LIMIT: {
    status: 403,
    data: z.object({
      kind: z.enum(limitKinds),
      limit: z.number(),
      used: z.number(),
      plan: z.enum(plans),
    }),
  },
  /** The plan does not include this; `from` is the smallest plan that does (R-K07). */
  PLAN_FEATURE: {
    status: 403,
    data: z.object({ feature: z.enum(features), plan: z.enum(plans), from: z.enum(plans) }),
  },
  /** Missing, or in another workspace: both answer identically. */
  NOT_FOUND: { status: 404 },
  /**
   * The record was changed since it was read; `version` is the current one. Where several were sent, `records` names
   * the changed ones, and `version` is that of the first.
   */
  STALE: {
    status: 409,
    data: z.object({
      version: z.number(),
      records: z.optional(z.array(z.object({ id: z.string(), name: z.string(), version: z.number() }))),
    }),
  },
  /** Warnings that need an explicit confirmation to save (R-Z06). */
  CONFIRMATION_REQUIRED: {
    status: 409,
    data: z.object({
      warnings: z.array(z.object({ code: z.string(), params: z.record(z.string(), z.string()) })),
    }),
  },
  /** A night of the booking cannot be sold, and no confirmation overrides it (R-D05). */
  DATE_BLOCKED: {
    status: 409,
    data: z.object({
      /** The blocks that hold any of these nights, each with its own days, earliest first. */
      blocked: z.array(
        z.object({ blockId: z.string(), from: z.string(), through: z.string(), reason: z.string() }),
      ),
    }),
  },
  /** A night to be blocked is already sold; names the bookings (R-D05). */
  DATE_BOOKED: {
    status: 409,
    data: z.object({
      bookings: z.array(
        z.object({ id: z.string(), guestName: z.string(), checkIn: z.string(), checkOut: z.string() }),
      ),
    }),
  },
  /**
   * Nights that remain were sold in a currency that the property no longer uses: all of them need a new price (R-D14).
   */
  CURRENCY_MISMATCH: { status: 409 },
  /** The discount of a booking exceeds everything else that its guest pays. */
  DISCOUNT_EXCEEDS_TOTAL: { status: 409 },
  /** The channel's fee and the tax that it remits exceed what the guest pays. */
  CHANNEL_FEE_EXCEEDS_TOTAL: { status: 409 },
  /** The new nights are in another currency than the lines of the booking, which have to be removed first. */
  LINES_OF_OTHER_CURRENCY: { status: 409 },
  NOTHING_OUTSTANDING: { status: 409 },
  /** Nothing was paid for the month, or nothing is left of the transfer, so there is no receipt. */
  NOTHING_TO_CERTIFY: { status: 409 },
  /** Nothing of the deposit was returned or retained yet (R-C13). */
  DEPOSIT_NOT_CLOSED: { status: 409 },
  /** Neither notes nor keys of the handover are known, nor a deposit of a move-in. */
  NOTHING_TO_RECORD: { status: 409 },
  /** The books changed since the letter was shown, so it is not sent unseen. */
  LETTER_CHANGED: { status: 409 },
  /** The text contains characters that no font of the product can draw: each of them once. */
  MARKS_WITHOUT_FONT: { status: 409, data: z.object({ marks: z.array(z.string()) }) },
  /** There is no row in the period for the properties asked for. */
  NOTHING_TO_EXPORT: { status: 409 },
  /** More rows than a file of this kind can hold. */
  TOO_MANY_ROWS: { status: 409 },
  /** Money is recorded on it; names the bookings or the lease where known. */
  HAS_PAYMENTS: { status: 409, data: knownRecords },
  DEPOSIT_EXCEEDED: { status: 409 },
  REVERSAL_EXCEEDS_ORIGINAL: { status: 409 },
  /** A part of the record was reversed: delete the reversal first (R-A08). */
  HAS_REVERSALS: { status: 409, data: knownRecords },
  /** The proposal was accepted or skipped meanwhile, or its series has changed. */
  PROPOSAL_GONE: { status: 409 },
  /** The record already belongs to another series, which is named. */
  ALREADY_RECURRING: { status: 409, data: knownRecords },
  /**
   * Occurrences of the series were accepted or skipped, so its first date and interval are fixed (end it and start
   * another).
   */
  RECURRING_BEGUN: { status: 409 },
  /** The unit is used by leases, bookings or turnovers: archive it instead (R-M02). */
  UNIT_IN_USE: { status: 409, data: knownRecords },
  /** A lease refers to the tenant: anonymise instead (R-M03). */
  TENANT_IN_USE: { status: 409, data: knownRecords },
  /**
   * The turnover, its payout or its cleaner has changed meanwhile. `records` names the payment's record for a paid
   * turnover, a cleaner's turnovers, or the refused one of several payouts; an action on a single turnover that its own
   * state refuses names none, because that turnover is on the screen.
   */
  JOB_REFUSED: {
    status: 409,
    data: z.object({ reason: z.enum(turnoverRefusals), records: z.optional(Records) }),
  },
  /** Income that belongs to a payment is changed through the payment (R-C11). */
  LINKED_INCOME: { status: 409 },
  /** A task cannot change from its status to that one (R-L01). */
  TASK_TRANSITION_NOT_ALLOWED: { status: 409 },
  /** Another page already has this address; it is named. */
  SLUG_TAKEN: { status: 409, data: knownRecords },
  /** The Income named for a payment is already linked, was changed, or does not fit the row (R-C11). */
  INCOME_NOT_LINKABLE: { status: 409 },
  /** The Expense named as a cost is that of another record (named), was paid to a cleaner, or is a reversal. */
  EXPENSE_NOT_LINKABLE: { status: 409, data: knownRecords },
  /** Something was added to the batch or changed in it since; names what of it still exists. */
  CANNOT_UNDO: { status: 409, data: knownRecords },
  /**
   * The time for Undo is over, the parent record no longer exists, or its nights were sold meanwhile (those bookings
   * are named).
   */
  CANNOT_RESTORE: { status: 409, data: knownRecords },
  IDEMPOTENCY_MISMATCH: { status: 422 },
  TOO_MANY_REQUESTS: { status: 429, data: z.object({ retryAfterSeconds: z.number() }) },
  /** The database is down, too slow or too busy: retrying the same request will work. */
  UNAVAILABLE: { status: 503, data: z.object({ retryAfterSeconds: z.number() }) },
  /** The workspace is being moved to another installation and is read-only meanwhile. */
  WORKSPACE_MOVING: { status: 503, data: z.object({ retryAfterSeconds: z.number() }) },
  /** The workspace has moved to another installation; `address` is empty if the operator named none. */
  WORKSPACE_MOVED: { status: 410, data: z.object({ address: z.string() }) },
  /** The disk is full: nothing can be written until the operator makes room. */
  STORAGE_FULL: { status: 507, data: z.object({ retryAfterSeconds: z.number() }) },
} as const;

export type RefusalCode = keyof typeof refusals;

/** The data that comes with a refusal. */
export type RefusalData<Code extends RefusalCode> = (typeof refusals)[Code] extends {
  readonly data: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** Any refusal with its data, discriminated by `code`. */
export type Refusal = {
  [Code in RefusalCode]: { readonly code: Code; readonly data: RefusalData<Code> };
}[RefusalCode];

/** The declared refusals of one procedure, picked from the table. */
export function refusalsOf<const Code extends RefusalCode>(
  ...codes: readonly Code[]
): Pick<typeof refusals, Code> {
  return Object.fromEntries(codes.map((code) => [code, refusals[code]])) as Pick<typeof refusals, Code>;
}

/**
 * STALE of an update that sends only the changed fields: carries the current record, so that a form can compare, merge
 * what does not collide and ask about the rest without another request.
 */
export function staleWith<View extends z.ZodMiniType>(current: View) {
  const { status, data } = refusals.STALE;
  return { STALE: { status, data: z.extend(data, { current }) } };
}

/** Refusals that any procedure behind a session can answer with. */
export const memberRefusals = refusalsOf(
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "REGION_BLOCKED",
  "SIGN_UP_FIRST",
  "NOT_FOUND",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
  "WORKSPACE_MOVING",
  "WORKSPACE_MOVED",
  "STORAGE_FULL",
);
