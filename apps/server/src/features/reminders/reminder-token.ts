import * as z from "zod/mini";

import { sealedToken } from "#kernel/links/sealed-token.ts";

const Reminded = z.strictObject({ workspaceId: z.uuid(), leaseId: z.uuid(), tenantId: z.uuid() });

/** The token in a reminder's link: it can end the reminders of this lease to this tenant, and nothing else. */
export function reminderToken(authSecret: string) {
  return sealedToken(authSecret, "silence-reminders", (value) => {
    const known = Reminded.safeParse(value);
    return known.success ? known.data : null;
  });
}
