import type * as z from "zod/mini";

import type { Deps } from "#deps.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import type { JobKind } from "#kernel/jobs/job-queue.ts";
import type { Seal } from "#kernel/jobs/seal.ts";
import type { AuthCall, AuthOutcome } from "./auth-call.ts";
import { hashToken, newToken, LINK_SECONDS } from "./auth-engine.ts";
import type { PasswordReset, ResetRequest } from "./auth-input.ts";
import { authLimits, spend } from "./auth-limits.ts";
import { linkTo } from "./auth-mails.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { findPerson, insertResetLink, markVerified, recordPasswordChange, voidLinks } from "./auth-store.ts";
import { authSeal } from "./auth-seal.ts";

const RESET_QUEUE = "password-reset";

/** The request only puts a job down; whether the address has an account is found out there, out of the caller's sight. */
export async function requestPasswordReset(
  call: AuthCall,
  input: z.output<typeof ResetRequest>,
): Promise<AuthOutcome> {
  const { deps } = call;
  await spend(deps, [
    [authLimits.linkAddress, limitKeyOf(call.clientIp)],
    [authLimits.linkAccount, `reset|${input.email}`],
  ]);
  await deps.db.asSystem((tx) =>
    deps.jobs.enqueue(tx, RESET_QUEUE, { sealed: authSeal(deps).close(input.email) }),
  );
  return { body: { ok: true } };
}

export function passwordResetJob(deps: Deps): JobKind {
  const seal: Seal = authSeal(deps);
  return {
    name: RESET_QUEUE,
    forgetWhenDone: true,
    async run(payload) {
      const sealed =
        typeof payload === "object" && payload !== null && "sealed" in payload ? payload.sealed : undefined;
      const email = typeof sealed === "string" ? seal.open(sealed) : undefined;
      if (typeof email !== "string") throw new Error("A reset request without an address.");
      await mailResetLink(deps, email);
    },
  };
}

async function mailResetLink(deps: Deps, email: string): Promise<void> {
  await deps.db.asSystem(async (tx) => {
    const person = await findPerson(tx, { email });
    if (person === null) return;
    const token = newToken();
    await voidLinks(tx, person.id);
    await insertResetLink(tx, {
      identifier: hashToken(`reset-password:${token}`),
      userId: person.id,
      livesMs: LINK_SECONDS * 1_000,
    });
    await deps.mails.post(tx, {
      kind: "reset_password",
      to: person.email,
      language: person.language,
      url: linkTo(deps, "/auth/reset", { token, lang: person.language }),
      linkLivesMs: LINK_SECONDS * 1_000,
    });
  });
}

/** Sets the password, ends every session and tells the owner of the address. */
export async function resetPassword(
  call: AuthCall,
  input: z.output<typeof PasswordReset>,
): Promise<AuthOutcome> {
  const { deps } = call;
  await spend(deps, [[authLimits.redeemAddress, limitKeyOf(call.clientIp)]]);
  const { internalAdapter } = await call.engine.$context;
  const pending = await internalAdapter.findVerificationValue(`reset-password:${input.token}`);
  if (pending === null) throw new AuthRefusal("INVALID_TOKEN", 400);
  const response = await call.engine.api.resetPassword({
    body: { token: input.token, newPassword: input.newPassword },
    asResponse: true,
  });
  if (!response.ok) throw new AuthRefusal("INVALID_TOKEN", 400);
  await deps.db.asSystem(async (tx) => {
    await markVerified(tx, pending.value);
    await recordPasswordChange(tx, { userId: pending.value, how: "reset", now: deps.clock.now() });
    const person = await findPerson(tx, { id: pending.value });
    if (person !== null)
      await deps.mails.post(tx, {
        kind: "password_changed",
        to: person.email,
        language: person.language,
        url: linkTo(deps, "/auth", {}),
        linkLivesMs: null,
      });
  });
  return { body: { ok: true, next: "/auth?tab=signin" } };
}
