import { LanguageCode } from "@keystead/contract/wire";
import type { Context } from "hono";

import type { HttpEnv } from "#kernel/http/context.ts";
import { AuthRefusal } from "../auth-refusal.ts";
import type { AuthCall } from "../auth-call.ts";
import { lookAround } from "./look-around.ts";

export const FORM = "application/x-www-form-urlencoded";

/**
 * Handles the button of the front page, which works without a script. Every answer therefore leads to a page, and
 * that page explains a refusal.
 */
export async function lookAroundByForm(call: AuthCall, c: Context<HttpEnv>): Promise<Response> {
  const form = await c.req.parseBody();
  const language = LanguageCode.safeParse(form["language"]);
  const at = language.success ? `/${language.data}` : "";
  try {
    const { cookies = [] } = await lookAround(call, language.success ? { language: language.data } : {});
    for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
    return c.redirect("/portfolio", 303);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    c.get("log").info({ code: error.code }, "refused");
    if (error.code === "REGION_BLOCKED") return c.redirect(`${at}/region-blocked`, 303);
    return c.redirect(`${at}/auth?tab=signup${error.code === "TOO_MANY_REQUESTS" ? "&look=full" : ""}`, 303);
  }
}
