import { reportedProblems, TASK_DESCRIPTION_LIMIT } from "@keystead/domain/tasks";
import {
  turnoverStatuses,
  MOST_OPERATIONS,
  operationActs,
  operationEffects,
  ownPayoutStates,
} from "@keystead/domain/turnovers";
import * as z from "zod/mini";

import { Amount, Id, Language, LocalDateTime, requiredText } from "../wire/index.ts";
import { ChecklistId, ChecklistOfTurnover } from "./checklist-schemas.ts";

/** Longer text is no link of ours. */
const TOKEN_LIMIT = 200;

/** What the page of a link asks with: the token of its fragment once, after that what the browser keeps. */
export const LinkOpening = z.strictObject({
  token: z.nullable(
    z.string({ error: "INVALID_TOKEN" }).check(z.maxLength(TOKEN_LIMIT, { error: "INVALID_TOKEN" })),
  ),
});

/** A job as its cleaner sees it (R-O02): where, when, what; no guest's name, by a link no money, nothing of other places. */
export const LinkTurnover = z.object({
  id: z.string(),
  /** Of which host, where the cleaner has several. */
  host: z.string(),
  property: z.string(),
  unit: z.nullable(z.string()),
  address: z.string(),
  city: z.string(),
  status: z.enum(turnoverStatuses),
  /** The day at the place when this was asked. */
  today: z.string(),
  window: z.object({ from: z.string(), to: z.nullable(z.string()) }),
  slot: z.object({ from: z.string(), to: z.string() }),
  /** Who comes next: how many, and when by the clock there; the number is null where nobody said it. */
  arriving: z.nullable(z.object({ guests: z.nullable(z.number()), at: z.string() })),
  note: z.string(),
  /** How to get in, for a week before and a day after; until when in milliseconds, for a page that is open longer. */
  access: z.nullable(z.object({ text: z.string(), untilMs: z.number() })),
  confirmed: z.boolean(),
  /** By the clock there. */
  startedAt: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  /** When the host heard of it; null: not yet, as long as it can be undone. */
  hostNotifiedAt: z.nullable(z.string()),
  /** It can be marked as done: its day has come. */
  ripe: z.boolean(),
  /** It is done, and may still be opened again. */
  reopens: z.boolean(),
  checklist: ChecklistOfTurnover,
  /** How many were reported, and how many photos hang on it. */
  problems: z.number(),
  photos: z.number(),
  /** What the cleaner gets for it; only whoever has signed in is shown that. */
  pay: z.nullable(z.object({ amount: Amount, currency: z.string(), state: z.enum(ownPayoutStates) })),
});
export type LinkTurnover = z.infer<typeof LinkTurnover>;

export const LinkPage = z.object({
  name: z.string(),
  language: Language,
  jobs: z.array(LinkTurnover),
  /** The highest number that any operation of these jobs has; what is pressed next stands above it. */
  seq: z.number(),
});
export type LinkPage = z.infer<typeof LinkPage>;

/** More than a thumb ever presses, and room above it for what the host ticks. */
const HIGHEST_SEQ = 2 ** 40;
const INVALID_OPERATION = "INVALID_OPERATION";

/** Something that has to be looked at, in the words of whoever cleans. */
export const TurnoverProblem = z.strictObject({
  /** Which its task is to have. */
  id: Id,
  kind: z.enum(reportedProblems, { error: INVALID_OPERATION }),
  text: requiredText(TASK_DESCRIPTION_LIMIT, INVALID_OPERATION),
});
export type TurnoverProblem = z.infer<typeof TurnoverProblem>;

/**
 * Where a photo belongs, by the name the phone gave it: `PUT /api/job/photos/{jobId}/{photoId}`, the picture as its body; with `?problem=…`
 * it shows what was reported, with `?item=…` a line of the list.
 */
export const LinkPhoto = z.strictObject({
  jobId: Id,
  photoId: Id,
  problemId: z.nullable(Id),
  itemId: z.nullable(ChecklistId),
});
export type LinkPhoto = z.infer<typeof LinkPhoto>;

/** What was pressed on a phone, in the order of its numbers; sent again until it is answered, and done once. */
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
        jobId: Id,
        act: z.enum(operationActs, { error: INVALID_OPERATION }),
        /** The line of a tick. */
        itemId: z._default(z.nullable(ChecklistId), null),
        problem: z._default(z.nullable(TurnoverProblem), null),
        /** How long ago it was pressed: clocks of phones are wrong, their seconds are not. */
        agoMs: z.int({ error: INVALID_OPERATION }).check(z.minimum(0, { error: INVALID_OPERATION })),
        /** Of a confirmation: when it said the job begins. */
        slotFrom: z._default(z.nullable(LocalDateTime), null),
      }),
    )
    .check(z.minLength(1, { error: INVALID_OPERATION }), z.maxLength(MOST_OPERATIONS, { error: "TOO_MANY" })),
});
export type LinkOperations = z.infer<typeof LinkOperations>;

export const OperationsTaken = z.object({
  /** By number: what became of each. */
  effects: z.array(z.object({ seq: z.number(), effect: z.enum(operationEffects) })),
  page: LinkPage,
});
export type OperationsTaken = z.infer<typeof OperationsTaken>;
