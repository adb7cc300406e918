import type { Deps } from "#deps.ts";
import {
  prolongWindow,
  returnAttempts,
  takeAttempt,
  type Attempt,
  type Limit,
} from "#kernel/http/admission/rate-limit.ts";
import { spend, tooMany } from "./auth-limits.ts";

const HOUR = 60 * 60_000;

/** Wrong passwords for one account, wherever they come from; the hour runs from the newest one judged. */
const GUESSES: Limit = { name: "sign-in-guesses", max: 20, windowMs: HOUR, from: "last" };
/** What goes on when they are used up. */
const SLOWED: Limit = { name: "sign-in-slowed", max: 1, windowMs: 30_000 };
/** What an account's own devices have beside it; a cookie that was stolen guesses no faster than this. */
const FROM_KNOWN_DEVICE: Limit = { name: "sign-in-device", max: 30, windowMs: HOUR };

export type Guess = { readonly email: string; readonly knownDevice: boolean };

/** Counts a sign-in against all its limits, or against none of them when one refuses. */
export async function spendSignIn(
  deps: Deps,
  attempts: readonly Attempt[],
  guess: Guess,
): Promise<readonly Attempt[]> {
  await spend(deps, attempts);
  try {
    return [...attempts, ...(await spendGuess(deps, guess))];
  } catch (error) {
    await returnAttempts(deps, attempts);
    throw error;
  }
}

/**
 * Counts a password against the account alone, whatever addresses the guesses come from: twenty wrong ones within an hour,
 * then one each half minute. It asks nothing about the account, so an address that has none answers alike. Tells what was
 * counted, to be given back when it was no wrong password.
 */
async function spendGuess(deps: Deps, guess: Guess): Promise<readonly Attempt[]> {
  const { email } = guess;
  if (guess.knownDevice && (await takeAttempt(deps, FROM_KNOWN_DEVICE, email)).allowed)
    return [[FROM_KNOWN_DEVICE, email]];
  if ((await takeAttempt(deps, GUESSES, email)).allowed) return [[GUESSES, email]];
  const slowed = await takeAttempt(deps, SLOWED, email);
  if (!slowed.allowed) throw tooMany(slowed.retryAfterSeconds);
  await prolongWindow(deps, GUESSES, email);
  return [[SLOWED, email]];
}
