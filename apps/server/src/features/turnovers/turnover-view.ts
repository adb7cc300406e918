import type { TurnoverView } from "@keystead/contract/turnovers";
import { localIn } from "@keystead/domain/calendar";
import { payoutState, slackOf, windowFlags } from "@keystead/domain/turnovers";

import { amountText } from "../properties/index.ts";
import type { NamedRow } from "#kernel/db/queries/stored-row.ts";
import type { ListedTurnover } from "./turnover-row.ts";

/** The facts about a turnover that follow from the turnovers around it. */
export type Beside = {
  readonly doubleBooked: boolean;
  readonly proposed: { readonly cleaner: NamedRow; readonly feeMinor: number | null } | null;
};

export function turnoverView(turnover: ListedTurnover, { doubleBooked, proposed }: Beside): TurnoverView {
  const local = (atMs: number): string => localIn(turnover.zone, atMs);
  const localOrNull = (atMs: number | null) => (atMs === null ? null : local(atMs));
  const money = (minor: number) => amountText(minor, turnover.currency);
  return {
    id: turnover.id,
    version: turnover.version,
    kind: turnover.kind,
    property: turnover.property,
    unit: turnover.unit,
    timezone: turnover.zone,
    city: turnover.city,
    status: turnover.status,
    leaving: turnover.leaving,
    arriving: turnover.arriving,
    window: { from: local(turnover.window.startMs), to: localOrNull(turnover.window.endMs) },
    slot: { from: local(turnover.slot.startMs), to: local(turnover.slot.endMs) },
    cleaningMinutes: turnover.cleaningMinutes,
    slackMinutes: slackOf(turnover.window, turnover.cleaningMinutes),
    flags: [...windowFlags(turnover)],
    cleaner: turnover.cleaner,
    doubleBooked,
    proposed:
      proposed === null
        ? null
        : {
            cleaner: proposed.cleaner,
            fee: proposed.feeMinor === null ? null : money(proposed.feeMinor),
          },
    reach: turnover.reach,
    mailWaits: turnover.mailWaits,
    confirmedAt: localOrNull(turnover.confirmedAtMs),
    startedAt: localOrNull(turnover.startedAtMs),
    doneAt: localOrNull(turnover.doneAtMs),
    doneBy: turnover.doneBy,
    fee: money(turnover.feeMinor),
    currency: turnover.currency,
    payout: payoutState(turnover),
    approved: turnover.approved,
    paidOn: turnover.paidOn,
    paidMethod: turnover.paidMethod,
    note: turnover.note,
    problems: turnover.problems,
    openProblems: turnover.openProblems,
    photos: turnover.photos,
  };
}

/** Fields of which an audit entry records only that they changed. */
export const personalTurnoverFields = ["cleanerId", "note"] as const;

export function auditedTurnover(turnover: ListedTurnover): Readonly<Record<string, unknown>> {
  const { status, cleanerId, note, feeMinor, approved, paidOn, paidMethod, voided, unitId } = turnover;
  const slotStartsAt = new Date(turnover.slot.startMs).toISOString();
  const propertyId = turnover.property.id;
  return {
    status,
    cleanerId,
    slotStartsAt,
    note,
    feeMinor,
    approved,
    paidOn,
    paidMethod,
    voided,
    propertyId,
    unitId,
  };
}
