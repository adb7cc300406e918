import type { Deps } from "#deps.ts";
import { sealedValues } from "#kernel/jobs/seal.ts";

type Secret = Pick<Deps, "authSecret">;

const sealOf = ({ authSecret }: Secret) =>
  sealedValues(authSecret, "access-note", (note) => (typeof note === "string" ? note : null));

/** Encrypts an access note; null for an empty one. */
export function sealAccessNote(deps: Secret, note: string): string | null {
  return note === "" ? null : sealOf(deps).close(note);
}

/** Decrypts an access note; empty if there is none or it cannot be decrypted with our secret. */
export function openAccessNote(deps: Secret, sealed: string | null): string {
  return (sealed === null ? null : sealOf(deps).open(sealed)) ?? "";
}
