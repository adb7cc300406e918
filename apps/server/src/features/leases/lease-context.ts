import type { Scope, TenantContext } from "#kernel/api/index.ts";
import { refusal } from "#kernel/api/index.ts";
import type { Tx } from "#kernel/db/database.ts";
import { findLease, lockLease } from "../rent-book/index.ts";
import type { LeaseOf, StoredLease } from "../rent-book/index.ts";

/** What every verb of this feature works with: one open transaction, whose data, and the instant. */
export type LeaseContext = { readonly tx: Tx; readonly scope: Scope; readonly now: Date };

export function contextOf({ work }: TenantContext): LeaseContext {
  return work;
}

export async function theLease({ tx, scope, now }: LeaseContext, id: string): Promise<StoredLease> {
  const lease = await findLease(tx, scope, id, now);
  if (lease === undefined) throw refusal("NOT_FOUND");
  return lease;
}

/** Missing and another workspace's are the same NOT_FOUND. */
export async function theLockedLease({ tx, scope, now }: LeaseContext, of: LeaseOf): Promise<StoredLease> {
  const lease = await lockLease(tx, scope, of, now);
  if (lease === undefined) throw refusal("NOT_FOUND");
  return lease;
}

/** The lock makes it certain: nobody else changes the terms before this transaction ends. */
export function assertFresh(lease: StoredLease, version: number): void {
  if (lease.version !== version) throw refusal("STALE", { version: lease.version });
}
