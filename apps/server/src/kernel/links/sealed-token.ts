import { sealedValues } from "../jobs/seal.ts";

const LONGEST = 1_000;

/**
 * A token that contains what it permits, encrypted with a key of its own: it names nobody and fits no other purpose.
 * It is not stored and does not expire, so it is only for actions that are harmless when they happen late or more
 * than once, such as unsubscribing from mails.
 */
export function sealedToken<Of>(
  authSecret: string,
  purpose: string,
  known: (value: unknown) => Of | null,
): {
  readonly make: (of: Of) => string;
  /** Null for any token that is not ours. */
  readonly read: (token: string) => Of | null;
} {
  const { close, open } = sealedValues(authSecret, purpose, known);
  return { make: close, read: (token) => (token.length > LONGEST ? null : open(token)) };
}
