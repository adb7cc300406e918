import { afterAct, membershipIsPaused, type InvitedRole } from "@keystead/domain/people";

import type { Deps } from "#deps.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/tx.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { notify } from "../../notices/index.ts";
import { lockWorkspace, readEffectivePlan } from "../../plans/index.ts";
import { readInvitationLink, takeInvitationLink } from "./invitation-link.ts";
import {
  countAssistants,
  readHost,
  readOwner,
  readInvitation,
  addMembership,
  writeInvitation,
  type InvitationRow,
} from "../people-store.ts";
import { hostName } from "../host-name.ts";

export type Invited = {
  readonly workspaceId: string;
  readonly email: string;
  readonly role: InvitedRole;
  /** The host's name and email address as shown to the invited person. */
  readonly by: string;
};

/** The invitation of a mail's link while it can be accepted; the link stays usable. Runs as `app_system`. */
export async function readInvited(tx: Tx, token: string, now: Date): Promise<Invited | null> {
  const opens = await readInvitationLink(tx, token);
  if (opens === null) return null;
  const work = { tx, scope: opens, now };
  const row = await readInvitation(work, opens);
  if (row === null || acceptedOf(row, now) === null) return null;
  return {
    workspaceId: opens.workspaceId,
    email: row.email,
    role: row.role,
    by: hostName(await readHost(work)),
  };
}

export type Accepting = {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
  readonly now: Date;
};

export type InvitationAcceptance =
  | { readonly ok: true; readonly workspaceId: string }
  | { readonly ok: false; readonly code: "INVALID_TOKEN" | "OTHER_ADDRESS" | "NO_ROOM" };

/**
 * Gives a membership to the person with the invited address and consumes the link. On a refusal the caller rolls back, so
 * that the link can be used again. Runs as `app_system`.
 */
export async function acceptInvitation(
  tx: Tx,
  { env }: Pick<Deps, "env">,
  { token, userId, email, now }: Accepting,
): Promise<InvitationAcceptance> {
  const found = await readInvitationLink(tx, token);
  if (found === null) return { ok: false, code: "INVALID_TOKEN" };
  const work = { tx, scope: { workspaceId: found.workspaceId, userId }, now };
  // Locks the workspace before the link, in the same order as when an invitation is sent; otherwise the two could
  // deadlock.
  await lockWorkspace(work);
  const opens = await takeInvitationLink(tx, token);
  const row = opens === null ? null : await readInvitation(work, opens);
  const status = row === null ? null : acceptedOf(row, now);
  if (row === null || status === null) return { ok: false, code: "INVALID_TOKEN" };
  if (row.email !== email) return { ok: false, code: "OTHER_ADDRESS" };
  if (!(await hasRoom(work, row, env))) return { ok: false, code: "NO_ROOM" };
  await writeInvitation(work, row.id, { status });
  await addMembership(work, { userId, role: row.role });
  await notify(work, [await readOwner(work)], {
    kind: "invitation_accepted",
    recordId: row.id,
    facts: {},
  });
  await writeAudit(work, {
    action: "accept",
    entity: "invitation",
    entityId: row.id,
    changes: { role: row.role },
  });
  return { ok: true, workspaceId: found.workspaceId };
}

function acceptedOf({ status, expiresAt }: InvitationRow, now: Date) {
  return afterAct({ status, expiresAtMs: expiresAt.getTime() }, "accept", now.getTime())?.status ?? null;
}

/** The plan may have become smaller since the mail: a membership that would be paused at once is refused (R-K06). */
async function hasRoom(
  work: Work<WorkspaceScope>,
  { role }: InvitationRow,
  env: Deps["env"],
): Promise<boolean> {
  const before = await countAssistants(work);
  return !membershipIsPaused({ role, before }, await readEffectivePlan(work, env));
}
