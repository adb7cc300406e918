import type { Deps } from "#deps.ts";
import { sealWith, type Seal } from "#kernel/jobs/seal.ts";

/** Addresses that wait in the queue are as unreadable there as the mails. */
export function authSeal(deps: Pick<Deps, "authSecret">): Seal {
  return sealWith(deps.authSecret, "auth-jobs");
}
