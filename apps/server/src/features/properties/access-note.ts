import type { Deps } from "#deps.ts";
import { sealWith } from "#kernel/jobs/seal.ts";

type Secret = Pick<Deps, "authSecret">;

const PURPOSE = "access-note";

/** Null for none. */
export function sealAccessNote({ authSecret }: Secret, note: string): string | null {
  return note === "" ? null : sealWith(authSecret, PURPOSE).close(note);
}

/** Empty where there is none, and where it is not ours, as after a change of the secret. */
export function openAccessNote({ authSecret }: Secret, sealed: string | null): string {
  if (sealed === null) return "";
  try {
    const note = sealWith(authSecret, PURPOSE).open(sealed);
    return typeof note === "string" ? note : "";
  } catch {
    return "";
  }
}
