import type * as z from "zod/mini";

import { limitKeyOf } from "#kernel/http/client-ip.ts";
import type { AuthCall, AuthOutcome } from "./auth-call.ts";
import { engineHeaders } from "./auth-call.ts";
import { hashToken } from "./auth-engine.ts";
import { promoSource, type MagicLinkConfirm, type MagicLinkRequest } from "./auth-input.ts";
import { authLimits, spend } from "./auth-limits.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { findPerson, recordSignIn, voidLinks, type KnownPerson } from "./auth-store.ts";
import { userIdOf } from "./sign-in.ts";
import { refuseClosedRegion } from "./sign-up-gate.ts";

/** A link by mail, for an account that exists and for one that will: the answer does not tell which. */
export async function requestMagicLink(
  call: AuthCall,
  input: z.output<typeof MagicLinkRequest>,
): Promise<AuthOutcome> {
  const { deps } = call;
  await spend(deps, [
    [authLimits.linkAddress, limitKeyOf(call.clientIp)],
    [authLimits.linkAccount, `magic|${input.email}`],
  ]);
  await deps.db.asSystem((tx) => voidLinks(tx, JSON.stringify({ type: "magic-link", email: input.email })));
  await call.engine.api.signInMagicLink({
    body: {
      email: input.email,
      metadata: { language: input.language ?? "en", promo: promoSource(input.promo) !== null },
    },
    headers: engineHeaders(call),
  });
  return { body: { ok: true } };
}

/** Consumes the link; only the confirm page's button gets here, so that a mail scanner that follows it uses nothing up. */
export async function confirmMagicLink(
  call: AuthCall,
  input: z.output<typeof MagicLinkConfirm>,
): Promise<AuthOutcome> {
  const { deps } = call;
  await spend(deps, [[authLimits.redeemAddress, limitKeyOf(call.clientIp)]]);
  const before = await personOfLink(call, input.token);
  // Somebody new comes in by this link: the gate of the sign-up stands here too, and the link is not used up by it.
  if (before === "nobody_yet") refuseClosedRegion(deps, call.clientIp);
  const response = await call.engine.api.magicLinkVerify({
    query: { token: input.token },
    headers: engineHeaders(call),
    asResponse: true,
  });
  if (!response.ok) throw new AuthRefusal("INVALID_TOKEN", 400);
  const cookies = response.headers.getSetCookie();
  const userId = await userIdOf(response);
  const isNew = before === "nobody_yet";
  await deps.db.asSystem((tx) =>
    recordSignIn(tx, {
      userId,
      method: "magic_link",
      now: deps.clock.now(),
      source: promoSource(input.promo),
      ...(input.language === undefined ? {} : { language: input.language }),
    }),
  );
  // The library takes the password of an address that was never proven: whoever set it may not be its owner.
  const passwordRemoved = before !== "nobody_yet" && !before.emailVerified && before.hasPassword;
  return { body: { ok: true, next: "/portfolio", isNew, passwordRemoved }, cookies };
}

async function personOfLink(call: AuthCall, token: string): Promise<KnownPerson | "nobody_yet"> {
  const { internalAdapter } = await call.engine.$context;
  const pending = await internalAdapter.findVerificationValue(`magic-link:${hashToken(token)}`);
  const email = emailOf(pending?.value);
  if (email === null) throw new AuthRefusal("INVALID_TOKEN", 400);
  return (await call.deps.db.asSystem((tx) => findPerson(tx, { email }))) ?? "nobody_yet";
}

function emailOf(value: string | undefined): string | null {
  if (value === undefined) return null;
  const stored: unknown = JSON.parse(value);
  return typeof stored === "object" &&
    stored !== null &&
    "email" in stored &&
    typeof stored.email === "string"
    ? stored.email
    : null;
}
