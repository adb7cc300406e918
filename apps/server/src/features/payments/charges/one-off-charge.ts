import type { LeaseView, NewCharge } from "@keystead/contract/leases";
import { oneOffCharge } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { parseAmount, badField, parseDay, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { insertRentRows, leaseView, requireLease, requireLockedLease } from "../../leases/index.ts";
import { namedLease } from "../../rent-book/index.ts";
import { discardRow } from "../discard-store.ts";

/** R-C19: adds a repair, a key, a late fee or a yearly settlement; also possible after the lease has ended. */
export async function addCharge(work: Work, input: z.infer<typeof NewCharge>): Promise<LeaseView> {
  const lease = await requireLockedLease(work, { lease: input.id });
  const amountMinor = parseAmount(input.amount, lease.currency, { field: "amount" });
  const dueOn = parseDay(input.dueOn, "dueOn");
  const charge = oneOffCharge(dueOn, amountMinor);
  if (!charge.ok) throw badField(["amount"], charge.code);
  const [row] = await insertRentRows(work, lease.id, [{ ...charge.value, note: input.note }]);
  const changes = { leaseId: lease.id, dueOn, amountMinor };
  await writeAudit(work, {
    action: "create",
    entity: "rent_row",
    entityId: row?.id ?? null,
    partOf: lease.id,
    changes,
  });
  return leaseView(await requireLease(work, lease.id), work.scope);
}

/**
 * Allowed while no payment was made for the charge, not even a refunded one; credit allocated to it moves on to other
 * rows.
 */
export async function deleteCharge(work: Work, id: string): Promise<{ trashId: string }> {
  const lease = await requireLockedLease(work, { row: id });
  const row = lease.rows.find((known) => known.id === id);
  if (row === undefined) throw refusal("NOT_FOUND");
  if (!row.oneOff) throw badField(["id"], "NOT_A_ONE_OFF_CHARGE");
  if (lease.payments.some(({ rowId }) => rowId === id))
    throw refusal("HAS_PAYMENTS", { records: [namedLease(lease)] });
  const trashId = await discardRow(work, id);
  const { dueOn, amountMinor } = row;
  const changes = { leaseId: lease.id, dueOn, amountMinor };
  await writeAudit(work, { action: "delete", entity: "rent_row", entityId: id, partOf: lease.id, changes });
  return { trashId };
}
