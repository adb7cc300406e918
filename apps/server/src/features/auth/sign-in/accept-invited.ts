import type * as z from "zod/mini";

import {
  acceptInvitation,
  readInvited,
  type InvitationAcceptance,
  type Invited,
} from "#features/people/index.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import type { AuthCall, AuthOutcome } from "../auth-call.ts";
import { accountIfAny } from "../auth-call.ts";
import type { InvitationAccept, InvitationLook } from "../auth-input.ts";
import { authLimits, judging, spend, type Attempt } from "../limits/auth-limits.ts";
import { AuthRefusal } from "../auth-refusal.ts";
import { findPersonByEmail, insertAccount, markVerified, recordSignIn } from "../auth-store.ts";
import { guessedHome } from "./guessed-home.ts";
import { refuseBlockedRegion } from "./refuse-region.ts";
import { cookiesOfSignIn } from "./sign-in-cookies.ts";

/**
 * The content of the page of an invitation. Only the holder of the mail can request it, so it may say whether the
 * address has an account. Changes nothing.
 */
export async function lookAtInvitation(
  call: AuthCall,
  input: z.output<typeof InvitationLook>,
): Promise<AuthOutcome> {
  const { deps } = call;
  await spend(deps, [[authLimits.redeemAddress, limitKeyOf(call.clientIp)]]);
  const invited = await invitedBy(call, input.token);
  const { email, role, by } = invited;
  const who = await accountIfAny(call);
  if (who !== null)
    return {
      body: { email, role, by, who: who.user.email === email ? "signed-in" : "another", as: who.user.email },
    };
  const person = await deps.db.asSystem((tx) => findPersonByEmail(tx, { email }));
  return { body: { email, role, by, who: person === null ? "new" : "known", as: null } };
}

/**
 * Accepts the membership, either as the signed-in person or as a new person. A new person gets an account with the given
 * password and no second mail, since this mail has proven the address. The link is valid for days, so it does not
 * sign in to an existing account: that person must sign in as usual.
 */
export async function acceptInvited(
  call: AuthCall,
  input: z.output<typeof InvitationAccept>,
): Promise<AuthOutcome> {
  const { deps } = call;
  refuseBlockedRegion(deps, call.clientIp);
  const attempts: readonly Attempt[] = [[authLimits.redeemAddress, limitKeyOf(call.clientIp)]];
  await spend(deps, attempts);
  const who = await accountIfAny(call);
  if (who !== null) {
    const workspaceId = await deps.db.asSystem(async (tx) => {
      const { id: userId, email } = who.user;
      const member = orRefuse(
        await acceptInvitation(tx, deps, { token: input.token, userId, email, now: deps.clock.now() }),
      );
      await markVerified(tx, userId);
      return member;
    });
    return { body: { ok: true, next: "/portfolio", workspaceId } };
  }
  const { password } = input;
  if (password === undefined) throw new AuthRefusal("UNAUTHORIZED", 401);
  return judging(deps, attempts, () => comeIn(call, { ...input, password }));
}

type Newcomer = z.output<typeof InvitationAccept> & { readonly password: string };

/** Makes account, workspace and membership in one transaction, so that a refused membership leaves no account behind. */
async function comeIn(call: AuthCall, input: Newcomer): Promise<AuthOutcome> {
  const { deps } = call;
  // Checked before the costly hash, and again when the invitation is accepted.
  const { email } = await invitedBy(call, input.token);
  const passwordHash = await call.hashing.hash(input.password);
  const now = deps.clock.now();
  const { name, zone, locale, language = "en" } = input;
  const country = deps.geo.countryOf(call.clientIp);
  const { userId, workspaceId } = await deps.db.asSystem(async (tx) => {
    const home = await guessedHome(tx, { zone, locale, country });
    const made = { email, name, passwordHash, language, home, source: "invitation", now } as const;
    const id = await insertAccount(tx, { ...made, invited: true });
    if (id === null) throw new AuthRefusal("USER_ALREADY_EXISTS", 422);
    const member = orRefuse(await acceptInvitation(tx, deps, { token: input.token, userId: id, email, now }));
    await recordSignIn(tx, { userId: id, method: "invitation", now });
    return { userId: id, workspaceId: member };
  });
  return {
    body: { ok: true, next: "/portfolio", workspaceId },
    cookies: await cookiesOfSignIn(call, { userId, email }),
  };
}

async function invitedBy({ deps }: AuthCall, token: string): Promise<Invited> {
  const invited = await deps.db.asSystem((tx) => readInvited(tx, token, deps.clock.now()));
  if (invited === null) throw new AuthRefusal("INVALID_TOKEN", 400);
  return invited;
}

/** Throws inside the transaction, so that it rolls back and the link is not used up. */
function orRefuse(acceptance: InvitationAcceptance): string {
  if (acceptance.ok) return acceptance.workspaceId;
  throw new AuthRefusal(acceptance.code, acceptance.code === "INVALID_TOKEN" ? 400 : 403);
}
