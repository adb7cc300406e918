import { sealedValues } from "#kernel/jobs/seal.ts";
import { hashToken, newToken } from "./one-time-token.ts";

/** What is stored of a link that may be opened again and again: `hash` to know it by, `sealed` to show it again. */
export type SealedLink = { readonly hash: string; readonly sealed: string };

/**
 * Links that stay until they are revoked, of one purpose. Whoever reads the database can open none: the token is there as a hash
 * and as a copy under a key of the installation.
 */
export function keptLinks(
  authSecret: string,
  purpose: string,
): {
  readonly make: () => SealedLink;
  /** What a token of the link is stored as. */
  readonly hashOf: (token: string) => string;
  /** The token, for whoever may send the link again; null where the copy is not ours, as after a change of the secret. */
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
