import { isBlockedCountry, signUpAllowed } from "@keystead/domain/permissions";

import type { Deps } from "#deps.ts";
import { AuthRefusal } from "../auth-refusal.ts";

/** Whether somebody new may come in at all, decided here whatever the page said before (R-O03). */
export function refuseClosedRegion(deps: Pick<Deps, "env" | "geo">, clientIp: string): void {
  if (!deps.env.signUpOpen) throw new AuthRefusal("SIGN_UP_CLOSED", 403);
  refuseBlockedRegion(deps, clientIp);
}

/** Like `refuseClosedRegion`, for somebody who is invited: that the operator has closed the sign-up is not about them. */
export function refuseBlockedRegion(deps: Pick<Deps, "geo">, clientIp: string): void {
  const country = deps.geo.countryOf(clientIp);
  if (!signUpAllowed({ kind: "answered", blocked: isBlockedCountry(country), country }).allowed)
    throw new AuthRefusal("REGION_BLOCKED", 403);
}
