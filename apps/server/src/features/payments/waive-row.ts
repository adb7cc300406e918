import type { LeaseView, NewWriteDown } from "@keystead/contract/leases";
import { findRow, waiveRow as decideWaiver } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { badField, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { insertWriteDowns, leaseView, optionalAmountIn, theLease, theLockedLease } from "../leases/index.ts";
import type { LeaseContext } from "../leases/index.ts";
import { accountOf } from "../rent-book/index.ts";
import { discardWriteDown } from "./discard-store.ts";
import { rowsNamed } from "./stored-row.ts";

/** R-C08: no longer asked for, never income; the reason in words is required. */
export async function waiveRow(
  context: LeaseContext,
  input: z.infer<typeof NewWriteDown>,
): Promise<LeaseView> {
  const { tx, scope, now } = context;
  const locked = await theLockedLease(context, { lease: input.id });
  const { lease, rows } = await rowsNamed(context, locked, [input.row]);
  const [row] = rows;
  if (row === undefined) throw refusal("NOT_FOUND");
  const decided = decideWaiver({
    rowId: row.id,
    outstandingMinor: findRow(accountOf(lease), row.id)?.outstandingMinor ?? 0,
    amountMinor: optionalAmountIn(input.amount, lease.currency, "amount"),
    note: input.note,
    today: lease.today,
  });
  if (!decided.ok) {
    if (decided.code === "NOTHING_OUTSTANDING") throw refusal(decided.code);
    throw badField([decided.code === "REASON_REQUIRED" ? "note" : "amount"], decided.code);
  }
  await insertWriteDowns(tx, scope, lease.id, [{ ...decided.value, note: input.note }]);
  await writeAudit(tx, scope, {
    action: "create",
    entity: "write_down",
    entityId: row.id,
    changes: decided.value,
    at: now,
  });
  return leaseView(await theLease(context, lease.id));
}

/** A write-down that a rent change made belongs to the terms and goes only with them. */
export async function deleteWriteDown(context: LeaseContext, id: string): Promise<{ trashId: string }> {
  const { tx, scope, now } = context;
  const lease = await theLockedLease(context, { writeDown: id });
  const found = lease.writeDowns.find((writeDown) => writeDown.id === id);
  if (found === undefined) throw refusal("NOT_FOUND");
  if (found.reason === "rent_change") throw badField(["id"], "WRITE_DOWN_OF_TERMS");
  const trashId = await discardWriteDown(tx, scope, id, now);
  const { rowId, writtenOn, amountMinor, reason } = found;
  const changes = { rowId, writtenOn, amountMinor, reason };
  await writeAudit(tx, scope, { action: "delete", entity: "write_down", entityId: id, changes, at: now });
  return { trashId };
}
