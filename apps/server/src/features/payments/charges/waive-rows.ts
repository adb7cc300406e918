import type { LeaseView, NewWriteDown } from "@keystead/contract/leases";
import { planWaiver as decideWaiver } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import { badField, optionalAmountIn, refusal } from "#kernel/api/index.ts";
import { writeAudit, writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { insertWriteDowns, leaseView, requireLease, requireLockedLease } from "../../leases/index.ts";
import { discardWriteDown } from "../discard-store.ts";
import { openRows } from "../split-over-rows.ts";
import { rowsNamed } from "../rows-named.ts";

/** R-C08: a waived amount is no longer owed and is never income; a written reason is required. */
export async function waiveRows(work: Work, input: z.infer<typeof NewWriteDown>): Promise<LeaseView> {
  const locked = await requireLockedLease(work, { lease: input.id });
  const { lease, rows } = await rowsNamed(work, locked, input.rows);
  const decided = decideWaiver({
    rows: openRows(lease, rows),
    amountMinor: optionalAmountIn(input.amount, lease.currency, { field: "amount" }),
    note: input.note,
    today: lease.today,
  });
  if (!decided.ok) {
    if (decided.code === "NOTHING_OUTSTANDING") throw refusal(decided.code);
    throw badField([decided.code === "REASON_REQUIRED" ? "note" : "amount"], decided.code);
  }
  const { note } = input;
  const made = await insertWriteDowns(
    work,
    lease.id,
    decided.value.map((writeDown) => ({ ...writeDown, note })),
  );
  await writeAudits(
    work,
    decided.value.map((changes) => ({
      action: "create",
      entity: "write_down",
      entityId: made.get(changes.rowId) ?? null,
      partOf: lease.id,
      changes,
    })),
  );
  return leaseView(await requireLease(work, lease.id), work.scope);
}

/**
 * A write-down of a rent change belongs to the terms, and one of a settlement to the others of its year (R-C19).
 * Neither can be deleted alone, or the lease would contradict the letter to the tenant.
 */
export async function deleteWriteDown(work: Work, id: string): Promise<{ trashId: string }> {
  const lease = await requireLockedLease(work, { writeDown: id });
  const found = lease.writeDowns.find((writeDown) => writeDown.id === id);
  if (found === undefined) throw refusal("NOT_FOUND");
  if (found.reason !== "waiver") throw badField(["id"], "WRITE_DOWN_OF_TERMS");
  const trashId = await discardWriteDown(work, id);
  const { rowId, writtenOn, amountMinor, reason } = found;
  const changes = { rowId, writtenOn, amountMinor, reason };
  await writeAudit(work, {
    action: "delete",
    entity: "write_down",
    entityId: id,
    partOf: lease.id,
    changes,
  });
  return { trashId };
}
