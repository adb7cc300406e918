import { monthOf } from "../calendar/index.ts";
import type { PlainDate } from "../calendar/index.ts";
import { isHandoverRecorded } from "../handovers/index.ts";
import type { HandoverKind } from "../handovers/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { amountInForce, termsOfMonth } from "../leases/index.ts";
import type { DepositMovement, LeaseTerms } from "../leases/index.ts";
import { sumOfAmounts } from "./letter-ledger.ts";

/** What was written down at a handover. */
export type WrittenHandover = {
  readonly kind: HandoverKind;
  /** Meter readings and the state of the rooms. */
  readonly notes: string;
  /** The day on which all keys were handed over or returned. */
  readonly keysOn: PlainDate | null;
};

/** The part of a lease that the record of its handover shows. */
type HandedOverLease = {
  readonly terms: LeaseTerms;
  readonly depositMinor: number;
  readonly deposits: readonly DepositMovement[];
};

/** Rent, charges and payment day on the first day of the lease. Minor units. */
export type MoveInTerms = {
  readonly rentMinor: number;
  /** 0: none. */
  readonly chargesMinor: number;
  /** 1 to 31 (R-C05). */
  readonly paymentDay: number;
  readonly depositAgreedMinor: number;
  readonly depositReceivedMinor: number;
};

/** A handover as its record shows it, with the terms for a move-in. */
export type HandoverRecord = WrittenHandover & {
  /** The first day of the lease at a move-in, the last one at a move-out; null while it has none. */
  readonly leaseDay: PlainDate | null;
  /** At a move-in; the money of a move-out is in the statements of the deposit and of the account. */
  readonly terms: MoveInTerms | null;
};

/**
 * The record of a handover as of a day (R-Z07): keys that change hands later, and deposit that is received later, are
 * not in it. Rent, charges and payment day are those in force on the first day of the lease. Minor units.
 * NOTHING_TO_RECORD when neither notes nor keys nor, at a move-in, a deposit are known.
 */
export function handoverRecord(
  { terms, depositMinor, deposits }: HandedOverLease,
  written: WrittenHandover,
  asOf: PlainDate,
): Decision<HandoverRecord, "NOTHING_TO_RECORD"> {
  const { kind, notes } = written;
  const keysOn = written.keysOn !== null && written.keysOn <= asOf ? written.keysOn : null;
  const received = deposits.filter(({ type, movedOn }) => type === "received" && movedOn <= asOf);
  const deposit = {
    depositAgreedMinor: depositMinor,
    depositReceivedMinor: sumOfAmounts(received.map(({ amountMinor }) => amountMinor)),
  };
  if (!isHandoverRecorded({ kind, notes, keysOn, ...deposit })) return refuse("NOTHING_TO_RECORD");
  const { startsOn, endsOn } = terms;
  return accept({
    kind,
    notes: notes.trim(),
    keysOn,
    leaseDay: kind === "move_in" ? startsOn : endsOn,
    terms:
      kind === "move_out"
        ? null
        : {
            rentMinor: amountInForce(terms.rentMinor, terms.rentSteps, startsOn),
            chargesMinor: amountInForce(terms.chargesMinor, terms.chargeSteps, startsOn),
            paymentDay: termsOfMonth(terms, monthOf(startsOn)).paymentDay,
            ...deposit,
          },
  });
}
