import { noticeKinds } from "@keystead/domain/notices";
import * as z from "zod/mini";

import { sealedToken } from "#kernel/links/sealed-token.ts";

const Silencing = z.strictObject({
  workspaceId: z.uuid(),
  userId: z.uuid(),
  kinds: z.readonly(z.array(z.enum(noticeKinds))),
});

/**
 * The token in a mail's link: it can stop mails of these kinds from this workspace to this person, and nothing else.
 */
export function unsubscribeToken(authSecret: string) {
  return sealedToken(authSecret, "silence-notices", (value) => {
    const known = Silencing.safeParse(value);
    return known.success ? known.data : null;
  });
}
