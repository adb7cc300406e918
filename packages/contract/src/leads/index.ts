import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { refuse } from "../errors.ts";
import { Ok } from "../wire/index.ts";

/** Free asks for nothing: only the plans that will cost something are waited for. */
export const leadPlans = ["starter", "pro"] as const;
export type LeadPlan = (typeof leadPlans)[number];

/** NFKC and lower case, so that one mailbox is one lead however it is typed. */
const Email = z.pipe(
  z.pipe(
    z.string({ error: "INVALID_EMAIL" }).check(z.maxLength(320, { error: "INVALID_EMAIL" })),
    z.transform((typed: string) => typed.normalize("NFKC").trim().toLowerCase()),
  ),
  z.email({ error: "INVALID_EMAIL" }).check(z.maxLength(254, { error: "INVALID_EMAIL" })),
);

export const NewLead = z.strictObject({
  email: Email,
  plan: z.enum(leadPlans, { error: "UNKNOWN_PLAN" }),
});
export type NewLead = z.infer<typeof NewLead>;

export const leadsContract = {
  /** The same answer for an address that is there already: the form tells nobody who else asked. */
  capture: oc
    .errors(refuse("BAD_REQUEST", "TOO_MANY_REQUESTS", "UNAVAILABLE", "STORAGE_FULL"))
    .route({ method: "POST", path: "/leads" })
    .input(NewLead)
    .output(Ok),
};
