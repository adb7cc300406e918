import type * as z from "zod/mini";

import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { replaceLink } from "#kernel/links/links-store.ts";
import { hashToken, newToken } from "#kernel/links/one-time-token.ts";
import type { AuthCall, AuthOutcome } from "../auth-call.ts";
import { engineHeaders } from "../auth-call.ts";
import { LINK_SECONDS } from "../auth-engine.ts";
import { promoSource, type MagicLinkConfirm, type MagicLinkRequest } from "../auth-input.ts";
import { authLimits, linkAttempts, spend } from "../limits/auth-limits.ts";
import { postMagicLink } from "../auth-mails.ts";
import { AuthRefusal } from "../auth-refusal.ts";
import { findPersonByEmail, recordSignIn, type KnownPerson } from "../auth-store.ts";
import { refuseLeaving } from "../account/delete-account.ts";
import { deviceCookie } from "./device-cookie.ts";
import { guessedHome } from "./guessed-home.ts";
import { userIdOf } from "./sign-in.ts";
import { refuseClosedRegion } from "./refuse-region.ts";

/** Sends a link by mail to any address, with or without an account: the answer does not tell which. */
export async function requestMagicLink(
  call: AuthCall,
  input: z.output<typeof MagicLinkRequest>,
): Promise<AuthOutcome> {
  const { deps } = call;
  await spend(deps, linkAttempts("magic", input.email, call.clientIp));
  const token = newToken();
  await deps.db.asSystem(async (tx) => {
    await replaceLink(tx, {
      identifier: hashToken(`magic-link:${hashToken(token)}`),
      value: JSON.stringify({ type: "magic-link", email: input.email }),
      livesMs: LINK_SECONDS * 1_000,
    });
    await postMagicLink(tx, deps, {
      email: input.email,
      token,
      language: input.language ?? "en",
      promo: promoSource(input.promo) !== null,
      linkLivesMs: LINK_SECONDS * 1_000,
    });
  });
  return { body: { ok: true } };
}

/**
 * Consumes the link. Only the button of the confirmation page calls this, so that a mail scanner that follows the
 * link does not use it up.
 */
export async function confirmMagicLink(
  call: AuthCall,
  input: z.output<typeof MagicLinkConfirm>,
): Promise<AuthOutcome> {
  const { deps } = call;
  await spend(deps, [[authLimits.redeemAddress, limitKeyOf(call.clientIp)]]);
  const { email, before } = await personOfLink(call, input.token);
  // A new person signs up with this link, so the region gate of the sign-up applies here too, without using up the
  // link.
  if (before === "nobody_yet") refuseClosedRegion(deps, call.clientIp);
  const response = await call.engine.api.magicLinkVerify({
    query: { token: input.token },
    headers: engineHeaders(call),
    asResponse: true,
  });
  if (!response.ok) throw new AuthRefusal("INVALID_TOKEN", 400);
  const userId = await userIdOf(response);
  const isNew = before === "nobody_yet";
  const device = { ...call.cookie, now: deps.clock.now() };
  const cookies = [
    ...response.headers.getSetCookie(),
    deviceCookie(call.headers.get("cookie"), email, device),
  ];
  const { zone, locale, language } = input;
  const country = deps.geo.countryOf(call.clientIp);
  const isIn = await deps.db.asSystem(async (tx) => {
    if (await refuseLeaving(tx, userId)) return false;
    await recordSignIn(tx, {
      userId,
      method: "magic_link",
      now: deps.clock.now(),
      source: promoSource(input.promo),
      newcomer: {
        ...(await guessedHome(tx, { zone, locale, country })),
        ...(language === undefined ? {} : { language }),
      },
    });
    return true;
  });
  if (!isIn) throw new AuthRefusal("ACCOUNT_LEAVING", 403);
  // The library removes the password of an address that was never proven, because another person may have set it.
  const passwordRemoved = before !== "nobody_yet" && !before.emailVerified && before.hasPassword;
  return { body: { ok: true, next: "/portfolio", isNew, passwordRemoved }, cookies };
}

async function personOfLink(
  call: AuthCall,
  token: string,
): Promise<{ readonly email: string; readonly before: KnownPerson | "nobody_yet" }> {
  const { internalAdapter } = await call.engine.$context;
  const pending = await internalAdapter.findVerificationValue(`magic-link:${hashToken(token)}`);
  const email = emailOf(pending?.value);
  if (email === null) throw new AuthRefusal("INVALID_TOKEN", 400);
  const person = await call.deps.db.asSystem((tx) => findPersonByEmail(tx, { email }));
  return { email, before: person ?? "nobody_yet" };
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
