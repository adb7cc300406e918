import type { LeaseView, NewPayment } from "@keystead/contract/leases";
import { paysRow, planRecordedPayment as decidePayment } from "@keystead/domain/leases";
import type { OpenRow } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { parseAmount, badField, parseDay, optionalAmountIn, refusal } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { leaseView, requireLease, requireLockedLease } from "../leases/index.ts";
import { assertRoomForRecords, lockWorkspace } from "../plans/index.ts";
import type { StoredLease } from "../rent-book/index.ts";
import { insertLinkedPayment, lockIncomeWithoutLink } from "./income-links/found-income-store.ts";
import { insertTransfer } from "./lease-money-store.ts";
import { openRows, splitOverRows } from "./split-over-rows.ts";
import { rowsNamed } from "./rows-named.ts";

/** R-C10, R-C10a: one transfer over one or several rows; every part is a payment with its own Income. */
export async function recordPayment(
  work: Work,
  input: z.infer<typeof NewPayment>,
): Promise<{ transferId: string; lease: LeaseView }> {
  const transferId = await postPayment(work, input);
  return { transferId, lease: leaseView(await requireLease(work, input.id), work.scope) };
}

/** Like `recordPayment`, for callers that need only the transfer's id. */
export async function postPayment(work: Work, input: z.infer<typeof NewPayment>): Promise<string> {
  // Linking an existing record adds no record that the plan counts, so no lock is needed.
  if (input.incomeId === undefined) await lockWorkspace(work);
  const locked = await requireLockedLease(work, { lease: input.id });
  const { lease, rows } = await rowsNamed(work, locked, input.rows);
  const ticked = openRows(lease, rows);
  if (input.incomeId !== undefined)
    return payByIncome(work, { lease, rows: ticked, incomeId: input.incomeId });
  assertStillOpen(lease, ticked, input.outstanding);
  const parts = splitOverRows(
    lease,
    ticked,
    optionalAmountIn(input.amount, lease.currency, { field: "amount" }),
  );
  const paidOn = input.paidOn === undefined ? lease.today : parseDay(input.paidOn, "paidOn");
  const { method, note } = input;
  for (const row of ticked) {
    const { today } = lease;
    const decided = decidePayment({ ...row, amountMinor: parts[0]?.amountMinor ?? 0, paidOn, method, today });
    if (!decided.ok)
      throw badField([decided.code === "PAYMENT_DATE_IN_FUTURE" ? "paidOn" : "method"], decided.code);
  }
  await assertRoomForRecords(
    work,
    parts.map(() => paidOn),
  );
  const { transferId } = await insertTransfer(work, lease, { parts, paidOn, method, note });
  await writeAudit(work, {
    action: "create",
    entity: "lease_payment",
    entityId: transferId,
    partOf: lease.id,
    changes: { leaseId: lease.id, paidOn, method, parts },
  });
  return transferId;
}

/**
 * STALE if less is open than the screen showed: somebody else has booked a payment in the meantime, and the same rent
 * must not be booked twice.
 */
function assertStillOpen(lease: StoredLease, ticked: readonly OpenRow[], shown: string | undefined): void {
  if (shown === undefined) return;
  const openMinor = ticked.reduce((total, { outstandingMinor }) => total + outstandingMinor, 0);
  if (openMinor < parseAmount(shown, lease.currency, { field: "outstanding", rule: "any" }))
    throw refusal("STALE", { version: lease.version });
}

/** R-C11: the money is already in the books, so its record is linked to this payment. */
async function payByIncome(
  work: Work,
  paid: {
    readonly lease: StoredLease;
    readonly rows: readonly (Parameters<typeof paysRow>[1] & { readonly id: string })[];
    readonly incomeId: string;
  },
): Promise<string> {
  const { lease, rows, incomeId } = paid;
  permit(work.scope, "income.update");
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw badField(["rows"], "ONE_ROW_TO_LINK");
  const found = await lockIncomeWithoutLink(work, lease, incomeId);
  if (found === undefined || !paysRow(found, row, lease.today)) throw refusal("INCOME_NOT_LINKABLE");
  const { amountMinor, receivedOn: paidOn, notes: note } = found;
  const method = found.method ?? "other";
  const payment = { rowId: row.id, amountMinor, paidOn, method, note, incomeId };
  const { transferId } = await insertLinkedPayment(work, lease, payment);
  await writeAudit(work, {
    action: "create",
    entity: "lease_payment",
    entityId: transferId,
    partOf: lease.id,
    changes: { leaseId: lease.id, paidOn, method, parts: [{ rowId: row.id, amountMinor, incomeId }] },
  });
  return transferId;
}
