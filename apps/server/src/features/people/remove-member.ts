import type { Deps } from "#deps.ts";
import type { RenewedAddress } from "#kernel/registry/hooks/renew-addresses.ts";
import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { lockWorkspace } from "../plans/index.ts";
import { readMember, removeMembership } from "./people-store.ts";

/**
 * Ends the access with the member's next request, since each request checks the membership. The history keeps their name,
 * and each feature hands back what was assigned to them (R-M05). Renews the secret addresses that they could read and
 * returns the new ones. NOT_FOUND for the owner. Runs as `app_system`.
 */
export async function removeMember(
  work: Work,
  deps: Pick<Deps, "authSecret" | "memberRemoved" | "renewAddresses">,
  { id: userId }: { readonly id: string },
): Promise<readonly RenewedAddress[]> {
  await lockWorkspace(work);
  const member = await readMember(work, userId);
  if (member === null || member.role === "owner") throw refusal("NOT_FOUND");
  const renewed = await deps.renewAddresses(work, deps, { userId, role: member.role });
  await removeMembership(work, userId);
  await deps.memberRemoved(work, userId);
  await writeAudit(work, {
    action: "remove",
    entity: "membership",
    entityId: userId,
    changes: { role: member.role },
  });
  return renewed;
}
