import { randomUUID } from "node:crypto";

import type { PlainDate } from "@keystead/domain/calendar";
import { leaseAccount, openByDay, splitTransfer } from "@keystead/domain/leases";
import type { OpenRow } from "@keystead/domain/leases";
import type { PaymentMethod } from "@keystead/domain/ledger";

import { NAMED_RECORDS, refusal, refuseIssues } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertRoomForRecords } from "../../plans/index.ts";
import { namedLeases } from "../../rent-book/index.ts";
import {
  deleteBroughtTransfers,
  findLikePayments,
  insertParts,
  leasesOfTouchedTransfers,
  lockLeasesToPay,
} from "./posted-payments-store.ts";
import type { LeaseToPay, PartToPost } from "./posted-payments-store.ts";

/** A past payment of a lease. `at` is its index in the request. */
export type PaymentToPost = {
  readonly at: number;
  readonly leaseId: string;
  readonly paidOn: PlainDate;
  readonly amountMinor: number;
  readonly method: PaymentMethod;
  readonly note: string;
};

export type PostedTransfer = { readonly id: string; readonly leaseId: string; readonly parts: number };

/** The `at` of the payments that seem to be in the books already. */
export async function likePayments(
  work: Work,
  payments: readonly PaymentToPost[],
): Promise<readonly number[]> {
  const found = await findLikePayments(work, payments);
  return found.map((place) => payments[place]?.at ?? place);
}

/**
 * Books many payments of many leases, each as a transfer of its own, lease by lease in date order. Each pays what was
 * due by that day, oldest first; the rest pays the next month, and what then remains is credit (R-C10a). The caller
 * has locked the workspace.
 */
export async function postPayments(
  work: Work,
  payments: readonly PaymentToPost[],
): Promise<readonly PostedTransfer[]> {
  if (payments.length === 0) return [];
  const byLease = Map.groupBy(payments, ({ leaseId }) => leaseId);
  const leases = await lockLeasesToPay(work, [...byLease.keys()]);
  if (leases.length < byLease.size) throw refusal("NOT_FOUND");
  const parts = leases.flatMap((lease) => partsOf(lease, byLease.get(lease.id) ?? []));
  await assertRoomForRecords(
    work,
    parts.map(({ paidOn }) => paidOn),
  );
  for (let from = 0; from < parts.length; from += MOST_PARTS)
    await insertParts(work, parts.slice(from, from + MOST_PARTS));
  const transfers = [...Map.groupBy(parts, ({ transferId }) => transferId)];
  await writeAudits(
    work,
    transfers.map(([transferId, own]) => ({
      action: "create",
      entity: "lease_payment",
      entityId: transferId,
      partOf: own[0]?.leaseId ?? null,
      changes: {
        leaseId: own[0]?.leaseId,
        paidOn: own[0]?.paidOn,
        method: own[0]?.method,
        parts: own.map(({ rowId, amountMinor, incomeCategory }) => ({ rowId, amountMinor, incomeCategory })),
      },
    })),
  );
  return transfers.map(([id, own]) => ({ id, leaseId: own[0]?.leaseId ?? "", parts: own.length }));
}

/**
 * Deletes payments that have not changed since they were booked; otherwise CANNOT_UNDO. The caller has locked their
 * leases.
 */
export async function takeBackPayments(work: Work, transfers: readonly PostedTransfer[]): Promise<void> {
  if (transfers.length === 0) return;
  const touched = await leasesOfTouchedTransfers(work, transfers);
  if (touched.length > 0) {
    const records = await namedLeases(work, { ids: touched });
    throw refusal("CANNOT_UNDO", { records: records.slice(0, NAMED_RECORDS) });
  }
  await deleteBroughtTransfers(
    work,
    transfers.map(({ id }) => id),
  );
  await writeAudits(
    work,
    transfers.map(({ id, leaseId }) => ({
      action: "delete",
      entity: "lease_payment",
      entityId: id,
      partOf: leaseId,
    })),
  );
}

/** Parts per statement, because a statement may run for only four seconds. */
const MOST_PARTS = 1_000;

function partsOf(
  { id: leaseId, today, ledger }: LeaseToPay,
  payments: readonly PaymentToPost[],
): PartToPost[] {
  refuseIssues(
    payments
      .filter(({ paidOn }) => paidOn > today)
      .map(({ at }) => ({ path: ["payments", at, "paidOn"], code: "PAYMENT_DATE_IN_FUTURE" })),
  );
  const kinds = new Map<string, (typeof ledger.rows)[number]["kind"]>(
    ledger.rows.map(({ id, kind }) => [id, kind]),
  );
  const rows = leaseAccount(ledger, today).rows.map(({ row, outstandingMinor }) => ({
    id: row.id as string,
    kind: row.kind,
    adjustedKind: row.adjustsRowId === null ? null : (kinds.get(row.adjustsRowId) ?? null),
    dueOn: row.dueOn,
    outstandingMinor,
  }));
  if (rows.length === 0)
    refuseIssues(
      payments.map(({ at }) => ({ path: ["payments", at, "lease"], code: "NOTHING_OUTSTANDING" })),
    );
  const open = new Map<string, OpenRow<string>>(rows.map((row) => [row.id, row]));
  const inOrder = payments.toSorted((one, other) => (one.paidOn < other.paidOn ? -1 : 1));
  return inOrder.flatMap(({ paidOn, amountMinor, method, note }) => {
    const { due, next } = openByDay([...open.values()], paidOn);
    const split = splitTransfer(due, amountMinor, next);
    if (!split.ok) throw new Error(`a payment of ${amountMinor} that no row takes`);
    const transferId = randomUUID();
    return split.value.map((part) => {
      const row = open.get(part.rowId);
      if (row !== undefined)
        open.set(part.rowId, {
          ...row,
          outstandingMinor: Math.max(0, row.outstandingMinor - part.amountMinor),
        });
      return { ...part, id: randomUUID(), transferId, leaseId, paidOn, method, note };
    });
  });
}
