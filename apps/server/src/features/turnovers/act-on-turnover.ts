import type { ActOnTurnover, TurnoverView } from "@keystead/contract/turnovers";
import { dayInZone } from "@keystead/domain/calendar";
import { accept, refuse } from "@keystead/domain/kernel";
import type { Decision } from "@keystead/domain/kernel";
import { markDone, openStatus, reopenTurnover, notifiedOf } from "@keystead/domain/turnovers";
import type { DoneBy, TurnoverRefusal } from "@keystead/domain/turnovers";

import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { notified } from "./change-turnover.ts";
import { turnoverRefused } from "./turnover-refused.ts";
import type { ListedTurnover } from "./turnover-row.ts";
import { lockTurnover, notifiedFields, writeTurnover } from "./turnover-store.ts";
import type { TurnoverRow } from "./turnover-store.ts";

/** An act of the host or a helper at a turnover. */
export async function actOnTurnover(work: Work, { id, act }: ActOnTurnover): Promise<TurnoverView> {
  const turnover = await lockTurnover(work, id);
  if (turnover === undefined) throw refusal("NOT_FOUND");
  await applyAct(work, turnover, act);
  return notified(work, turnover);
}

/** R-E02, R-E06: applies an act; repeating it changes nothing. The caller has locked the row. */
async function applyAct(work: Work, turnover: ListedTurnover, act: ActOnTurnover["act"]): Promise<void> {
  const decided = actFields(turnover, { act, by: "host", at: work.now });
  if (!decided.ok) throw await turnoverRefused(work, turnover, decided.code);
  if (decided.value !== null) await writeTurnover(work, turnover, decided.value);
}

type Pressed = { readonly act: ActOnTurnover["act"]; readonly by: DoneBy; readonly at: Date };
type Decided = Decision<Partial<TurnoverRow> | null, TurnoverRefusal>;

/** The fields that an act changes; null when it changes nothing. */
export function actFields(turnover: ListedTurnover, pressed: Pressed): Decided {
  const { act, by, at } = pressed;
  if (act === "done") return doneFields(turnover, pressed);
  if (act === "reopen") return reopenedFields(turnover, pressed);
  if (turnover.status === "cancelled") return refuse("JOB_CANCELLED");
  // A phone that had no signal may send the start after the end.
  if (turnover.status === "done") {
    if (by !== "cleaner" || act === "confirm") return refuse("JOB_DONE");
    if (act === "unconfirm") return accept(null);
    if (act === "unstart") return unstartedFields(turnover);
    return accept(turnover.startedAtMs === null ? { startedAt: at } : null);
  }
  if (act === "unstart") return unstartedFields(turnover);
  if (act === "unconfirm") return unconfirmedFields(turnover);
  // A cleaner who confirms knows the turnover, and from now on is notified of changes (R-E09).
  const known = notifiedFields(notifiedOf({ ...turnover, propertyId: turnover.property.id }));
  if (act === "confirm") return accept(wasConfirmed(turnover) ? null : { confirmedAt: at, ...known });
  return accept(
    turnover.startedAtMs === null
      ? { startedAt: at, confirmedAt: orThen(turnover.confirmedAtMs, at), ...known }
      : null,
  );
}

/**
 * Whether the cleaner confirmed explicitly: a confirmation that only follows from starting is undone together with
 * the start.
 */
function wasConfirmed({ confirmedAtMs, startedAtMs }: ListedTurnover): boolean {
  return confirmedAtMs !== null && confirmedAtMs !== startedAtMs;
}

/** A turnover that was started stays confirmed. */
function unconfirmedFields(turnover: ListedTurnover): Decided {
  if (!wasConfirmed(turnover)) return accept(null);
  return accept({ confirmedAt: turnover.startedAtMs === null ? null : new Date(turnover.startedAtMs) });
}

function unstartedFields(turnover: ListedTurnover): Decided {
  if (turnover.startedAtMs === null) return accept(null);
  return accept({ startedAt: null, ...(wasConfirmed(turnover) ? {} : { confirmedAt: null }) });
}

/** Starting a turnover also confirms it. */
function orThen(atMs: number | null, then: Date): Date {
  return atMs === null ? then : new Date(atMs);
}

function doneFields(turnover: ListedTurnover, { by, at }: Pressed): Decided {
  const decided = markDone({
    status: turnover.status,
    hostNotified: turnover.hostNotifiedAtMs !== null,
    today: dayInZone(turnover.zone, at.getTime()),
    checkOutOn: dayInZone(
      turnover.zone,
      (turnover.kind === "manual" ? turnover.slot : turnover.window).startMs,
    ),
  });
  if (!decided.ok) return decided;
  return accept(decided.value.changed ? { status: "done", doneAt: at, doneBy: by } : null);
}

function reopenedFields(turnover: ListedTurnover, { by, at }: Pressed): Decided {
  const reopened = reopenTurnover({
    status: turnover.status,
    cleanerId: turnover.cleanerId,
    doneAtMs: turnover.doneAtMs ?? at.getTime(),
    nowMs: at.getTime(),
    approved: turnover.approved,
    paid: turnover.paidOn !== null,
    by,
  });
  if (!reopened.ok) return reopened;
  return accept({ status: openStatus(turnover.cleanerId), doneAt: null, doneBy: null, approvedAt: null });
}
