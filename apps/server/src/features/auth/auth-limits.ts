import type { Deps } from "#deps.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { takeAttempt, type Limit } from "#kernel/http/rate-limit.ts";
import { AuthRefusal } from "./auth-refusal.ts";

const MINUTE = 60_000;

/** Nobody is ever locked out for good: a limit holds for the pair of account and address, or for one address. */
export const authLimits = {
  signInAccount: { name: "sign-in-account", max: 5, windowMs: 15 * MINUTE },
  signInAddress: { name: "sign-in-ip", max: 20, windowMs: 15 * MINUTE },
  signUpAddress: { name: "sign-up-ip", max: 5, windowMs: 60 * MINUTE },
  linkAccount: { name: "link-account", max: 5, windowMs: 15 * MINUTE },
  linkAddress: { name: "link-ip", max: 20, windowMs: 15 * MINUTE },
  redeemAddress: { name: "redeem-ip", max: 60, windowMs: 15 * MINUTE },
  changeAccount: { name: "change-password", max: 5, windowMs: 15 * MINUTE },
  verifyAccount: { name: "verify-mail", max: 3, windowMs: 60 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counts the attempt against each limit; the first that is used up refuses. */
export async function spend(deps: Deps, attempts: readonly (readonly [Limit, string])[]): Promise<void> {
  for (const [limit, subject] of attempts) {
    const verdict = await takeAttempt(deps, limit, subject);
    if (!verdict.allowed)
      throw new AuthRefusal("TOO_MANY_REQUESTS", 429, { retryAfterSeconds: verdict.retryAfterSeconds });
  }
}

export function accountAndAddress(email: string, ip: string): string {
  return `${email}|${limitKeyOf(ip)}`;
}
