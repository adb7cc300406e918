import type { Language } from "@keystead/domain/languages";
import { createEmailVerificationToken } from "better-auth/api";
import { verifyJWT } from "better-auth/crypto";
import type * as z from "zod/mini";

import type { Tx } from "#kernel/db/tx.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { linkTo } from "#kernel/links/link-to.ts";
import type { AuthCall, AuthKit, AuthOutcome } from "../auth-call.ts";
import { lastingAccountOf } from "../auth-call.ts";
import type { AddressConfirm } from "../auth-input.ts";
import { authLimits, spend } from "../limits/auth-limits.ts";
import { AuthRefusal } from "../auth-refusal.ts";
import {
  endSessions,
  findPersonByEmail,
  proveAddress,
  recordPasswordChange,
  removePassword,
} from "../auth-store.ts";
import { makeResetLink } from "../passwords/reset-password.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** Orders the mail that proves an address. */
export async function postVerification(
  tx: Tx,
  kit: AuthKit,
  person: { readonly email: string; readonly language: Language },
): Promise<void> {
  const token = await createEmailVerificationToken(kit.deps.authSecret, person.email, undefined, DAY_SECONDS);
  const url = linkTo(kit.deps, "/auth/verify", { token, lang: person.language });
  await kit.deps.mails.post(tx, {
    kind: "verify_address",
    to: person.email,
    language: person.language,
    url,
    linkLivesMs: DAY_SECONDS * 1_000,
  });
}

export async function sendVerification(call: AuthCall): Promise<AuthOutcome> {
  const who = await lastingAccountOf(call);
  await spend(call.deps, [[authLimits.verifyAccount, who.user.id]]);
  await call.deps.db.asSystem(async (tx) => {
    const person = await findPersonByEmail(tx, { id: who.user.id });
    if (person !== null && !person.emailVerified) await postVerification(tx, call, person);
  });
  return { body: { ok: true } };
}

/**
 * The button in the mail proves the address, but not who made the account: that may have been a stranger, whose
 * password and sessions would stay. So unless the request has a session of this very account, both are removed, and
 * the answer leads to setting a new password. Using the link a second time changes nothing more.
 */
export async function confirmAddress(
  call: AuthCall,
  input: z.output<typeof AddressConfirm>,
): Promise<AuthOutcome> {
  const { deps } = call;
  await spend(deps, [[authLimits.redeemAddress, limitKeyOf(call.clientIp)]]);
  const email = await addressOf(deps.authSecret, input.token);
  if (email === null) throw new AuthRefusal("INVALID_TOKEN", 400);
  const who = await call.signedIn();
  const resetToken = await deps.db.asSystem(async (tx) => {
    const person = await findPersonByEmail(tx, { email });
    if (person === null) throw new AuthRefusal("INVALID_TOKEN", 400);
    const newlyProven = await proveAddress(tx, person.id);
    if (!newlyProven || who?.user.id === person.id) return null;
    await endSessions(tx, person.id);
    if (!person.hasPassword) return null;
    await removePassword(tx, person.id);
    await recordPasswordChange(tx, { userId: person.id, how: "removed", now: deps.clock.now() });
    return { token: await makeResetLink(tx, person.id), lang: person.language };
  });
  return {
    body: {
      ok: true,
      passwordRemoved: resetToken !== null,
      next: resetToken === null ? "/portfolio" : `/auth/reset#${new URLSearchParams(resetToken).toString()}`,
    },
  };
}

/** The address that the link of a mail proves; null if the link is not ours or has expired. */
async function addressOf(secret: string, token: string): Promise<string | null> {
  const claims = await verifyJWT<Readonly<Record<string, unknown>>>(token, secret);
  return typeof claims?.["email"] === "string" && claims["updateTo"] === undefined ? claims["email"] : null;
}
