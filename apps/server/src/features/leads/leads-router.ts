import { open, refusal } from "#kernel/api/index.ts";
import { captureLead, LEAD_SOURCE } from "./capture-lead.ts";

/** Anybody may ask to be told; the source is the page's own and never the visitor's word. */
export const leadsRouter = {
  capture: open.leads.capture.handler(async ({ input, context: { deps, clientIp } }) => {
    const outcome = await captureLead(deps, clientIp, { ...input, source: LEAD_SOURCE });
    if (!outcome.stored) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: outcome.retryAfterSeconds });
    return { ok: true as const };
  }),
};
