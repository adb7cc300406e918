import type { LeaseView } from "@keystead/contract/leases";

import type { Work } from "#kernel/work.ts";
import { requireLease } from "./require-lease.ts";
import { leaseView } from "./lease-view.ts";

export async function getLease(work: Work, id: string): Promise<LeaseView> {
  return leaseView(await requireLease(work, id), work.scope);
}
