import { features, limitKinds, plans } from "@keystead/domain/plans";
import { turnoverRefusals } from "@keystead/domain/turnovers";
import * as z from "zod/mini";

/** What can be in the way of something and has an address of its own. */
export const recordInTheWayKinds = [
  "lease",
  "booking",
  "block",
  "income",
  "expense",
  "income_series",
  "expense_series",
  "campaign",
  "property",
  "tenant",
  "turnover",
  "page",
] as const;

const RecordInTheWay = z.object({
  kind: z.enum(recordInTheWayKinds),
  id: z.string(),
  /** As people know it, such as by its tenant or guest; empty where its days are all that tells it. */
  name: z.string(),
  /** Its days; `from` is null for what has none, `to` for what has no end. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
/** A record that a refusal names. */
export type RecordInTheWay = z.output<typeof RecordInTheWay>;

const Records = z.array(RecordInTheWay);

/** Of a refusal that may know the records it is about: the first of them. */
const knownRecords = z.optional(z.object({ records: Records }));

/**
 * Every refusal the product can give, once. The server throws by these codes, the web translates by
 * them; a code without a text in the web does not compile there.
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
  /** Nobody does this who only looks around in the sample: it takes an account. */
  SIGN_UP_FIRST: { status: 403 },
  /** The plan allows no more of this kind: what is allowed, what is used. */
  PLAN_LIMIT: {
    status: 403,
    data: z.object({
      kind: z.enum(limitKinds),
      limit: z.number(),
      used: z.number(),
      plan: z.enum(plans),
    }),
  },
  /** The plan does not contain this; `from` is the smallest that does (R-K07). */
  PLAN_FEATURE: {
    status: 403,
    data: z.object({ feature: z.enum(features), plan: z.enum(plans), from: z.enum(plans) }),
  },
  /** Missing, or in another workspace: the same bytes. */
  NOT_FOUND: { status: 404 },
  /**
   * The record was changed since it was read; `version` is the current one. Where several were sent, `records` names
   * those that were changed, and `version` is the one of the first.
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
  /** A night of the stay cannot be sold, and nobody can confirm that away (R-D05). */
  DATE_BLOCKED: {
    status: 409,
    data: z.object({
      /** The blocks that hold one of them, each with its own days, by the first. */
      blocked: z.array(
        z.object({ blockId: z.string(), from: z.string(), through: z.string(), reason: z.string() }),
      ),
    }),
  },
  /** A night that is to be blocked is sold: to whom (R-D05). */
  DATE_BOOKED: {
    status: 409,
    data: z.object({
      bookings: z.array(
        z.object({ id: z.string(), guestName: z.string(), checkIn: z.string(), checkOut: z.string() }),
      ),
    }),
  },
  /** Nights that are kept were sold in another currency than the property has now: all are to be priced anew (R-D14). */
  CURRENCY_MISMATCH: { status: 409 },
  NOTHING_OUTSTANDING: { status: 409 },
  /** Nothing was paid of the month, or of the transfer nothing is left: no receipt. */
  NOTHING_TO_CERTIFY: { status: 409 },
  /** Nothing of the deposit went back or was kept yet (R-C13). */
  DEPOSIT_NOT_CLOSED: { status: 409 },
  /** The books changed since the letter was shown: it is not sent unseen. */
  LETTER_CHANGED: { status: 409 },
  /** It says something that no font of the product can draw: those marks, each once. */
  MARKS_WITHOUT_FONT: { status: 409, data: z.object({ marks: z.array(z.string()) }) },
  /** No row is in the period and of the properties asked for. */
  NOTHING_TO_EXPORT: { status: 409 },
  /** More rows than a file of this kind can hold. */
  TOO_MANY_ROWS: { status: 409 },
  /** Money is recorded on it: the bookings or the lease where it is found. */
  HAS_PAYMENTS: { status: 409, data: knownRecords },
  DEPOSIT_EXCEEDED: { status: 409 },
  REVERSAL_EXCEEDS_ORIGINAL: { status: 409 },
  /** Something of the record was given back: delete that first (R-A08). */
  HAS_REVERSALS: { status: 409, data: knownRecords },
  /** The proposal was accepted or skipped meanwhile, or its series is another now. */
  PROPOSAL_GONE: { status: 409 },
  /** The record belongs to another series: that one. */
  ALREADY_RECURRING: { status: 409, data: knownRecords },
  /** Turns of the series were accepted or skipped: its first date and interval stay (end it, and begin another). */
  RECURRING_BEGUN: { status: 409 },
  /** The unit is used by leases, bookings or jobs: archive it instead (R-M02). */
  UNIT_IN_USE: { status: 409, data: knownRecords },
  /** A lease refers to the tenant: anonymise instead (R-M03). */
  TENANT_IN_USE: { status: 409, data: knownRecords },
  /**
   * The turnover, what is owed for it or who does it stands otherwise by now. Of one that is paid the record of its payment is named, of
   * a cleaner their turnovers, of several payouts the one that it is about; what is pressed at one turnover and refused for its own
   * state names nothing, because it is that one which is on the screen.
   */
  JOB_REFUSED: {
    status: 409,
    data: z.object({ reason: z.enum(turnoverRefusals), records: z.optional(Records) }),
  },
  /** Income that belongs to a payment is changed through the payment (R-C11). */
  LINKED_INCOME: { status: 409 },
  /** A task does not go from its status to that one (R-L01). */
  TASK_TRANSITION_NOT_ALLOWED: { status: 409 },
  /** Another page stands at this address already: that one. */
  SLUG_TAKEN: { status: 409, data: knownRecords },
  /** The Income named for a payment is linked already, changed or does not fit its row (R-C11). */
  INCOME_NOT_LINKABLE: { status: 409 },
  /** The Expense named for a campaign is the cost of another one: that; or it was paid to a cleaner, or takes another back. */
  EXPENSE_NOT_LINKABLE: { status: 409, data: knownRecords },
  /** Something was added to a batch, or changed in it, since it was made: what of it is still there. */
  CANNOT_UNDO: { status: 409, data: knownRecords },
  /** Undo came too late, or what it hung on is gone, or others took its nights: those. */
  CANNOT_RESTORE: { status: 409, data: knownRecords },
  IDEMPOTENCY_MISMATCH: { status: 422 },
  TOO_MANY_REQUESTS: { status: 429, data: z.object({ retryAfterSeconds: z.number() }) },
  /** The database is away, too slow or too busy: the same request works again by itself. */
  UNAVAILABLE: { status: 503, data: z.object({ retryAfterSeconds: z.number() }) },
  /** The disk is full: nothing can be written until the operator makes room. */
  STORAGE_FULL: { status: 507, data: z.object({ retryAfterSeconds: z.number() }) },
} as const;

export type RefusalCode = keyof typeof refusals;

/** What the table says comes with a refusal. */
export type RefusalData<Code extends RefusalCode> = (typeof refusals)[Code] extends {
  readonly data: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : undefined;

/** Any refusal of the table with what comes with it: to be told apart by `code`. */
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
 * STALE of an update that sends only what was changed: it carries the record as it stands now, so that a form can compare,
 * merge what does not collide and ask about the rest without another request.
 */
export function staleWith<View extends z.ZodMiniType>(current: View) {
  const { status, data } = refusals.STALE;
  return { STALE: { status, data: z.extend(data, { current }) } };
}

/** What any procedure behind a session can answer. */
export const memberRefusals = refusalsOf(
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "FORBIDDEN",
  "REGION_BLOCKED",
  "SIGN_UP_FIRST",
  "NOT_FOUND",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
  "STORAGE_FULL",
);
