import { waitlists } from "@keystead/domain/leads";
import { paidPlans } from "@keystead/domain/plans";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { refusalsOf } from "../errors.ts";
import { Email, Ok } from "../wire/index.ts";

export const NewLead = z.strictObject({
  email: Email,
  plan: z.enum(paidPlans, { error: "UNKNOWN_PLAN" }),
});
export type NewLead = z.infer<typeof NewLead>;

export const WaitlistEntry = z.strictObject({ email: Email, waitlist: z.enum(waitlists) });

export const leadsContract = {
  /** The same answer for an address that is already stored, so that the form never reveals who else asked. */
  capture: oc
    .errors(refusalsOf("BAD_REQUEST", "TOO_MANY_REQUESTS", "UNAVAILABLE", "STORAGE_FULL"))
    .route({ method: "POST", path: "/leads" })
    .input(NewLead)
    .output(Ok),
  /** Notifies a signed-in person once when the feature is available. */
  joinWaitlist: oc
    .errors(
      refusalsOf(
        "BAD_REQUEST",
        "UNAUTHORIZED",
        "REGION_BLOCKED",
        "SIGN_UP_FIRST",
        "TOO_MANY_REQUESTS",
        "UNAVAILABLE",
        "STORAGE_FULL",
      ),
    )
    .route({ method: "POST", path: "/waitlist" })
    .input(WaitlistEntry)
    .output(Ok),
};
