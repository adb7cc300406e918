import { FILE_NAME_LIMIT } from "@keystead/domain/documents";
import {
  handoverKinds,
  HANDOVER_NOTES_LIMIT,
  MOST_RECEIPTS,
  DRAFT_TEXT_LIMIT,
} from "@keystead/domain/handovers";
import { ENTRY_NOTE_LIMIT } from "@keystead/domain/leases";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, staleWith } from "../errors.ts";
import { changeOf, Day, Id, line, text, Version } from "../wire/index.ts";

/** Length of the reference to an open row in a form: its month, or the row's id. */
const LINE_LIMIT = 80;
const inputText = text(DRAFT_TEXT_LIMIT);

/** Input that is not booked yet, and what Undo needs. Stored exactly as typed, without interpreting it. */
export const HandoverDraft = z.strictObject({
  lastDay: inputText,
  /** The last day of the lease before this page changed it; Undo restores it. */
  endBefore: z.nullable(z.strictObject({ day: z.nullable(Day) })),
  deduction: z.strictObject({
    /** What it is retained for: the row; empty for damage. */
    line: text(LINE_LIMIT),
    amount: inputText,
    note: text(ENTRY_NOTE_LIMIT),
    /** Files already attached to the lease. */
    receipts: z
      .array(z.strictObject({ id: Id, name: line(FILE_NAME_LIMIT) }))
      .check(z.maxLength(MOST_RECEIPTS)),
  }),
});
export type HandoverDraft = z.infer<typeof HandoverDraft>;

/** The handover of a lease; all fields are empty before it is begun. */
export const HandoverView = z.object({
  version: z.number(),
  /** Meter readings and the state of the rooms. */
  notes: z.string(),
  /** The day on which all keys were handed over or returned. */
  keysOn: z.nullable(z.string()),
  draft: z.nullable(HandoverDraft),
});
export type HandoverView = z.infer<typeof HandoverView>;

const handover = { id: Id, kind: z.enum(handoverKinds, { error: "INVALID_KIND" }) };

/** The lease, and whether the tenant moves in or out. */
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
  /** Saves each field by itself, as soon as it is edited. */
  save: member
    .route({ method: "PUT", path: "/leases/{id}/handovers/{kind}" })
    .errors(staleWith(HandoverView))
    .input(HandoverChange)
    .output(HandoverView),
};
