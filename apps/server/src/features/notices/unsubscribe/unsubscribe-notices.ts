import type { Unsubscribe } from "#kernel/registry/unsubscribe.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { unsubscribeToken } from "./unsubscribe-token.ts";

/** The unsubscribe link of a morning mail. */
export const unsubscribeNotices: Unsubscribe = (token, authSecret) => {
  const known = unsubscribeToken(authSecret).read(token);
  if (known === null) return null;
  const { kinds, ...scope } = known;
  return { stops: kinds, unsubscribe: (tx, now) => unsubscribe({ tx, scope, now }, { kinds }) };
};
