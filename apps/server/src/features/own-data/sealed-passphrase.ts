import type { Deps } from "#deps.ts";
import { sealedValues, type SealedValues } from "#kernel/jobs/seal.ts";
import { keyedHash } from "#kernel/links/keyed-hash.ts";

type Secret = Pick<Deps, "authSecret">;

/**
 * Encrypts the passphrase between the order and the job. It is only in the queue, and the job's row is deleted when
 * the job is done.
 */
export function passphrases({ authSecret }: Secret): SealedValues<string> {
  return sealedValues(authSecret, "archive-passphrase", (value) =>
    typeof value === "string" ? value : null,
  );
}

/**
 * Recognises a repeated order. The hash is keyed, so that a reader of the database cannot test passphrases against
 * it.
 */
export function passphraseMark({ authSecret }: Secret, passphrase: string): string {
  return keyedHash(authSecret, "archive-passphrase-mark")(passphrase);
}
