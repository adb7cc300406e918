import { eq } from "#kernel/db/drizzle.ts";

import {
  document,
  handover,
  lease,
  leaseCoTenant,
  leasePayment,
  leaseTermStep,
  rentReminder,
  rentReminderRule,
  rentReminderStop,
  rentRow,
  rentStep,
  settledYear,
  writeDown,
} from "#kernel/db/schema/index.ts";
import { moveToTrash } from "#kernel/trash/move-to-trash.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import { leaseTrash } from "./lease-trash.ts";

/** Moves a lease without recorded money to the trash, with all its parts; its only payment is the opening credit. */
export async function discardLease(work: Work<ActorScope>, id: string): Promise<string> {
  const parts = [
    { table: lease, where: eq(lease.id, id) },
    { table: leaseCoTenant, where: eq(leaseCoTenant.leaseId, id) },
    { table: rentStep, where: eq(rentStep.leaseId, id) },
    { table: leaseTermStep, where: eq(leaseTermStep.leaseId, id) },
    { table: rentRow, where: eq(rentRow.leaseId, id) },
    { table: writeDown, where: eq(writeDown.leaseId, id) },
    { table: settledYear, where: eq(settledYear.leaseId, id) },
    { table: handover, where: eq(handover.leaseId, id) },
    { table: rentReminderRule, where: eq(rentReminderRule.leaseId, id) },
    { table: rentReminder, where: eq(rentReminder.leaseId, id) },
    { table: rentReminderStop, where: eq(rentReminderStop.leaseId, id) },
    { table: leasePayment, where: eq(leasePayment.leaseId, id) },
    { table: document, where: eq(document.leaseId, id) },
  ];
  return moveToTrash(work, { kind: leaseTrash, entityId: id, parts });
}
