import type { Deps } from "#deps.ts";
import { sealedValues } from "#kernel/jobs/seal.ts";

type Secret = Pick<Deps, "authSecret">;

const sealOf = ({ authSecret }: Secret) =>
  sealedValues(authSecret, "access-note", (note) => (typeof note === "string" ? note : null));

/** Null for an empty note. */
export function sealAccessNote(deps: Secret, note: string): string | null {
  return note === "" ? null : sealOf(deps).close(note);
}

/** Empty when there is no note, and when it cannot be opened with our secret. */
export function openAccessNote(deps: Secret, sealed: string | null): string {
  return (sealed === null ? null : sealOf(deps).open(sealed)) ?? "";
}
