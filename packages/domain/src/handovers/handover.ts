/** A lease has one of each: the tenant takes over the unit or property, and hands it back. */
export const handoverKinds = ["move_in", "move_out"] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** Longest handover notes in code points: meter readings, the state of the rooms. */
export const HANDOVER_NOTES_LIMIT = 4_000;

/** Most files attached as evidence to one movement of a deposit. */
export const MOST_RECEIPTS = 10;

/** Characters of an amount or a day that is stored as typed, before it is parsed. */
export const DRAFT_TEXT_LIMIT = 40;
