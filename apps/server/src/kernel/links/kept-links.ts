import { sealedValues } from "#kernel/jobs/seal.ts";
import { hashToken, newToken } from "./one-time-token.ts";

/** The stored form of a reusable link: `hash` to recognise it, `sealed` to show it again. */
export type SealedLink = { readonly hash: string; readonly sealed: string };

/**
 * Links for one purpose that work until they are revoked. Reading the database opens none of them: the token is stored
 * as a hash and as a copy encrypted with a key of the installation.
 */
export function keptLinks(
  authSecret: string,
  purpose: string,
): {
  readonly make: () => SealedLink;
  /** The stored hash of a token. */
  readonly hashOf: (token: string) => string;
  /**
   * The token, for someone who may send the link again; null if the copy cannot be decrypted, for example after a
   * change of the secret.
   */
  readonly tokenOf: (sealed: string) => string | null;
} {
  const { close, open } = sealedValues(authSecret, purpose, (value) =>
    typeof value === "string" ? value : null,
  );
  const hashOf = (token: string) => hashToken(`${purpose}:${token}`);
  return {
    make() {
      const token = newToken();
      return { hash: hashOf(token), sealed: close(token) };
    },
    hashOf,
    tokenOf: open,
  };
}
