import { isBlockedCountry, signUpAllowed } from "@keystead/domain/permissions";

import type { Deps } from "#deps.ts";
import { AuthRefusal } from "../auth-refusal.ts";

/** Refuses a new person from a closed region. The server decides this, whatever the page showed before (R-O03). */
export function refuseClosedRegion(deps: Pick<Deps, "env" | "geo">, clientIp: string): void {
  if (!deps.env.signUpOpen) throw new AuthRefusal("SIGN_UP_CLOSED", 403);
  refuseBlockedRegion(deps, clientIp);
}

/** Like `refuseClosedRegion`, for an invited person: a sign-up that the operator has closed does not affect them. */
export function refuseBlockedRegion(deps: Pick<Deps, "geo">, clientIp: string): void {
  const country = deps.geo.countryOf(clientIp);
  if (!signUpAllowed({ kind: "answered", blocked: isBlockedCountry(country), country }).allowed)
    throw new AuthRefusal("REGION_BLOCKED", 403);
}
