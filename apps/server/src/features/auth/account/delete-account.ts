import type { AuditedAction } from "@keystead/domain/history";
import type { Language } from "@keystead/domain/languages";
import type * as z from "zod/mini";

import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Tx } from "#kernel/db/tx.ts";
import {
  isLeaving,
  markLeaving,
  membershipsElsewhere,
  UNDO_MS,
  unmarkLeaving,
} from "#kernel/erasure/leaving-store.ts";
import { ensureWorkspace } from "#kernel/api/session/ensure-workspace.ts";
import { sessionCookie } from "#kernel/api/session/session-cookie.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { returnAttempts } from "#kernel/http/admission/rate-limit.ts";
import { linkTo } from "#kernel/links/link-to.ts";
import { consumeLink, replaceLink, voidLinks } from "#kernel/links/links-store.ts";
import { hashToken, newToken } from "#kernel/links/one-time-token.ts";
import { notifyOfRenewedLinks } from "../../people/index.ts";
import type { AuthCall, AuthOutcome } from "../auth-call.ts";
import { lastingAccountOf } from "../auth-call.ts";
import { LINK_SECONDS } from "../auth-engine.ts";
import type { AccountDeletion, DeletionLink } from "../auth-input.ts";
import { authLimits, judging, spend, type Attempt } from "../limits/auth-limits.ts";
import { AuthRefusal } from "../auth-refusal.ts";
import { endSessions, findPersonByEmail, passwordHashOf, type KnownPerson } from "../auth-store.ts";

/** The purpose of each link in these mails; no other route accepts the link. */
const purposes = { confirm: "delete-account", undo: "undo-deletion" } as const;
type Purpose = keyof typeof purposes;

const identifierOf = (purpose: Purpose, token: string) => hashToken(`${purposes[purpose]}:${token}`);
const valueOf = (purpose: Purpose, userId: string) => `${purposes[purpose]}:${userId}`;

/** R-M05: requires the password again and locks the account at once. For a week the link in a mail can restore it. */
export async function deleteAccount(
  call: AuthCall,
  input: z.output<typeof AccountDeletion>,
): Promise<AuthOutcome> {
  const { deps } = call;
  const who = await lastingAccountOf(call);
  const attempts: readonly Attempt[] = [[authLimits.deleteAccount, who.user.id]];
  await spend(deps, attempts);
  await judging(deps, attempts, () => judgePassword(call, who.user.id, input.password));
  await returnAttempts(deps, attempts);
  await deps.db.asSystem((tx) => lock(tx, call, who.user.id));
  return { body: { ok: true }, cookies: [clearedCookie(call)] };
}

/** For an account without a password, a fresh link to its address takes the place of the password. */
export async function requestDeletion(call: AuthCall): Promise<AuthOutcome> {
  const { deps } = call;
  const who = await lastingAccountOf(call);
  await spend(deps, [[authLimits.deleteAccount, who.user.id]]);
  await deps.db.asSystem(async (tx) => {
    const person = await findPersonByEmail(tx, { id: who.user.id });
    if (person === null) return;
    const livesMs = LINK_SECONDS * 1_000;
    const token = await makeLink(tx, { purpose: "confirm", userId: person.id, livesMs });
    await deps.mails.post(tx, {
      kind: "confirm_deletion",
      to: person.email,
      language: person.language,
      url: linkTo(deps, "/auth/delete", { token, lang: person.language }),
      linkLivesMs: livesMs,
    });
  });
  return { body: { ok: true } };
}

export async function confirmDeletion(
  call: AuthCall,
  input: z.output<typeof DeletionLink>,
): Promise<AuthOutcome> {
  const { deps } = call;
  await spend(deps, [[authLimits.redeemAddress, limitKeyOf(call.clientIp)]]);
  await deps.db.asSystem(async (tx) => lock(tx, call, await takeLink(tx, "confirm", input.token)));
  return { body: { ok: true }, cookies: [clearedCookie(call)] };
}

