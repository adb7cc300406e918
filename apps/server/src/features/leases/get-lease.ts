import type { LeaseView } from "@keystead/contract/leases";

import { permit } from "#kernel/api/permit.ts";
import { theLease } from "./lease-context.ts";
import type { LeaseContext } from "./lease-context.ts";
import { leaseView } from "./lease-view.ts";

export async function getLease(context: LeaseContext, id: string): Promise<LeaseView> {
  permit(context.scope, "lease.read");
  return leaseView(await theLease(context, id));
}
