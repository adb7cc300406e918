import type { InvitationView } from "@keystead/contract/people";
import { afterAct } from "@keystead/domain/people";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertFits, lockWorkspace } from "../../plans/index.ts";
import { isOpen, postInvitation } from "./invite.ts";
import { readRequested, readInvitation, writeInvitation } from "../people-store.ts";
import { invitationView } from "../people-view.ts";

/** Sends another mail with a new link; an expired invitation counts again as an assistant of the plan. Runs as `app_system`. */
export async function resendInvitation(
  work: Work,
  deps: Deps,
  { id }: { readonly id: string },
): Promise<InvitationView> {
  const { now } = work;
  await lockWorkspace(work);
  const before = await readInvitation(work, { id });
  if (before === null) throw refusal("NOT_FOUND");
  const next = afterAct(
    { status: before.status, expiresAtMs: before.expiresAt.getTime() },
    "resend",
    now.getTime(),
  );
  if (next === null) throw refusal("NOT_FOUND");
  if (before.role === "assistant" && !isOpen(before, now)) await assertFits(work, { assistants: 1 });
  const row = { ...before, status: next.status, expiresAt: new Date(next.expiresAtMs), sentAt: now };
  await writeInvitation(work, id, { expiresAt: row.expiresAt, sentAt: now });
  await postInvitation(work, deps, { row, address: await readRequested(work, row.email) });
  await writeAudit(work, { action: "resend", entity: "invitation", entityId: id });
  return invitationView(row, now);
}
