import type { EpochMs } from "../../calendar/index.ts";
import type { CleanerId, TurnoverId } from "../../ids/index.ts";
import { assignCleaner } from "../change-turnover.ts";
import { changeFee } from "../payouts/payout.ts";
import type { TurnoverRecord } from "../turnover-record.ts";

/** Most turnovers assigned in one step: those of a week of a large host. */
export const MOST_ASSIGNED_AT_ONCE = 500;

/**
 * Why a turnover was not assigned: it was changed since it was read, was deleted, or has another proposed cleaner by
 * now.
 */
export const leftOpenReasons = ["changed", "deleted", "proposed_otherwise"] as const;
export type LeftOpenReason = (typeof leftOpenReasons)[number];

/** A turnover as the user saw it, with the cleaner proposed then. */
export type RequestedAssignment = {
  readonly id: string;
  readonly version: number;
  readonly cleanerId: string;
};

/**
 * A turnover with the data that decide about its assignment; `proposed` is the cleaner proposed now, `feeMinor` the
 * agreed fee.
 */
export type ProposedTurnover = TurnoverRecord & {
  readonly version: number;
  readonly proposed: { readonly cleanerId: CleanerId; readonly feeMinor: number } | null;
};

export type PlannedAssignments<Of extends ProposedTurnover> = {
  readonly given: readonly {
    readonly turnover: Of;
    readonly assigned: TurnoverRecord;
    readonly feeMinor: number;
  }[];
  readonly left: readonly {
    readonly id: string;
    readonly turnover: Of | null;
    readonly reason: LeftOpenReason;
  }[];
};

/**
 * R-E02, R-E07: assigns unassigned turnovers to the proposed cleaners, in the requested order. One that was changed
 * since it was read, was deleted, or has another proposed cleaner by now is left as it is: nothing is overwritten
 * unseen.
 */
export function planAssignments<Of extends ProposedTurnover>(
  turnovers: readonly Of[],
  requested: readonly RequestedAssignment[],
): PlannedAssignments<Of> {
  const known = new Map<string, Of>(turnovers.map((turnover) => [turnover.id, turnover]));
  const given: PlannedAssignments<Of>["given"][number][] = [];
  const left: PlannedAssignments<Of>["left"][number][] = [];
  for (const { id, version, cleanerId } of requested) {
    const turnover = known.get(id) ?? null;
    const leave = (reason: LeftOpenReason) => left.push({ id, turnover, reason });
    if (turnover === null) leave("deleted");
    else if (turnover.version !== version || turnover.status !== "unassigned") leave("changed");
    else if (turnover.proposed?.cleanerId !== cleanerId) leave("proposed_otherwise");
    else {
      const assigned = assignCleaner(turnover, turnover.proposed.cleanerId);
      const fee = changeFee({ paid: false, approved: false }, turnover.proposed.feeMinor);
      if (assigned.ok && fee.ok) given.push({ turnover, assigned: assigned.value, feeMinor: fee.value });
      else leave("proposed_otherwise");
    }
  }
  return { given, left };
}

/** A turnover as it was assigned. */
export type GivenTurnover = {
  readonly id: TurnoverId;
  readonly cleanerId: CleanerId;
  readonly feeMinor: number;
  readonly startedAtMs: EpochMs | null;
};

/**
 * Whether an assignment can be undone without loss: still the same cleaner and fee, not confirmed, and not started
 * since. It can also be undone where the turnover moved or was cancelled with its booking.
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
