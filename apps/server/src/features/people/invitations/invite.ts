import type { InvitationView, NewInvitation } from "@keystead/contract/people";
import { INVITATION_MS, newInvitation, takesMembership } from "@keystead/domain/people";
import type * as z from "zod/mini";

import type { Deps } from "#deps.ts";
import { badField, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { linkTo } from "#kernel/links/link-to.ts";
import type { Work } from "#kernel/work.ts";
import { assertFits, lockWorkspace } from "../../plans/index.ts";
import { makeInvitationLink } from "./invitation-link.ts";
import {
  insertInvitation,
  readRequested,
  writeInvitation,
  type InvitedAddress,
  type InvitationRow,
} from "../people-store.ts";
import { invitationView } from "../people-view.ts";
import { hostName } from "../host-name.ts";

/**
 * Invites somebody by mail. The answer is the same whether or not the address has an account. An address has one open
 * invitation at a time; an expired one is renewed. As `app_system`.
 */
export async function invite(
  work: Work,
  deps: Deps,
  input: z.output<typeof NewInvitation>,
): Promise<InvitationView> {
  const { scope, now } = work;
  if (scope.kind !== "own") throw refusal("FORBIDDEN");
  const { role, language, email } = input;
  await lockWorkspace(work);
  const address = await readRequested(work, email);
  if (address.isMember) throw badField(["email"], "ALREADY_MEMBER");
  const { invitation: before } = address;
  if (before !== null && isOpen(before, now)) throw badField(["email"], "ALREADY_INVITED");
  if (role === "assistant") await assertFits(work, { assistants: 1 });
  const fields = { role, language, expiresAt: new Date(newInvitation(now.getTime()).expiresAtMs) };
  const row =
    before === null
      ? await insertInvitation(work, { email, ...fields })
      : { ...before, ...fields, sentAt: now };
  if (before !== null) await writeInvitation(work, row.id, { ...fields, sentAt: now });
  await postInvitation(work, deps, { row, address });
  await writeAudit(work, { action: "invite", entity: "invitation", entityId: row.id, changes: { role } });
  return invitationView(row, now);
}

export function isOpen({ status, expiresAt }: InvitationRow, now: Date): boolean {
  return takesMembership({ status, expiresAtMs: expiresAt.getTime() }, now.getTime());
}

/** The mail is in the language of the address's account if it has one; only the recipient can notice that. */
export async function postInvitation(
  { tx, scope }: Work,
  deps: Deps,
  { row, address }: { readonly row: InvitationRow; readonly address: InvitedAddress },
): Promise<void> {
  const language = address.language ?? row.language;
  const token = await makeInvitationLink(tx, { workspaceId: scope.workspaceId, id: row.id });
  await deps.mails.post(tx, {
    kind: "invitation",
    to: row.email,
    language,
    url: linkTo(deps, "/auth/invitation", { token, lang: language }),
    linkLivesMs: INVITATION_MS,
    by: hostName(address.host),
  });
}
