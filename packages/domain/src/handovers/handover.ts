/** A lease has one of each: the place is handed to the tenant, and handed back. */
export const handoverKinds = ["move_in", "move_out"] as const;
export type HandoverKind = (typeof handoverKinds)[number];

/** Code points of what is written down at a handover: readings of the meters, the state of the rooms. */
export const HANDOVER_NOTES_LIMIT = 4_000;

/** Files that one movement of a deposit is shown by. */
export const MOST_RECEIPTS = 10;

/** Characters of an amount or a day as it is typed and kept, before anybody has read it. */
export const TYPED_LIMIT = 40;
