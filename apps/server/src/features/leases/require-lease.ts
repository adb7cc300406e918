import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { findLease, lockLease } from "../rent-book/index.ts";
import type { LeaseOf, StoredLease } from "../rent-book/index.ts";

export async function requireLease(work: Work, id: string): Promise<StoredLease> {
  const lease = await findLease(work, id);
  if (lease === undefined) throw refusal("NOT_FOUND");
  return lease;
}

/** A missing lease and a lease of another workspace give the same NOT_FOUND. */
export async function requireLockedLease(work: Work, of: LeaseOf): Promise<StoredLease> {
  const lease = await lockLease(work, of);
  if (lease === undefined) throw refusal("NOT_FOUND");
  return lease;
}

/** Reliable under the lock: nobody else changes the terms before this transaction ends. */
export function assertFresh(lease: StoredLease, version: number): void {
  if (lease.version !== version) throw refusal("STALE", { version: lease.version });
}
