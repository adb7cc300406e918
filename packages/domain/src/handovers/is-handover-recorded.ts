import type { PlainDate } from "../calendar/index.ts";
import type { HandoverKind } from "./handover.ts";

/** What may be on record of a handover; amounts in minor units. */
export type HandoverOnRecord = {
  readonly kind: HandoverKind;
  readonly notes: string;
  readonly keysOn: PlainDate | null;
  readonly depositAgreedMinor: number;
  readonly depositReceivedMinor: number;
};

/**
 * Whether a handover has anything to put on paper: notes, the day of the keys or, for a move-in, a deposit that was
 * agreed or received. At a move-out the deposit has a statement of its own.
 */
export function isHandoverRecorded(on: HandoverOnRecord): boolean {
  const hasDeposit = on.depositAgreedMinor > 0 || on.depositReceivedMinor > 0;
  return on.notes.trim() !== "" || on.keysOn !== null || (on.kind === "move_in" && hasDeposit);
}
