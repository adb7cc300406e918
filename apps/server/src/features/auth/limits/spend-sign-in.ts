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

/** Wrong passwords for one account, from any address. The hour runs from the newest checked password. */
const GUESSES: Limit = { name: "sign-in-guesses", max: 20, windowMs: HOUR, from: "last" };
/** The rate that stays allowed when the guesses are used up. */
const SLOWED: Limit = { name: "sign-in-slowed", max: 1, windowMs: 30_000 };
/** An additional limit for the account's own devices; even a stolen cookie cannot guess faster than this. */
const FROM_KNOWN_DEVICE: Limit = { name: "sign-in-device", max: 30, windowMs: HOUR };

export type Guess = { readonly email: string; readonly knownDevice: boolean };

/** Counts a sign-in against all its limits, or against none if one of them refuses. */
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
 * Counts a password against the account alone, from whatever addresses the guesses come: twenty wrong ones within an
 * hour, then one every 30 seconds. It reads nothing about the account, so an address without an account gets the same
 * answer. Returns the counted attempts; the caller returns them if the password was not wrong.
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
