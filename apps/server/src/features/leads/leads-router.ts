import { sourceOfWaitlist } from "@keystead/domain/leads";

import type { Deps } from "#deps.ts";
import { authed, open, refusal, refuseVisit } from "#kernel/api/index.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { captureLead, type LeadToCapture } from "./capture-lead.ts";

/** The procedure itself sets the source of an address; the visitor cannot choose it. */
export const leadsRouter = {
  /** Anybody may ask to be notified. */
  capture: open.leads.capture.handler(({ input, context: { deps, log, clientIp } }) =>
    captured({ ...deps, log }, limitKeyOf(clientIp), { ...input, source: "tariffs_page" }),
  ),
  joinWaitlist: authed.leads.joinWaitlist.handler(
    ({ input: { email, waitlist }, context: { deps, log, user } }) => {
      refuseVisit(user);
      return captured({ ...deps, log }, user.id, { email, plan: null, source: sourceOfWaitlist(waitlist) });
    },
  ),
};

async function captured(deps: Deps, who: string, lead: LeadToCapture): Promise<{ readonly ok: true }> {
  const outcome = await captureLead(deps, who, lead);
  if (!outcome.stored) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: outcome.retryAfterSeconds });
  return { ok: true };
}
