import type { LeaseView, NewPayment } from "@keystead/contract/leases";
import { findRow, paysRow, recordPayment as decidePayment, splitTransfer } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { badField, refusal } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { insertLinkedPayment, lockIncomeWithoutLink } from "./found-income-store.ts";
import { theLease, theLockedLease } from "./lease-context.ts";
import type { LeaseContext } from "./lease-context.ts";
import { dayIn, optionalAmountIn } from "./lease-input.ts";
import { insertTransfer } from "./lease-money-store.ts";
import { accountOf, leaseView } from "./lease-view.ts";
import { rowsNamed } from "./stored-row.ts";
import { adjustedKind } from "./stored-lease.ts";
import type { StoredLease } from "./stored-lease.ts";

/** R-C10, R-C10a: one transfer over one or several rows; every part is a payment with its own Income. */
export async function recordPayment(
  context: LeaseContext,
  input: z.infer<typeof NewPayment>,
): Promise<{ transferId: string; lease: LeaseView }> {
  const { tx, scope, now } = context;
  permit(scope, "payment.record");
  const locked = await theLockedLease(context, { lease: input.id });
  const { lease, rows } = await rowsNamed(context, locked, input.rows);
  const account = accountOf(lease);
  const open = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    adjustedKind: adjustedKind(lease, row),
    dueOn: row.dueOn,
    outstandingMinor: findRow(account, row.id)?.outstandingMinor ?? 0,
  }));
  if (input.incomeId !== undefined) return payByIncome(context, lease, open, input.incomeId);
  const split = splitTransfer(open, optionalAmountIn(input.amount, lease.currency, "amount"));
  if (!split.ok)
    throw split.code === "NOTHING_OUTSTANDING" ? refusal(split.code) : badField(["amount"], split.code);
  const paidOn = input.paidOn === undefined ? lease.today : dayIn(input.paidOn, "paidOn");
  const { method, note } = input;
  for (const part of split.value) {
    const row = open.find(({ id }) => id === part.rowId);
    if (row === undefined) throw new Error("A part of a transfer on a row that was not asked for.");
    const decided = decidePayment({
      ...row,
      amountMinor: part.amountMinor,
      paidOn,
      method,
      today: lease.today,
    });
    if (!decided.ok)
      throw badField([decided.code === "PAYMENT_DATE_IN_FUTURE" ? "paidOn" : "method"], decided.code);
  }
  const { transferId } = await insertTransfer(tx, scope, lease, { parts: split.value, paidOn, method, note });
  await writeAudit(tx, scope, {
    action: "create",
    entity: "lease_payment",
    entityId: transferId,
    changes: { leaseId: lease.id, paidOn, method, parts: split.value },
    at: now,
  });
  return { transferId, lease: leaseView(await theLease(context, lease.id)) };
}

/** R-C11: the money is in the books already, so its record becomes this payment's; both are locked by now. */
async function payByIncome(
  context: LeaseContext,
  lease: StoredLease,
  rows: readonly (Parameters<typeof paysRow>[1] & { readonly id: string })[],
  incomeId: string,
): Promise<{ transferId: string; lease: LeaseView }> {
  const { tx, scope, now } = context;
  permit(scope, "income.update");
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw badField(["rows"], "ONE_ROW_TO_LINK");
  const found = await lockIncomeWithoutLink(tx, scope, lease, incomeId);
  if (found === undefined || !paysRow(found, row, lease.today)) throw refusal("INCOME_NOT_LINKABLE");
  const { amountMinor, receivedOn: paidOn, notes: note } = found;
  const method = found.method ?? "other";
  const payment = { rowId: row.id, amountMinor, paidOn, method, note, incomeId };
  const { transferId } = await insertLinkedPayment(tx, scope, lease, payment);
  await writeAudit(tx, scope, {
    action: "create",
    entity: "lease_payment",
    entityId: transferId,
    changes: { leaseId: lease.id, paidOn, method, parts: [{ rowId: row.id, amountMinor, incomeId }] },
    at: now,
  });
  return { transferId, lease: leaseView(await theLease(context, lease.id)) };
}
