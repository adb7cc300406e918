import type { TurnoverView } from "@keystead/contract/turnovers";
import { localIn } from "@keystead/domain/calendar";
import { payoutState, slackOf, windowFlags } from "@keystead/domain/turnovers";

import { amountText } from "../properties/index.ts";
import type { NamedRow } from "#kernel/db/stored-row.ts";
import type { ListedTurnover } from "./turnover-row.ts";

/** What is known of a job from those beside it. */
export type Beside = {
  readonly doubleBooked: boolean;
  readonly proposed: { readonly cleaner: NamedRow; readonly feeMinor: number | null } | null;
};

export function jobView(job: ListedTurnover, { doubleBooked, proposed }: Beside): TurnoverView {
  const wall = (atMs: number): string => localIn(job.zone, atMs);
  const wallOrNone = (atMs: number | null) => (atMs === null ? null : wall(atMs));
  const money = (minor: number) => amountText(minor, job.currency);
  return {
    id: job.id,
    version: job.version,
    kind: job.kind,
    property: job.property,
    unit: job.unit,
    timezone: job.zone,
    city: job.city,
    status: job.status,
    leaving: job.leaving,
    arriving: job.arriving,
    window: { from: wall(job.window.startMs), to: wallOrNone(job.window.endMs) },
    slot: { from: wall(job.slot.startMs), to: wall(job.slot.endMs) },
    cleaningMinutes: job.cleaningMinutes,
    slackMinutes: slackOf(job.window, job.cleaningMinutes),
    flags: [...windowFlags(job)],
    cleaner: job.cleaner,
    doubleBooked,
    proposed:
      proposed === null
        ? null
        : {
            cleaner: proposed.cleaner,
            fee: proposed.feeMinor === null ? null : money(proposed.feeMinor),
          },
    reach: job.reach,
    confirmedAt: wallOrNone(job.confirmedAtMs),
    startedAt: wallOrNone(job.startedAtMs),
    doneAt: wallOrNone(job.doneAtMs),
    doneBy: job.doneBy,
    fee: money(job.feeMinor),
    currency: job.currency,
    payout: payoutState(job),
    approved: job.approved,
    paidOn: job.paidOn,
    paidMethod: job.paidMethod,
    note: job.note,
    problems: job.problems,
    photos: job.photos,
  };
}

/** What an audit entry may say of a job: of who does it and of the note only that they changed. */
export const personalTurnoverFields = ["cleanerId", "note"] as const;

export function auditedTurnover(job: ListedTurnover): Readonly<Record<string, unknown>> {
  const { status, cleanerId, note, feeMinor, approved, paidOn, paidMethod, voided, unitId } = job;
  const slotStartsAt = new Date(job.slot.startMs).toISOString();
  const propertyId = job.property.id;
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
