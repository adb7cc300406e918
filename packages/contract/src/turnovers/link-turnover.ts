import { reportedProblems, TASK_DESCRIPTION_LIMIT } from "@keystead/domain/tasks";
import {
  turnoverStatuses,
  MOST_OPERATIONS,
  operationActs,
  operationEffects,
  ownPayoutStates,
} from "@keystead/domain/turnovers";
import * as z from "zod/mini";

import { Amount, Id, LanguageCode, DateTimeText, requiredText } from "../wire/index.ts";
import { ChecklistId, ChecklistOfTurnover } from "./checklist-schemas.ts";

/** A longer text is not one of our tokens. */
const TOKEN_LIMIT = 200;

/** What the page of a link sends: first the token from the URL fragment, then the value stored in the browser. */
export const LinkOpening = z.strictObject({
  token: z.nullable(
    z.string({ error: "INVALID_TOKEN" }).check(z.maxLength(TOKEN_LIMIT, { error: "INVALID_TOKEN" })),
  ),
});

/**
 * A job as its cleaner sees it (R-O02): where, when, what. No guest's name, nothing about other properties, and no
 * money when opened by link.
 */
export const LinkTurnover = z.object({
  id: z.string(),
  /** Name of the host, where the cleaner has several. */
  host: z.string(),
  property: z.string(),
  unit: z.nullable(z.string()),
  address: z.string(),
  city: z.string(),
  status: z.enum(turnoverStatuses),
  /** The local day at the property at the time of the request. */
  today: z.string(),
  window: z.object({ from: z.string(), to: z.nullable(z.string()) }),
  slot: z.object({ from: z.string(), to: z.string() }),
  /** The next arrival: number of guests (null where unknown), and the local time. */
  arriving: z.nullable(z.object({ guests: z.nullable(z.number()), at: z.string() })),
  note: z.string(),
  /**
   * Access instructions, from a week before until a day after; `untilMs` is the instant at which they expire (epoch
   * ms), for a page that stays open longer.
   */
  access: z.nullable(z.object({ text: z.string(), untilMs: z.number() })),
  confirmed: z.boolean(),
  /** Local time. */
  startedAt: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  /** When the host was notified; null as long as it can be undone. */
  hostNotifiedAt: z.nullable(z.string()),
  /** It can be marked as done: its day has come. */
  ripe: z.boolean(),
  /** It is done and can still be reopened. */
  reopens: z.boolean(),
  checklist: ChecklistOfTurnover,
  /** Number of reported problems and of attached photos. */
  problems: z.number(),
  photos: z.number(),
  /** What the cleaner is paid; only for a cleaner who has signed in. */
  pay: z.nullable(z.object({ amount: Amount, currency: z.string(), state: z.enum(ownPayoutStates) })),
});
export type LinkTurnover = z.infer<typeof LinkTurnover>;

export const LinkPage = z.object({
  name: z.string(),
  language: LanguageCode,
  jobs: z.array(LinkTurnover),
  /** The highest sequence number of any operation of these jobs; new operations get higher ones. */
  seq: z.number(),
});
export type LinkPage = z.infer<typeof LinkPage>;

/** Far more operations than anyone makes, with room above for those of the host. */
const HIGHEST_SEQ = 2 ** 40;
const INVALID_OPERATION = "INVALID_OPERATION";

/** A problem, in the cleaner's words. */
export const TurnoverProblem = z.strictObject({
  /** The id that its task will get. */
  id: Id,
  kind: z.enum(reportedProblems, { error: INVALID_OPERATION }),
  text: requiredText(TASK_DESCRIPTION_LIMIT, INVALID_OPERATION),
});
export type TurnoverProblem = z.infer<typeof TurnoverProblem>;

/**
 * The place of a photo, under the id that the phone gave it: `PUT /api/job/photos/{turnoverId}/{photoId}` with the
 * picture as its body; `?problem=…` attaches it to a reported problem, `?item=…` to an item of the checklist.
 */
export const LinkPhoto = z.strictObject({
  turnoverId: Id,
  photoId: Id,
  problemId: z.nullable(Id),
  itemId: z.nullable(ChecklistId),
});
export type LinkPhoto = z.infer<typeof LinkPhoto>;

/** Operations made on a phone, in the order of their numbers; resent until answered, and applied once. */
export const LinkOperations = z.strictObject({
  deviceId: Id,
  operations: z
    .array(
      z.strictObject({
        seq: z
          .int({ error: INVALID_OPERATION })
          .check(
            z.minimum(1, { error: INVALID_OPERATION }),
            z.maximum(HIGHEST_SEQ, { error: INVALID_OPERATION }),
          ),
        /**
         * The id of the turnover. Phones store this field's name with operations that wait there, so it must not change
         * (docs/decisions/0069).
         */
        jobId: Id,
        act: z.enum(operationActs, { error: INVALID_OPERATION }),
        /** The item of a tick. */
        itemId: z._default(z.nullable(ChecklistId), null),
        problem: z._default(z.nullable(TurnoverProblem), null),
        /** Milliseconds since it was made: phone clocks may be wrong, but they measure durations correctly. */
        agoMs: z.int({ error: INVALID_OPERATION }).check(z.minimum(0, { error: INVALID_OPERATION })),
        /** For a confirmation: the start of the job as shown. */
        slotFrom: z._default(z.nullable(DateTimeText), null),
      }),
    )
    .check(z.minLength(1, { error: INVALID_OPERATION }), z.maxLength(MOST_OPERATIONS, { error: "TOO_MANY" })),
});
export type LinkOperations = z.infer<typeof LinkOperations>;

export const OperationsTaken = z.object({
  /** By number: the effect of each. */
  effects: z.array(z.object({ seq: z.number(), effect: z.enum(operationEffects) })),
  page: LinkPage,
});
export type OperationsTaken = z.infer<typeof OperationsTaken>;
