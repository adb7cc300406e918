import type { Silencer } from "#kernel/registry/silencer.ts";
import { silence } from "./silence.ts";
import { silenceToken } from "./silence-token.ts";

/** The link of a morning's mail. */
export const silenceNotices: Silencer = (token, authSecret) => {
  const known = silenceToken(authSecret).read(token);
  if (known === null) return null;
  const { kinds, ...scope } = known;
  return { stops: kinds, silence: (tx, now) => silence({ tx, scope, now }, { kinds }) };
};
