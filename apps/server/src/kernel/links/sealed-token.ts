import { sealedValues } from "../jobs/seal.ts";

const LONGEST = 1_000;

/**
 * A token that carries what it may do, sealed under a key of its own: it names nobody and fits no other purpose. Nothing is stored of
 * it and it does not expire, so it is for what may be done twice and late, such as getting rid of old mails.
 */
export function sealedToken<Of>(
  authSecret: string,
  purpose: string,
  known: (value: unknown) => Of | null,
): {
  readonly make: (of: Of) => string;
  /** Null for whatever is not ours. */
  readonly read: (token: string) => Of | null;
} {
  const { close, open } = sealedValues(authSecret, purpose, known);
  return { make: close, read: (token) => (token.length > LONGEST ? null : open(token)) };
}
