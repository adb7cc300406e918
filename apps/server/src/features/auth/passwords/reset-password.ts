import type * as z from "zod/mini";

import type { Deps } from "#deps.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import type { Seal } from "#kernel/jobs/seal.ts";
import { linkTo } from "#kernel/links/link-to.ts";
import { consumeLink, replaceLink } from "#kernel/links/links-store.ts";
import { hashToken, newToken } from "#kernel/links/one-time-token.ts";
import type { AuthCall, AuthOutcome } from "../auth-call.ts";
import { LINK_SECONDS } from "../auth-engine.ts";
import type { PasswordReset, ResetRequest } from "../auth-input.ts";
import { authLimits, judging, linkAttempts, spend, type Attempt } from "../limits/auth-limits.ts";
import { postPasswordChanged } from "../auth-mails.ts";
import { AuthRefusal } from "../auth-refusal.ts";
import {
  endSessions,
  findPersonByEmail,
  markVerified,
  recordPasswordChange,
  setPassword,
} from "../auth-store.ts";
import { authSeal } from "../auth-seal.ts";
import { deviceCookie } from "../sign-in/device-cookie.ts";

const RESET_QUEUE = "password-reset";

/**
 * The request only enqueues a job. The job looks up whether the address has an account, so that the caller cannot
 * find out.
 */
export async function requestPasswordReset(
  call: AuthCall,
  input: z.output<typeof ResetRequest>,
): Promise<AuthOutcome> {
  const { deps } = call;
  await spend(deps, linkAttempts("reset", input.email, call.clientIp));
  await deps.db.asSystem((tx) =>
    deps.jobs.enqueue(tx, RESET_QUEUE, { sealed: authSeal(deps).close(input.email) }),
  );
  return { body: { ok: true } };
}

export function passwordResetJob(deps: Deps): BackgroundJob {
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
    const person = await findPersonByEmail(tx, { email });
    if (person === null) return;
    const token = await makeResetLink(tx, person.id);
    await deps.mails.post(tx, {
      kind: "reset_password",
      to: person.email,
      language: person.language,
      url: linkTo(deps, "/auth/reset", { token, lang: person.language }),
      linkLivesMs: LINK_SECONDS * 1_000,
    });
  });
}

/** Makes a token that sets a new password once; it voids the previous one. */
export async function makeResetLink(tx: Tx, userId: string): Promise<string> {
  const token = newToken();
  await replaceLink(tx, { identifier: resetIdentifier(token), value: userId, livesMs: LINK_SECONDS * 1_000 });
  return token;
}

/**
 * Sets the password, ends every session and notifies the owner of the address. All in one transaction that begins
 * only after the password is hashed, so that neither a full queue of hashes nor a kill uses up the link.
 */
export async function resetPassword(
  call: AuthCall,
  input: z.output<typeof PasswordReset>,
): Promise<AuthOutcome> {
  const { deps } = call;
  const attempts: readonly Attempt[] = [[authLimits.redeemAddress, limitKeyOf(call.clientIp)]];
  await spend(deps, attempts);
  const email = await judging(deps, attempts, async () => {
    const { internalAdapter } = await call.engine.$context;
    // Checked before the costly hash, and again when the link is consumed.
    const pending = await internalAdapter.findVerificationValue(`reset-password:${input.token}`);
    if (pending === null) throw new AuthRefusal("INVALID_TOKEN", 400);
    const passwordHash = await call.hashing.hash(input.newPassword);
    const taken = await deps.db.asSystem((tx) =>
      takeResetLink(tx, deps, { token: input.token, passwordHash }),
    );
    if (taken === null) throw new AuthRefusal("INVALID_TOKEN", 400);
    return taken;
  });
  // A person who reads the mails of the address uses a device of its owner.
  const device = { ...call.cookie, now: deps.clock.now() };
  return {
    body: { ok: true, next: "/auth?tab=signin" },
    cookies: [deviceCookie(call.headers.get("cookie"), email, device)],
  };
}

/** Returns the address whose password was set; null if the link is not valid. */
async function takeResetLink(
  tx: Tx,
  deps: Deps,
  reset: { readonly token: string; readonly passwordHash: string },
): Promise<string | null> {
  const userId = await consumeLink(tx, resetIdentifier(reset.token));
  const person = userId === null ? null : await findPersonByEmail(tx, { id: userId });
  if (person === null) return null;
  await markVerified(tx, person.id);
  await setPassword(tx, { userId: person.id, passwordHash: reset.passwordHash });
  await endSessions(tx, person.id);
  await recordPasswordChange(tx, { userId: person.id, how: "reset", now: deps.clock.now() });
  await postPasswordChanged(tx, deps, person);
  return person.email;
}

function resetIdentifier(token: string): string {
  return hashToken(`reset-password:${token}`);
}
