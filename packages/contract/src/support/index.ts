import { REPORT_LIMIT, REPORT_PAGE_LIMIT, reportTypes, USER_AGENT_LIMIT } from "@keystead/domain/support";
import { EMAIL_INPUT_LIMIT } from "@keystead/domain/text";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { refusalsOf } from "../errors.ts";
import { emailText, requiredText } from "../wire/index.ts";

/** `type`, `message`, `userEmail`, `page` and `userAgent` are the specification's names. */
export const NewReport = z.strictObject({
  type: z.enum(reportTypes),
  message: requiredText(REPORT_LIMIT, "DESCRIPTION_REQUIRED"),
  /** From the form; if empty, the address of the signed-in account is used. */
  userEmail: z._default(emailText(EMAIL_INPUT_LIMIT), ""),
  page: z._default(z.string().check(z.maxLength(REPORT_PAGE_LIMIT)), ""),
  userAgent: z._default(z.string().check(z.maxLength(USER_AGENT_LIMIT)), ""),
});
export type NewReport = z.infer<typeof NewReport>;

export const ReportReceipt = z.object({ ticketId: z.string(), telegramSent: z.boolean() });

export const supportContract = {
  report: oc
    .errors(refusalsOf("BAD_REQUEST", "SIGN_UP_FIRST", "TOO_MANY_REQUESTS", "UNAVAILABLE", "STORAGE_FULL"))
    .route({ method: "POST", path: "/reports" })
    .input(NewReport)
    .output(ReportReceipt),
};
