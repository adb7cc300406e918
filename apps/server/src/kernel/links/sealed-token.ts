import { sealWith } from "../jobs/seal.ts";

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
  const seal = sealWith(authSecret, purpose);
  return {
    make: (of) => seal.close(of),
    read(token) {
      if (token.length > LONGEST) return null;
      try {
        return known(seal.open(token));
      } catch {
        return null;
      }
    },
  };
}
