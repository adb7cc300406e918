import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { refuse } from "../errors.ts";
import { requiredText } from "../wire/index.ts";

/** `type`, `message`, `userEmail`, `page`, `userAgent` bear the names of the specification. */
export const NewReport = z.strictObject({
  type: z.enum(["bug", "support"]),
  message: requiredText(5000, "DESCRIPTION_REQUIRED"),
  /** From the form; a signed-in account's own address stands in when it is empty. */
  userEmail: z._default(z.string().check(z.trim(), z.maxLength(254, { error: "INVALID_EMAIL" })), ""),
  page: z._default(z.string().check(z.maxLength(2000)), ""),
  userAgent: z._default(z.string().check(z.maxLength(1000)), ""),
});
export type NewReport = z.infer<typeof NewReport>;

export const ReportReceipt = z.object({ ticketId: z.string(), telegramSent: z.boolean() });

export const supportContract = {
  report: oc
    .errors(refuse("BAD_REQUEST", "TOO_MANY_REQUESTS", "UNAVAILABLE", "STORAGE_FULL"))
    .route({ method: "POST", path: "/reports" })
    .input(NewReport)
    .output(ReportReceipt),
};
