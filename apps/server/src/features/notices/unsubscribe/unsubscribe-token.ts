import { noticeKinds } from "@keystead/domain/notices";
import * as z from "zod/mini";

import { sealedToken } from "#kernel/links/sealed-token.ts";

const Silencing = z.strictObject({
  workspaceId: z.uuid(),
  userId: z.uuid(),
  kinds: z.readonly(z.array(z.enum(noticeKinds))),
});

/** What stands in the link of a mail: it can stop mails of these kinds to this person from this workspace, and nothing else. */
export function unsubscribeToken(authSecret: string) {
  return sealedToken(authSecret, "silence-notices", (value) => {
    const known = Silencing.safeParse(value);
    return known.success ? known.data : null;
  });
}
