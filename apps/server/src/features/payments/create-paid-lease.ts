import type { LeaseView, NewPaidLease } from "@keystead/contract/leases";

import type { Work } from "#kernel/work.ts";
import { createLease } from "../leases/index.ts";
import { lockWorkspace } from "../plans/index.ts";
import { recordHistory } from "./record-history.ts";

/** A lease that began long ago, with a payment for each month of it so far: all of it or nothing. */
export async function createPaidLease(
  work: Work,
  { paid, ...terms }: NewPaidLease,
): Promise<{ transferIds: string[]; lease: LeaseView }> {
  // Before the property and the tenant, as in every verb that is counted by the plan.
  await lockWorkspace(work);
  const { id } = await createLease(work, terms);
  return recordHistory(work, { id, note: "", ...paid });
}
