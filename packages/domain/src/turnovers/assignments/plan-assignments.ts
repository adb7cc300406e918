import type { EpochMs } from "../../calendar/index.ts";
import type { CleanerId, TurnoverId } from "../../ids/index.ts";
import { assignCleaner } from "../change-turnover.ts";
import { changeFee } from "../payouts/payout.ts";
import type { TurnoverRecord } from "../turnover-record.ts";

/** So many turnovers are given away with one press: those of a week of a large house. */
export const MOST_ASSIGNED_AT_ONCE = 500;

/** Why a turnover stays as it is: it was changed since it was read, is gone, or somebody else is proposed for it by now. */
export const leftOpenReasons = ["changed", "gone", "proposed_otherwise"] as const;
export type LeftOpenReason = (typeof leftOpenReasons)[number];

/** A turnover as whoever gives it away has read it, and whom they were shown for it. */
export type AskedAssignment = {
  readonly id: string;
  readonly version: number;
  readonly cleanerId: string;
};

/** Of a turnover what decides whether it goes to whom it was proposed to; `proposed` is who it is now, `feeMinor` what is agreed with them. */
export type ProposedTurnover = TurnoverRecord & {
  readonly version: number;
  readonly proposed: { readonly cleanerId: CleanerId; readonly feeMinor: number } | null;
};

export type PlannedAssignments<Of extends ProposedTurnover> = {
  readonly given: readonly {
    readonly turnover: Of;
    readonly job: TurnoverRecord;
    readonly feeMinor: number;
  }[];
  readonly left: readonly {
    readonly id: string;
    readonly turnover: Of | null;
    readonly reason: LeftOpenReason;
  }[];
};

/**
 * R-E02, R-E07: gives turnovers that nobody does to whoever is proposed for each, in the order they were asked for. One that was changed
 * since it was read, is gone, or is proposed to somebody else by now stays as it is: nothing is overwritten that nobody has seen.
 */
export function planAssignments<Of extends ProposedTurnover>(
  turnovers: readonly Of[],
  asked: readonly AskedAssignment[],
): PlannedAssignments<Of> {
  const known = new Map<string, Of>(turnovers.map((turnover) => [turnover.id, turnover]));
  const given: PlannedAssignments<Of>["given"][number][] = [];
  const left: PlannedAssignments<Of>["left"][number][] = [];
  for (const { id, version, cleanerId } of asked) {
    const turnover = known.get(id) ?? null;
    const leave = (reason: LeftOpenReason) => left.push({ id, turnover, reason });
    if (turnover === null) leave("gone");
    else if (turnover.version !== version || turnover.status !== "unassigned") leave("changed");
    else if (turnover.proposed?.cleanerId !== cleanerId) leave("proposed_otherwise");
    else {
      const job = assignCleaner(turnover, turnover.proposed.cleanerId);
      const fee = changeFee({ paid: false, approved: false }, turnover.proposed.feeMinor);
      if (job.ok && fee.ok) given.push({ turnover, job: job.value, feeMinor: fee.value });
      else leave("proposed_otherwise");
    }
  }
  return { given, left };
}

/** A turnover as it was given away, and what it was before. */
export type GivenTurnover = {
  readonly id: TurnoverId;
  readonly cleanerId: CleanerId;
  readonly feeMinor: number;
  readonly startedAtMs: EpochMs | null;
};

/**
 * Whether taking it back loses nothing: the same cleaner for the same fee, who has neither answered nor begun. Where it moved with its
 * booking, or was called off with it, it can be taken back all the same.
 */
export function isAsGiven(
  turnover: Pick<TurnoverRecord, "status" | "cleanerId" | "confirmedAtMs"> & {
    readonly feeMinor: number;
    readonly startedAtMs: EpochMs | null;
  },
  given: GivenTurnover,
): boolean {
  return (
    (turnover.status === "assigned" || turnover.status === "cancelled") &&
    turnover.cleanerId === given.cleanerId &&
    turnover.feeMinor === given.feeMinor &&
    turnover.confirmedAtMs === null &&
    turnover.startedAtMs === given.startedAtMs
  );
}
