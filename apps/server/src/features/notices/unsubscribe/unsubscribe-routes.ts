import { languages } from "@keystead/domain/languages";
import { Hono } from "hono";

import type { Deps } from "#deps.ts";
import { takesBody } from "#kernel/http/admission/body-of-route.ts";
import type { HttpEnv } from "#kernel/http/context.ts";

/** A field of our own page's form, with the page's language; the request of a mail program does not have it. */
const FROM_PAGE = "page";

/**
 * The only address that accepts a POST from any origin: a mail program sends it for its reader, without a session and
 * without an origin (RFC 8058). The token determines everything that the request can do. The page at the same address
 * only asks for confirmation.
 */
export function unsubscribeRoutes({ db, clock, authSecret, unsubscribes }: Deps): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>();
  const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
  routes.post("/u/:token", takesBody({ types, upTo: 4_096, fromAnywhere: true }), async (c) => {
    const token = c.req.param("token");
    const known = unsubscribes
      .map((unsubscribe) => unsubscribe(token, authSecret))
      .find((one) => one !== null);
    if (known === undefined) return c.text("This link is not valid.", 404);
    await db.asSystem((tx) => known.unsubscribe(tx, clock.now()));
    const { [FROM_PAGE]: page } = await c.req.parseBody();
    // A mail program follows no redirect. A person gets a confirmation page that a reload does not send again.
    if (page === undefined) return c.text("Done.");
    const language = languages.find((one) => one === page);
    return c.redirect(`${language === undefined ? "" : `/${language}`}${c.req.path}?done`, 303);
  });
  return routes;
}
