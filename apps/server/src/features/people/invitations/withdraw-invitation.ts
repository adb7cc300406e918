import { afterAct } from "@keystead/domain/people";

import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { lockWorkspace } from "../../plans/index.ts";
import { voidInvitationLink } from "./invitation-link.ts";
import { readInvitation, writeInvitation } from "../people-store.ts";

/** Voids the invitation's link, so that it no longer counts as an assistant of the plan. As `app_system`. */
export async function withdrawInvitation(work: Work, { id }: { readonly id: string }): Promise<void> {
  const { tx, scope, now } = work;
  await lockWorkspace(work);
  const before = await readInvitation(work, { id });
  if (before === null) throw refusal("NOT_FOUND");
  const next = afterAct(
    { status: before.status, expiresAtMs: before.expiresAt.getTime() },
    "withdraw",
    now.getTime(),
  );
  if (next === null) throw refusal("NOT_FOUND");
  await writeInvitation(work, id, { status: next.status });
  await voidInvitationLink(tx, { workspaceId: scope.workspaceId, id });
  await writeAudit(work, { action: "withdraw", entity: "invitation", entityId: id });
}
