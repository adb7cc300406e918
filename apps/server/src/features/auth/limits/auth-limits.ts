import type { Deps } from "#deps.ts";
import { withinDatabaseTime } from "#kernel/db/postgres/database-time.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { returnAttempts, takeAttempts, type Attempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import { AuthRefusal } from "../auth-refusal.ts";

export type { Attempt } from "#kernel/http/admission/rate-limit.ts";

const MINUTE = 60_000;

/**
 * After an overload the request has no time left; returning the attempts gets this little more, so that the answer is
 * still in time.
 */
const GIVE_BACK_MS = 500;

/**
 * Nobody is ever locked out for good: a narrow limit is for a pair of account and address, or for one address. A
 * limit for an account alone is wide, because a stranger can use it up (spend-sign-in.ts describes what this does to
 * a sign-in).
 */
export const authLimits = {
  signInAccount: { name: "sign-in-account", max: 5, windowMs: 15 * MINUTE },
  signInAddress: { name: "sign-in-ip", max: 20, windowMs: 15 * MINUTE },
  signUpAddress: { name: "sign-up-ip", max: 5, windowMs: 60 * MINUTE },
  linkPair: { name: "link-account-ip", max: 5, windowMs: 15 * MINUTE },
  linkAddress: { name: "link-ip", max: 20, windowMs: 15 * MINUTE },
  /** The most mails that one mailbox gets; more than one network address can request in an hour. */
  linkAccount: { name: "link-account", max: 30, windowMs: 60 * MINUTE },
  redeemAddress: { name: "redeem-ip", max: 60, windowMs: 15 * MINUTE },
  changeAccount: { name: "change-password", max: 5, windowMs: 15 * MINUTE },
  deleteAccount: { name: "delete-account", max: 5, windowMs: 15 * MINUTE },
  verifyAccount: { name: "verify-mail", max: 3, windowMs: 60 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counts the attempt against each limit; refuses if one of them is exceeded. */
export async function spend(deps: Deps, attempts: readonly Attempt[]): Promise<void> {
  const verdict = await takeAttempts(deps, attempts);
  if (!verdict.allowed) throw tooMany(verdict.retryAfterSeconds);
}

/**
 * Does the work for which the attempts were counted. Attempts stay counted only after an answer or a refusal. An
 * overload or a fault returns them, or a flood would lock out people who waited in it.
 */
export async function judging<T>(
  deps: Deps,
  attempts: readonly Attempt[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AuthRefusal))
      await withinDatabaseTime(GIVE_BACK_MS, () => returnAttempts(deps, attempts));
    throw error;
  }
}

export function tooMany(retryAfterSeconds: number): AuthRefusal {
  return new AuthRefusal("TOO_MANY_REQUESTS", 429, { retryAfterSeconds });
}

export function accountAndAddress(email: string, ip: string): string {
  return `${email}|${limitKeyOf(ip)}`;
}

/** The limits for requesting a mail with a link; `kind` counts sign-in links and resets separately. */
export function linkAttempts(kind: "magic" | "reset", email: string, ip: string): readonly Attempt[] {
  return [
    [authLimits.linkAddress, limitKeyOf(ip)],
    [authLimits.linkPair, `${kind}|${accountAndAddress(email, ip)}`],
    [authLimits.linkAccount, `${kind}|${email}`],
  ];
}
