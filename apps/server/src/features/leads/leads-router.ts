import { open } from "#kernel/api/index.ts";
import { captureLead } from "./capture-lead.ts";

/** Anybody may ask to be told; the source is the page's own and never the visitor's word. */
export const leadsRouter = {
  capture: open.leads.capture.handler(async ({ input, context: { deps, clientIp } }) => {
    await captureLead(deps, clientIp, { ...input, source: "tariffs_page" });
    return { ok: true as const };
  }),
};
