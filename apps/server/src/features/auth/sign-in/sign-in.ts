import type * as z from "zod/mini";

import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { returnAttempts } from "#kernel/http/admission/rate-limit.ts";
import type { AuthCall, AuthOutcome } from "../auth-call.ts";
import type { SignIn } from "../auth-input.ts";
import { accountAndAddress, authLimits, judging } from "../limits/auth-limits.ts";
import { AuthRefusal } from "../auth-refusal.ts";
import { refuseLeaving } from "../account/delete-account.ts";
import { endSessions, hasPasswordStill, recordSignIn } from "../auth-store.ts";
import { isKnownDevice } from "./device-cookie.ts";
import { spendSignIn } from "../limits/spend-sign-in.ts";
import { cookiesOfSignIn } from "./sign-in-cookies.ts";

/** Gives the same answer and does the same work for a wrong password and for an address without an account. */
export async function signIn(call: AuthCall, input: z.output<typeof SignIn>): Promise<AuthOutcome> {
  const { deps } = call;
  const { email } = input;
  const device = { ...call.cookie, now: deps.clock.now() };
  // Counted before the look-up, so that simultaneous requests cannot bypass the count.
  const attempts = await spendSignIn(
    deps,
    [
      [authLimits.signInAccount, accountAndAddress(email, call.clientIp)],
      [authLimits.signInAddress, limitKeyOf(call.clientIp)],
    ],
    { email, knownDevice: isKnownDevice(call.headers.get("cookie"), email, device) },
  );
  const userId = await judging(deps, attempts, () => judgePassword(call, input));
  await returnAttempts(deps, attempts);
  const cookies = await cookiesOfSignIn(call, { userId, email });
  const outcome = await deps.db.asSystem(async (tx) => {
    // Confirming the address may have removed this password while it was being checked.
    if (!(await hasPasswordStill(tx, userId))) {
      await endSessions(tx, userId);
      return "wrong";
    }
    if (await refuseLeaving(tx, userId)) return "leaving";
    await recordSignIn(tx, { userId, method: "password", now: deps.clock.now() });
    return "in";
  });
  if (outcome === "leaving") throw new AuthRefusal("ACCOUNT_LEAVING", 403);
  if (outcome === "wrong") throw new AuthRefusal("INVALID_EMAIL_OR_PASSWORD", 401);
  return { body: { ok: true, next: "/portfolio" }, cookies };
}

/**
 * The user with this address and password. It follows the library's own sign-in, which accepts only ASCII mailboxes.
 * For an address without a password the given password is hashed, so that both cases cost the same.
 */
async function judgePassword(
  call: AuthCall,
  { email, password: given }: z.output<typeof SignIn>,
): Promise<string> {
  const { internalAdapter, password } = await call.engine.$context;
  const known = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
  const account = known?.accounts.find(
    ({ providerId, accountId }) => providerId === "credential" && accountId === known.user.id,
  );
  const hash = account?.password;
  if (known === null || typeof hash !== "string") await password.hash(given);
  else if (await password.verify({ hash, password: given })) return known.user.id;
  throw new AuthRefusal("INVALID_EMAIL_OR_PASSWORD", 401);
}

/** The id of the signed-in user, from better-auth's answer. */
export async function userIdOf(response: Response): Promise<string> {
  const body: unknown = await response.json();
  if (
    typeof body === "object" &&
    body !== null &&
    "user" in body &&
    typeof body.user === "object" &&
    body.user !== null &&
    "id" in body.user &&
    typeof body.user.id === "string"
  )
    return body.user.id;
  throw new Error("A sign-in without a user.");
}