/** Undoes a deletion by the link in the mail. It does not sign in, because the link is valid for days. */
export async function undoDeletion(
  call: AuthCall,
  input: z.output<typeof DeletionLink>,
): Promise<AuthOutcome> {
  const { deps } = call;
  await spend(deps, [[authLimits.redeemAddress, limitKeyOf(call.clientIp)]]);
  await deps.db.asSystem(async (tx) => {
    const userId = await takeLink(tx, "undo", input.token);
    if (!(await unmarkLeaving(tx, userId))) throw new AuthRefusal("INVALID_TOKEN", 400);
    await record(tx, { userId, action: "undo_deletion", now: deps.clock.now() });
  });
  return { body: { ok: true } };
}

/**
 * An account that is locked before its removal can be restored only through the mail; a session that was just made is
 * ended again.
 */
export async function refuseLeaving(tx: Tx, userId: string): Promise<boolean> {
  if (!(await isLeaving(tx, userId))) return false;
  await endSessions(tx, userId);
  return true;
}

async function judgePassword(call: AuthCall, userId: string, password: string): Promise<void> {
  const hash = await call.deps.db.asSystem((tx) => passwordHashOf(tx, userId));
  if (hash !== null && (await call.hashing.verify({ hash, password }))) return;
  throw new AuthRefusal("INVALID_PASSWORD", 400, {
    issues: [{ path: ["password"], code: "INVALID_PASSWORD" }],
  });
}

async function lock(tx: Tx, { deps }: AuthCall, userId: string): Promise<void> {
  const person = await findPersonByEmail(tx, { id: userId });
  if (person === null) throw new AuthRefusal("INVALID_TOKEN", 400);
  const now = deps.clock.now();
  if (!(await markLeaving(tx, { userId, now }))) return;
  // The account may be restored later, but addresses that it could open without a session must be renewed now.
  for (const { workspaceId, role } of await membershipsElsewhere(tx, userId)) {
    const work = { tx, scope: { workspaceId, userId }, now };
    await notifyOfRenewedLinks(work, await deps.renewAddresses(work, deps, { userId, role }));
  }
  await voidLinks(tx, valueOf("confirm", userId));
  await record(tx, { userId, action: "delete", now });
  await postUndo(tx, deps, person);
}

async function postUndo(
  tx: Tx,
  deps: AuthCall["deps"],
  { id: userId, email: to, language }: Pick<KnownPerson, "id" | "email"> & { readonly language: Language },
): Promise<void> {
  const token = await makeLink(tx, { purpose: "undo", userId, livesMs: UNDO_MS });
  const url = linkTo(deps, "/auth/undo", { token, lang: language });
  await deps.mails.post(tx, { kind: "account_deleted", to, language, url, linkLivesMs: UNDO_MS });
}

async function makeLink(
  tx: Tx,
  link: { readonly purpose: Purpose; readonly userId: string; readonly livesMs: number },
): Promise<string> {
  const token = newToken();
  const { purpose, userId, livesMs } = link;
  await replaceLink(tx, {
    identifier: identifierOf(purpose, token),
    value: valueOf(purpose, userId),
    livesMs,
  });
  return token;
}

async function takeLink(tx: Tx, purpose: Purpose, token: string): Promise<string> {
  const value = await consumeLink(tx, identifierOf(purpose, token));
  if (value === null) throw new AuthRefusal("INVALID_TOKEN", 400);
  return value.slice(value.indexOf(":") + 1);
}

async function record(
  tx: Tx,
  entry: { readonly userId: string; readonly action: AuditedAction; readonly now: Date },
): Promise<void> {
  const { userId, action, now } = entry;
  const { workspaceId } = await ensureWorkspace(tx, { userId, now });
  await writeAudit(
    { tx, scope: { workspaceId, userId }, now },
    { action, entity: "account", entityId: userId },
  );
}

function clearedCookie(call: AuthCall): string {
  return sessionCookie("", { ...call.cookie, maxAgeMs: 0 });
}
