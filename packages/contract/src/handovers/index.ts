import { FILE_NAME_LIMIT } from "@keystead/domain/documents";
import { handoverKinds, HANDOVER_NOTES_LIMIT, MOST_RECEIPTS, TYPED_LIMIT } from "@keystead/domain/handovers";
import { ENTRY_NOTE_LIMIT } from "@keystead/domain/leases";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, staleWith } from "../errors.ts";
import { changeOf, Day, Id, line, text, Version } from "../wire/index.ts";

/** How a row that is open is named in a form: its month, or the row itself. */
const LINE_LIMIT = 80;
const typed = text(TYPED_LIMIT);

/** What is typed and not booked yet, and what taking something back has to know. It is kept as it was typed: nothing is read from it. */
export const HandoverDraft = z.strictObject({
  lastDay: typed,
  /** The last day that the lease had before its page gave it another one: what Undo brings back. */
  endBefore: z.nullable(z.strictObject({ day: z.nullable(Day) })),
  deduction: z.strictObject({
    /** What it is kept for; empty for damage. */
    line: text(LINE_LIMIT),
    amount: typed,
    note: text(ENTRY_NOTE_LIMIT),
    /** Files of the lease that are there already. */
    receipts: z
      .array(z.strictObject({ id: Id, name: line(FILE_NAME_LIMIT) }))
      .check(z.maxLength(MOST_RECEIPTS)),
  }),
});
export type HandoverDraft = z.infer<typeof HandoverDraft>;

/** The handover of a lease's place; of one that nobody began everything is empty. */
export const HandoverView = z.object({
  version: z.number(),
  /** Readings of the meters, the state of the rooms. */
  notes: z.string(),
  /** The day on which all keys were handed over or back. */
  keysOn: z.nullable(z.string()),
  draft: z.nullable(HandoverDraft),
});
export type HandoverView = z.infer<typeof HandoverView>;

const handover = { id: Id, kind: z.enum(handoverKinds, { error: "INVALID_KIND" }) };

/** Of which lease, and whether somebody moves in or out. */
export const HandoverOf = z.strictObject(handover);
export type HandoverOf = z.infer<typeof HandoverOf>;

export const HandoverChange = z.strictObject({
  ...handover,
  version: Version,
  ...changeOf({
    notes: text(HANDOVER_NOTES_LIMIT),
    keysOn: z.nullable(Day),
    draft: z.nullable(HandoverDraft),
  }),
});
export type HandoverChange = z.infer<typeof HandoverChange>;

const member = oc.errors(memberRefusals);

export const handoversContract = {
  get: member
    .route({ method: "GET", path: "/leases/{id}/handovers/{kind}" })
    .input(HandoverOf)
    .output(HandoverView),
  /** Each field by itself, as soon as it is written. */
  save: member
    .route({ method: "PUT", path: "/leases/{id}/handovers/{kind}" })
    .errors(staleWith(HandoverView))
    .input(HandoverChange)
    .output(HandoverView),
};
