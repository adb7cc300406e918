import type { Deps } from "#deps.ts";
import { withinDatabaseTime } from "#kernel/db/postgres/database-time.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { returnAttempts, takeAttempts, type Attempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import { AuthRefusal } from "../auth-refusal.ts";

export type { Attempt } from "#kernel/http/admission/rate-limit.ts";

const MINUTE = 60_000;

/** Of an overload the request has no time left; so little more keeps its answer within what a request may take. */
const GIVE_BACK_MS = 500;

/**
 * Nobody is ever locked out for good: a narrow limit holds for the pair of account and address, or for one address.
 * What counts for an account alone is wide, since a stranger can use it up (spend-sign-in.ts says what it does to a
 * sign-in).
 */
export const authLimits = {
  signInAccount: { name: "sign-in-account", max: 5, windowMs: 15 * MINUTE },
  signInAddress: { name: "sign-in-ip", max: 20, windowMs: 15 * MINUTE },
  signUpAddress: { name: "sign-up-ip", max: 5, windowMs: 60 * MINUTE },
  linkPair: { name: "link-account-ip", max: 5, windowMs: 15 * MINUTE },
  linkAddress: { name: "link-ip", max: 20, windowMs: 15 * MINUTE },
  /** More than one address can ask for in an hour: the mails one mailbox gets at most. */
  linkAccount: { name: "link-account", max: 30, windowMs: 60 * MINUTE },
  redeemAddress: { name: "redeem-ip", max: 60, windowMs: 15 * MINUTE },
  changeAccount: { name: "change-password", max: 5, windowMs: 15 * MINUTE },
  deleteAccount: { name: "delete-account", max: 5, windowMs: 15 * MINUTE },
  verifyAccount: { name: "verify-mail", max: 3, windowMs: 60 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counts the attempt against each limit, or refuses it. */
export async function spend(deps: Deps, attempts: readonly Attempt[]): Promise<void> {
  const verdict = await takeAttempts(deps, attempts);
  if (!verdict.allowed) throw tooMany(verdict.retryAfterSeconds);
}

/**
 * Does what the attempts were counted for. Only an answer or a refusal judges them: an overload or a fault does not, and
 * gives them back, or a flood would lock out those who waited in it.
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

/** What asking for a mail with a link counts against; `kind` keeps sign-in links and resets apart. */
export function linkAttempts(kind: "magic" | "reset", email: string, ip: string): readonly Attempt[] {
  return [
    [authLimits.linkAddress, limitKeyOf(ip)],
    [authLimits.linkPair, `${kind}|${accountAndAddress(email, ip)}`],
    [authLimits.linkAccount, `${kind}|${email}`],
  ];
}
