import type { LeaseView, NewPaidLease } from "@keystead/contract/leases";

import type { Work } from "#kernel/work.ts";
import { createLease } from "../leases/index.ts";
import { lockWorkspace } from "../plans/index.ts";
import { recordHistory } from "./record-history.ts";

/** Creates a lease that began in the past, with a payment for each month so far: all or nothing. */
export async function createPaidLease(
  work: Work,
  { paid, ...terms }: NewPaidLease,
): Promise<{ transferIds: string[]; lease: LeaseView }> {
  // Locks the workspace before the property and the tenant, as every verb does that the plan counts.
  await lockWorkspace(work);
  const { id } = await createLease(work, terms);
  return recordHistory(work, { id, note: "", ...paid });
}
