import type * as z from "zod/mini";

import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { returnAttempt } from "#kernel/http/rate-limit.ts";
import type { AuthCall, AuthOutcome } from "./auth-call.ts";
import { engineHeaders } from "./auth-call.ts";
import type { SignIn } from "./auth-input.ts";
import { accountAndAddress, authLimits, spend } from "./auth-limits.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { recordSignIn } from "./auth-store.ts";
import { HashingOverload } from "./password-hashing.ts";

/** The same answer and the same work for a wrong password and for an address without an account. */
export async function signIn(call: AuthCall, input: z.output<typeof SignIn>): Promise<AuthOutcome> {
  const { deps } = call;
  const pair = accountAndAddress(input.email, call.clientIp);
  const address = limitKeyOf(call.clientIp);
  // Counted before the look, so that a burst at once cannot slip past the count.
  await spend(deps, [
    [authLimits.signInAccount, pair],
    [authLimits.signInAddress, address],
  ]);
  const response = await call.engine.api
    .signInEmail({
      body: { email: input.email, password: input.password },
      headers: engineHeaders(call),
      asResponse: true,
    })
    .catch((error: unknown) => {
      throw error instanceof HashingOverload ? error : new Error("sign-in failed", { cause: error });
    });
  if (response.status === 401) throw new AuthRefusal("INVALID_EMAIL_OR_PASSWORD", 401);
  if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
  await returnAttempt(deps, authLimits.signInAccount, pair);
  await returnAttempt(deps, authLimits.signInAddress, address);
  const userId = await userIdOf(response);
  await deps.db.asSystem((tx) => recordSignIn(tx, { userId, method: "password", now: deps.clock.now() }));
  return { body: { ok: true, next: "/portfolio" }, cookies: response.headers.getSetCookie() };
}

/** Who came in, from better-auth's answer. */
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
