import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { lockWorkspace } from "../plans/index.ts";
import { readMember, unseatMember } from "./people-store.ts";

/**
 * Ends the access with the next request, since each asks for its seat anew; what was done stays under the name, and what is
 * still to be done each feature hands back (R-M05). Of the owner it is NOT_FOUND. As `app_system`.
 */
export async function removeMember(
  work: Work,
  deps: Pick<Deps, "memberRemoved">,
  { id: userId }: { readonly id: string },
): Promise<void> {
  await lockWorkspace(work);
  const member = await readMember(work, userId);
  if (member === null || member.role === "owner") throw refusal("NOT_FOUND");
  await unseatMember(work, userId);
  await deps.memberRemoved(work, userId);
  await writeAudit(work, {
    action: "remove",
    entity: "membership",
    entityId: userId,
    changes: { role: member.role },
  });
}
