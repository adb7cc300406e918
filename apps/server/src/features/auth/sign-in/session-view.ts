import type { SessionView } from "@keystead/contract/accounts";
import { isBlockedCountry } from "@keystead/domain/permissions";

import type { Deps } from "#deps.ts";
import type { SignedIn } from "#kernel/api/session/look-up-session.ts";

/** The facts that the signed-in frame shows at its first paint; null = nobody is signed in. */
export function sessionView(
  deps: Pick<Deps, "geo">,
  who: SignedIn | null,
  clientIp: string,
): SessionView | null {
  if (who === null) return null;
  const { id, name, language, admin, visiting } = who.user;
  // A visitor who only looks around has no address of their own.
  const email = visiting ? "" : who.user.email;
  return {
    user: { id, email, fullName: name, language, admin },
    startsIn: who.startsIn,
    regionBlocked: isBlockedCountry(deps.geo.countryOf(clientIp)),
  };
}
