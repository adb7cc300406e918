import type { LeaseView } from "@keystead/contract/leases";

import type { Work } from "#kernel/work.ts";
import { theLease } from "./the-lease.ts";
import { leaseView } from "./lease-view.ts";

export async function getLease(work: Work, id: string): Promise<LeaseView> {
  return leaseView(await theLease(work, id), work.scope);
}
