import type { Language } from "@keystead/contract/wire";
import { createEmailVerificationToken } from "better-auth/api";
import type * as z from "zod/mini";

import type { Tx } from "#kernel/db/database.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import type { AuthCall, AuthKit, AuthOutcome } from "./auth-call.ts";
import type { AddressConfirm } from "./auth-input.ts";
import { authLimits, spend } from "./auth-limits.ts";
import { linkTo } from "./auth-mails.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { findPerson } from "./auth-store.ts";

const DAY_SECONDS = 24 * 60 * 60;

/** Orders the mail that proves an address; nothing waits for the answer. */
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
  const who = await call.signedIn();
  if (who === null) throw new AuthRefusal("UNAUTHORIZED", 401);
  await spend(call.deps, [[authLimits.verifyAccount, who.user.id]]);
  await call.deps.db.asSystem(async (tx) => {
    const person = await findPerson(tx, { id: who.user.id });
    if (person !== null && !person.emailVerified) await postVerification(tx, call, person);
  });
  return { body: { ok: true } };
}

export async function confirmAddress(
  call: AuthCall,
  input: z.output<typeof AddressConfirm>,
): Promise<AuthOutcome> {
  await spend(call.deps, [[authLimits.redeemAddress, limitKeyOf(call.clientIp)]]);
  const response = await call.engine.api.verifyEmail({ query: { token: input.token }, asResponse: true });
  if (!response.ok) throw new AuthRefusal("INVALID_TOKEN", 400);
  return { body: { ok: true, next: "/portfolio" } };
}
