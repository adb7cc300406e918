import { INVITATION_MS } from "@keystead/domain/people";

import type { Tx } from "#kernel/db/tx.ts";
import { consumeLink, findLink, replaceLink, voidLinks } from "#kernel/links/links-store.ts";
import { hashToken, newToken } from "#kernel/links/one-time-token.ts";

/** The invitation that a link opens. */
export type Opens = { readonly workspaceId: string; readonly id: string };

const PURPOSE = "invitation";

/** Makes a new link, stored as a hash; it voids the previous one. */
export async function makeInvitationLink(tx: Tx, opens: Opens): Promise<string> {
  const token = newToken();
  await replaceLink(tx, {
    identifier: identifierOf(token),
    value: valueOf(opens),
    livesMs: INVITATION_MS,
  });
  return token;
}

export async function voidInvitationLink(tx: Tx, opens: Opens): Promise<void> {
  await voidLinks(tx, valueOf(opens));
}

/** The invitation of a mail's token; does not consume the token. */
export async function readInvitationLink(tx: Tx, token: string): Promise<Opens | null> {
  return opensOf(await findLink(tx, identifierOf(token)));
}

/**
 * The invitation of a mail's token. Consumes the token, so that only one of several simultaneous requests gets the
 * invitation.
 */
export async function takeInvitationLink(tx: Tx, token: string): Promise<Opens | null> {
  return opensOf(await consumeLink(tx, identifierOf(token)));
}

function identifierOf(token: string): string {
  return hashToken(`${PURPOSE}:${token}`);
}

function valueOf({ workspaceId, id }: Opens): string {
  return `${PURPOSE}|${workspaceId}|${id}`;
}

function opensOf(value: string | null): Opens | null {
  const [purpose, workspaceId, id] = value?.split("|") ?? [];
  return purpose === PURPOSE && workspaceId !== undefined && id !== undefined ? { workspaceId, id } : null;
}
