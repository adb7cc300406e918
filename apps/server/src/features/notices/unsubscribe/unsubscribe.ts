import { chosenNotices, withoutKinds } from "@keystead/domain/notices";
import type { NoticeKind } from "@keystead/domain/notices";

import { changedFields } from "#kernel/audit/changed-fields.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import {
  ensureNoticeMembership,
  findNoticeMembership,
  isMember,
  writeChoices,
} from "../notice-membership-store.ts";

/** Stops mails of these kinds from this workspace to this person; their choices for the bell stay. Idempotent. */
export async function unsubscribe(
  work: Work<ActorScope>,
  { kinds }: { readonly kinds: readonly NoticeKind[] },
): Promise<void> {
  // No longer a member, so no more mails would be sent anyway.
  if (!(await isMember(work))) return;
  await ensureNoticeMembership(work);
  const membership = await findNoticeMembership(work, "lock");
  const before = chosenNotices(membership.choices);
  const after = withoutKinds(membership.choices, kinds, "email");
  const changes = changedFields(before, after);
  if (Object.keys(changes).length === 0) return;
  await writeChoices(work, after, membership.version + 1);
  await writeAudit(work, { action: "update", entity: "notice_settings", changes });
}
