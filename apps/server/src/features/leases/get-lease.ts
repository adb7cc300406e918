import type { LeaseView } from "@keystead/contract/leases";

import { theLease } from "./lease-context.ts";
import type { LeaseContext } from "./lease-context.ts";
import { leaseView } from "./lease-view.ts";

export async function getLease(context: LeaseContext, id: string): Promise<LeaseView> {
  return leaseView(await theLease(context, id));
}
