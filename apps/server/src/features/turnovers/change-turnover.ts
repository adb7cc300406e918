import type { TurnoverChange, TurnoverView, NewTurnover } from "@keystead/contract/turnovers";
import { instantOf, localDateTime, localIn, MINUTE_MS } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { assignCleaner, changeFee, doubleBooked, fitsWindow, moveSlot } from "@keystead/domain/turnovers";

import { parseAmount, askFirst, badField, refusal, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import type { Work } from "#kernel/work.ts";
import { feeFor, readAgreed } from "./cleaners/agreed-pay-store.ts";
import { turnoverRefused } from "./turnover-refused.ts";
import type { ListedTurnover } from "./turnover-row.ts";
import { findHome, findTurnover, insertTurnoverRow, lockTurnover, writeTurnover } from "./turnover-store.ts";
import { auditedTurnover, personalTurnoverFields } from "./turnover-view.ts";
import { turnoversAround, TRAVEL_MINUTES, viewOf } from "./list-turnovers.ts";

/** Creates a manual turnover that takes as long as cleaning takes there, with an open end. */
export async function createTurnover(
  work: Work,
  { propertyId, unitId, startsAt, note }: NewTurnover,
): Promise<TurnoverView> {
  await lockInOrder(work, [
    { table: "property", ids: [propertyId], strength: "key share" },
    { table: "unit", ids: unitId === null ? [] : [unitId], strength: "key share" },
  ]);
  const home = await findHome(work, propertyId);
  if (home === undefined) throw refusal("NOT_FOUND");
  const startMs = instantOf(localDateTime(startsAt), home.zone);
  const slotStartsAt = new Date(startMs);
  const id = await insertTurnoverRow(work, {
    kind: "manual",
    propertyId,
    unitId,
    windowStartsAt: slotStartsAt,
    slotStartsAt,
    slotEndsAt: new Date(startMs + home.cleaningMinutes * MINUTE_MS),
    currency: home.currency,
    note,
  });
  const made = await findTurnover(work, id);
  if (made === undefined) throw new Error("an insert that gave no row");
  await writeAudit(work, {
    action: "create",
    entity: "turnover",
    entityId: id,
    partOf: propertyId,
    changes: auditedChanges({}, auditedTurnover(made), personalTurnoverFields),
  });
  return viewOf(work, made);
}

/**
 * R-E02, R-E04, R-E07: changes cleaner, time and fee. A new cleaner gets the agreed fee unless one is given; the
 * cleaner is locked, so that two concurrent assignments see each other.
 */
export async function changeTurnover(work: Work, change: TurnoverChange): Promise<TurnoverView> {
  const { id, version, cleanerId, confirm } = change;
  await lockInOrder(work, [
    { table: "cleaner", ids: typeof cleanerId === "string" ? [cleanerId] : [], strength: "no key update" },
  ]);
  const turnover = await lockTurnover(work, id);
  if (turnover === undefined) throw refusal("NOT_FOUND");
  if (turnover.version !== version) throw stale(await viewOf(work, turnover));
  const planned = await plannedTurnover(work, turnover, change);
  const warnings = planned.outsideWindow ? ["SLOT_OUTSIDE_WINDOW"] : [];
  const clash = await clashOf(work, turnover, planned.turnover);
  askFirst([...warnings, ...(clash === null ? [] : ["CLEANER_DOUBLE_BOOKED"])], confirm, clash ?? {});
  const { turnover: after, feeMinor } = planned;
  await writeTurnover(work, turnover, {
    cleanerId: after.cleanerId,
    status: after.status,
    slotStartsAt: new Date(after.slot.startMs),
    slotEndsAt: new Date(after.slot.endMs),
    confirmedAt: after.confirmedAtMs === null ? null : new Date(after.confirmedAtMs),
    ...(feeMinor === null ? {} : { feeMinor }),
    ...(change.note === undefined ? {} : { note: change.note }),
    ...(change.voided === undefined ? {} : { voided: change.voided }),
  });
  return notified(work, turnover);
}

type Planned = {
  readonly turnover: ListedTurnover;
  readonly outsideWindow: boolean;
  /** Null: the fee does not change. */
  readonly feeMinor: number | null;
};

/** The turnover after the change; throws when the rules refuse it. */
async function plannedTurnover(
  work: Work,
  turnover: ListedTurnover,
  change: TurnoverChange,
): Promise<Planned> {
  const { cleanerId, startsAt, fee } = change;
  let next = turnover;
  let outsideWindow = false;
  if (startsAt !== undefined) {
    const moved = moveSlot(next, instantOf(localDateTime(startsAt), turnover.zone));
    if (!moved.ok) throw await turnoverRefused(work, turnover, moved.code);
    outsideWindow = moved.value.outsideWindow && fitsWindow(turnover.slot, turnover.window);
    next = { ...next, ...moved.value.turnover };
  }
  let proposed: number | null = null;
  if (cleanerId !== undefined && cleanerId !== turnover.cleanerId) {
    const given = assignCleaner(next, cleanerId === null ? null : idOf(cleanerId));
    if (!given.ok) throw await turnoverRefused(work, turnover, given.code);
    next = { ...next, ...given.value };
    proposed = await agreedFee(work, next, cleanerId);
  }
  if (change.voided === true && turnover.paidOn !== null)
    throw await turnoverRefused(work, turnover, "PAYOUT_PAID");
  const input =
    fee === undefined ? null : parseAmount(fee, turnover.currency, { field: "fee", rule: "not_negative" });
  const feeMinor = input ?? proposed;
  if (feeMinor === null || feeMinor === turnover.feeMinor)
    return { turnover: next, outsideWindow, feeMinor: null };
  const allowed = changeFee({ paid: turnover.paidOn !== null, approved: turnover.approved }, feeMinor);
  if (!allowed.ok) {
    if (allowed.code === "PAYOUT_PAID" || allowed.code === "PAYOUT_APPROVED")
      throw await turnoverRefused(work, turnover, allowed.code);
    throw badField(["fee"], allowed.code);
  }
  return { turnover: next, outsideWindow, feeMinor };
}

/** The fee agreed with a cleaner; 0 without a cleaner. NOT_FOUND for an unknown one. */
async function agreedFee(work: Work, turnover: ListedTurnover, cleanerId: string | null): Promise<number> {
  if (cleanerId === null) return 0;
  const agreed = (await readAgreed(work)).find(({ cleaner }) => cleaner.id === cleanerId);
  if (agreed === undefined) throw refusal("NOT_FOUND");
  return feeFor(agreed, turnover) ?? 0;
}

/**
 * The turnover of the same cleaner that overlaps this one only after the change, for the warning; null if there is
 * none.
 */
async function clashOf(
  work: Work,
  before: ListedTurnover,
  after: ListedTurnover,
): Promise<Readonly<Record<string, string>> | null> {
  const same = after.cleanerId === before.cleanerId && after.slot.startMs === before.slot.startMs;
  if (same || after.cleanerId === null) return null;
  const others = await turnoversAround(work, after, after.cleanerId);
  const pair = doubleBooked([after, ...others], TRAVEL_MINUTES).find((ids) => ids.includes(after.id));
  const other = others.find(({ id }) => pair?.includes(id) === true);
  if (other === undefined) return null;
  return {
    cleaner: other.cleaner?.name ?? "",
    rentable: other.unit?.name ?? other.property.name,
    from: localIn(other.zone, other.slot.startMs),
    to: localIn(other.zone, other.slot.endMs),
  };
}

/** Audits the change and returns the turnover as it is now. */
export async function notified(work: Work, before: ListedTurnover): Promise<TurnoverView> {
  const after = await findTurnover(work, before.id);
  if (after === undefined) throw new Error("a locked row that is gone");
  await writeAudit(work, {
    action: "update",
    entity: "turnover",
    entityId: before.id,
    partOf: before.property.id,
    changes: {
      ...auditedChanges(auditedTurnover(before), auditedTurnover(after), personalTurnoverFields),
      in: after.currency,
    },
  });
  return viewOf(work, after);
}
