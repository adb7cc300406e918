import { leaseStatus } from "@keystead/domain/leases";
import type { LeaseAccount } from "@keystead/domain/leases";

import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { findLandlord, type Landlord } from "../accounts/index.ts";
import { accountOf, findWholeLeases, withComingRows, type StoredLease } from "../rent-book/index.ts";
import { findRecipients, type Recipient } from "./recipients-store.ts";

/** The facts about a lease that reminders need. */
export type RemindedLease = {
  readonly lease: StoredLease;
  readonly account: LeaseAccount;
  readonly landlord: Landlord;
  readonly recipients: readonly Recipient[];
};

/** Null when the lease does not exist in this workspace. */
export async function readReminded(
  work: Work<WorkspaceScope>,
  leaseId: string,
): Promise<RemindedLease | null> {
  const [stored] = await findWholeLeases(work, [leaseId]);
  if (stored === undefined) return null;
  const lease = withComingRows(stored, stored.today);
  return {
    lease,
    account: accountOf(lease),
    landlord: await findLandlord(work),
    recipients: await findRecipients(work, { leaseId }),
  };
}

/**
 * A lease that has ended gets no reminders: the two parties settle the remaining debt of a former tenant themselves.
 */
export function remindsNobody({ lease }: RemindedLease): boolean {
  return leaseStatus(lease, lease.today) === "ended";
}

/** Why a tenant gets no reminder, or null. */
export function stopOf({ email, stop }: Recipient): Recipient["stop"] | "no_email" {
  return email === null ? "no_email" : stop;
}
