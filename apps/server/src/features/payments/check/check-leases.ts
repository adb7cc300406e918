import { earlierOf, plainDate } from "@keystead/domain/calendar";
import { billedOtherwise } from "@keystead/domain/leases";
import type { Billed, TransferPart } from "@keystead/domain/leases";

import type { Database } from "#kernel/db/database.ts";
import { amountText } from "../../properties/index.ts";
import { leaseBefore } from "../../rent-book/index.ts";
import type { StoredLease } from "../../rent-book/index.ts";
import { findLeasesToCheck } from "./check-leases-store.ts";
import type { LeaseKey, LeaseToCheck, RecordedTimes } from "./check-leases-store.ts";
import { splitAnew, wouldSplitOtherwise } from "../split-over-rows.ts";

/**
 * The stored state of a month of a lease (for a transfer: the month of its first row), and what today's rules would
 * make of it.
 */
export type LeaseDifference = {
  readonly leaseId: string;
  readonly month: string;
  readonly stored: string;
  readonly new: string;
};

/**
 * Finds every lease of every workspace that today's rules would bill or split differently. Read-only, a page at a time.
 */
export async function checkLeases(
  db: Pick<Database, "asSystem">,
  now: Date,
): Promise<{ readonly leases: number; readonly differences: readonly LeaseDifference[] }> {
  const differences: LeaseDifference[] = [];
  let leases = 0;
  let after: LeaseKey | null = null;
  for (;;) {
    const page: readonly LeaseToCheck[] = await checkPage(db, after, now);
    for (const { lease, times } of page)
      differences.push(
        ...billedDifferences(lease),
        ...settledDifferences(lease),
        ...splitDifferences(lease, times),
      );
    leases += page.length;
    const last = page.at(-1);
    if (last === undefined) return { leases, differences };
    after = { workspaceId: last.workspaceId, id: last.lease.id };
  }
}

function checkPage(
  db: Pick<Database, "asSystem">,
  after: LeaseKey | null,
  now: Date,
): Promise<readonly LeaseToCheck[]> {
  return db.asSystem((tx) => findLeasesToCheck(tx, after, now));
}

function billedDifferences(lease: StoredLease): readonly LeaseDifference[] {
  const words = (kind: string, billed: Billed): string =>
    billed === null
      ? "nothing"
      : `${kind} ${amountText(billed.amountMinor, lease.currency)} due ${billed.dueOn}`;
  return billedOtherwise(leaseBefore(lease)).map(({ period, kind, stored, expected }) => ({
    leaseId: lease.id,
    month: period,
    stored: words(kind, stored),
    new: words(kind, expected),
  }));
}

/** R-C19: a settlement with a zero result books nothing; an earlier version stored a row of 0. */
function settledDifferences({ id, currency, rows }: StoredLease): readonly LeaseDifference[] {
  return rows
    .filter(({ settlesYear, amountMinor }) => settlesYear !== null && amountMinor === 0)
    .map(({ period, settlesYear, amountMinor, dueOn }) => ({
      leaseId: id,
      month: period,
      stored: `settlement ${settlesYear} ${amountText(amountMinor, currency)} due ${dueOn}`,
      new: "nothing",
    }));
}

type Payment = StoredLease["payments"][number];

/** R-C10a: compares each transfer with its split by today's rules on the day of its recording or last change. */
function splitDifferences(lease: StoredLease, times: RecordedTimes): readonly LeaseDifference[] {
  // Opening credits, payments from the deposit and linked payments were never split.
  const own = lease.payments.filter(
    ({ openingCredit, depositMovementId, foundIncomeId }) =>
      !openingCredit && depositMovementId === null && foundIncomeId === null,
  );
  return [...Map.groupBy(own, ({ transferId }) => transferId).values()].flatMap((parts) => {
    const then = leaseThen(lease, times, parts);
    if (then === null || !wouldSplitOtherwise(then, parts)) return [];
    const sumMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const month = lease.rows.find(({ id }) => id === parts[0]?.rowId)?.period ?? "";
    const split = wordsOf(lease, splitAnew(then, parts, sumMinor));
    return [{ leaseId: lease.id, month, stored: wordsOf(lease, parts), new: split }];
  });
}

/**
 * The lease as it was when a transfer was recorded or last changed. Null when a row that was due by then, or an earlier
 * payment, has changed since: its former state is unknown, so the split cannot be checked.
 */
function leaseThen(lease: StoredLease, times: RecordedTimes, parts: readonly Payment[]): StoredLease | null {
  const madeAt = (id: string): number => times.get(id)?.madeAt ?? 0;
  const changedAt = (id: string): number => times.get(id)?.changedAt ?? 0;
  const at = Math.max(...parts.map(({ id }) => changedAt(id)));
  const today = earlierOf(dayIn(lease.timezone, at), lease.today);
  const isPart = new Set<string>(parts.map(({ id }) => id));
  const paidRows = new Set<string>(parts.map(({ rowId }) => rowId));
  const [first] = parts;
  // Records with the same instant are ordered by their days, because a whole history can be stored at once.
  const isBefore = (id: string, day: string): boolean =>
    madeAt(id) < at || (madeAt(id) === at && first !== undefined && day < first.paidOn);
  const rows = lease.rows.filter(({ id }) => madeAt(id) <= at);
  // A rent change also cuts waivers, so the amount due for such a row before the change is unknown too.
  const repriced = new Set<string>(
    lease.writeDowns
      .filter(({ id, reason }) => reason === "rent_change" && madeAt(id) > at)
      .map(({ rowId }) => rowId),
  );
  const isUnknown = (id: string): boolean => changedAt(id) > at || repriced.has(id);
  if (rows.some(({ id, dueOn }) => isUnknown(id) && (dueOn <= today || paidRows.has(id)))) return null;
  if (lease.payments.some(({ id }) => !isPart.has(id) && madeAt(id) <= at && changedAt(id) > at)) return null;
  const known = new Set<string>(rows.map(({ id }) => id));
  const payments = lease.payments.filter(
    ({ id, paidOn, rowId }) => known.has(rowId) && (isPart.has(id) || isBefore(id, paidOn)),
  );
  const paid = new Set<string>(payments.map(({ id }) => id));
  return {
    ...lease,
    today,
    rows,
    payments,
    refunds: lease.refunds.filter(
      ({ id, paymentId, refundedOn }) => paid.has(paymentId) && isBefore(id, refundedOn),
    ),
    writeDowns: lease.writeDowns.filter(
      ({ id, rowId, writtenOn }) => known.has(rowId) && isBefore(id, writtenOn),
    ),
  };
}

/** The parts in row order, so that equal splits give equal texts. */
function wordsOf(
  lease: StoredLease,
  parts: readonly Pick<TransferPart<string>, "rowId" | "amountMinor">[],
): string {
  return lease.rows
    .flatMap(({ id, period, kind }) =>
      parts
        .filter(({ rowId }) => rowId === id)
        .map(({ amountMinor }) => `${period} ${kind} ${amountText(amountMinor, lease.currency)}`),
    )
    .join(", ");
}

function dayIn(timezone: string, atMs: number) {
  return plainDate(
    Temporal.Instant.fromEpochMilliseconds(Math.floor(atMs))
      .toZonedDateTimeISO(timezone)
      .toPlainDate()
      .toString(),
  );
}
