import type { Deps } from "#deps.ts";
import { sealWith, type Seal } from "#kernel/jobs/seal.ts";

/** Encrypts addresses that wait in the queue, as the mails there are encrypted. */
export function authSeal(deps: Pick<Deps, "authSecret">): Seal {
  return sealWith(deps.authSecret, "auth-jobs");
}
