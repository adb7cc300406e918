import type * as z from "zod/mini";

import { returnAttempts } from "#kernel/http/admission/rate-limit.ts";
import type { AuthCall, AuthOutcome } from "../auth-call.ts";
import { lastingAccountOf, engineHeaders } from "../auth-call.ts";
import type { PasswordChange } from "../auth-input.ts";
import { authLimits, judging, spend, type Attempt } from "../limits/auth-limits.ts";
import { postPasswordChanged } from "../auth-mails.ts";
import { AuthRefusal } from "../auth-refusal.ts";
import { findPersonByEmail, recordPasswordChange } from "../auth-store.ts";

/**
 * Ends every session, including this one, and starts a new one, so that a token that leaked before becomes worthless.
 */
export async function changePassword(
  call: AuthCall,
  input: z.output<typeof PasswordChange>,
): Promise<AuthOutcome> {
  const { deps } = call;
  const who = await lastingAccountOf(call);
  const attempts: readonly Attempt[] = [[authLimits.changeAccount, who.user.id]];
  await spend(deps, attempts);
  const response = await judging(deps, attempts, () => judgeChange(call, input));
  await returnAttempts(deps, attempts);
  await deps.db.asSystem(async (tx) => {
    await recordPasswordChange(tx, { userId: who.user.id, how: "change", now: deps.clock.now() });
    const person = await findPersonByEmail(tx, { id: who.user.id });
    if (person !== null) await postPasswordChanged(tx, deps, person);
  });
  return { body: { ok: true }, cookies: response.headers.getSetCookie() };
}

async function judgeChange(call: AuthCall, input: z.output<typeof PasswordChange>): Promise<Response> {
  const response = await call.engine.api.changePassword({
    body: {
      currentPassword: input.currentPassword,
      newPassword: input.newPassword,
      revokeOtherSessions: true,
    },
    headers: engineHeaders(call),
    asResponse: true,
  });
  if (response.status === 400)
    throw new AuthRefusal("INVALID_PASSWORD", 400, {
      issues: [{ path: ["currentPassword"], code: "INVALID_PASSWORD" }],
    });
  if (!response.ok) throw new Error(`change of password answered ${response.status}`);
  return response;
}
