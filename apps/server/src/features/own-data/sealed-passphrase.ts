import type { Deps } from "#deps.ts";
import { sealedValues, type SealedValues } from "#kernel/jobs/seal.ts";
import { keyedHash } from "#kernel/links/keyed-hash.ts";

type Secret = Pick<Deps, "authSecret">;

/** On its way from the order to the job that locks the archive, in the queue and nowhere else; it goes when the archive is there. */
export function passphrases({ authSecret }: Secret): SealedValues<string> {
  return sealedValues(authSecret, "archive-passphrase", (value) =>
    typeof value === "string" ? value : null,
  );
}

/** By which a repeated order is known to be the same: nobody who reads the database can try passphrases against it. */
export function passphraseMark({ authSecret }: Secret, passphrase: string): string {
  return keyedHash(authSecret, "archive-passphrase-mark")(passphrase);
}
