import { NewLead } from "@keystead/contract/leads";
import type { RefusedLead } from "@keystead/contract/web";
import { languages } from "@keystead/domain/languages";
import { paidPlans } from "@keystead/domain/plans";
import { type Context, Hono } from "hono";

import type { Deps } from "#deps.ts";
import { takesBody } from "#kernel/http/admission/body-of-route.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { captureLead } from "./capture-lead.ts";

/** Renders the plan page with the form as the visitor sent it. */
type ShowAgain = (c: Context<HttpEnv>, refused: RefusedLead, status: 422 | 429) => Promise<Response>;

/**
 * The form of the plan page for browsers without scripts, the only form that works without them. It follows the same
 * rules as the script's call, and the answer is a page. The check before all routes ensures that one of our pages
 * sent it.
 */
export function leadFormRoutes(deps: Deps, showAgain: ShowAgain): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const paths = ["/tariffs", `/:lang{${languages.join("|")}}/tariffs`];
  routes.on("POST", paths, takesBody({ types: ["application/x-www-form-urlencoded"] }), async (c) => {
    const form = await c.req.parseBody();
    const input = { email: wordOf(form["email"]), plan: wordOf(form["plan"]) };
    // The form offers only these plans.
    const plan = paidPlans.find((one) => one === input.plan) ?? paidPlans[0];
    const lead = NewLead.safeParse({ email: input.email, plan });
    if (!lead.success) return showAgain(c, { ...input, plan, problem: "invalidEmail" }, 422);
    const { stored } = await captureLead({ ...deps, log: c.get("log") }, limitKeyOf(c.get("clientIp")), {
      ...lead.data,
      source: "tariffs_page",
    });
    if (!stored) return showAgain(c, { ...input, plan, problem: "tooMany" }, 429);
    // A redirect, so that going back or reloading sends nothing twice.
    return c.redirect(`${c.req.path}?lead=saved#lead-plain`, 303);
  });
  return routes;
}

function wordOf(value: unknown): string {
  return typeof value === "string" ? value.slice(0, 400) : "";
}
