import { LinkOpening, LinkOperations, LinkPhoto } from "@keystead/contract/turnovers";
import type { OperationsTaken } from "@keystead/contract/turnovers";
import { Hono, type Context } from "hono";

import type { Deps } from "#deps.ts";
import { bodyOf, postedAs, refusal } from "#kernel/api/index.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { takeAttempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import { refusalResponse } from "#kernel/http/refusal-response.ts";
import { holdersOf, holdsLink, linkCookie, linksIn } from "./link-access.ts";
import { sentFile, takesFile } from "../../documents/index.ts";
import { linkPage } from "./link-turnovers.ts";
import { takeOperations } from "./take-operations.ts";
import { takePhoto } from "./take-photo.ts";

/** Nobody can guess 256 bits; this limits the load that attempts cause. */
const OPENINGS: Limit = { name: "job-link", max: 60, windowMs: 60_000 };
const ACTS: Limit = { name: "job-act", max: 120, windowMs: 60_000 };
const PHOTOS: Limit = { name: "job-photo", max: 60, windowMs: 60_000 };

/**
 * `/api/job`: a cleaner's page of turnovers, with a link (R-O02) or signed in. A GET changes nothing, so that link
 * scanners cannot complete a turnover; responses are neither cached nor indexed.
 */
export function linkTurnoverRoutes(deps: Deps): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>().basePath("/job");
  routes.use(async (c, next) => {
    await next();
    c.header("x-robots-tag", "noindex, nofollow");
    c.header("cache-control", "no-store");
  });
  routes.post("/open", async (c) => {
    await spend(deps, OPENINGS, limitKeyOf(c.get("clientIp")));
    const { token } = postedAs(LinkOpening, await bodyOf(c));
    const kept = linksIn(c.req.header("cookie") ?? null);
    const caller = c.get("caller");
    const { now } = caller;
    const holders = await holdersOf(caller, token === null ? kept : [...kept, token]);
    // The token that was just opened must itself be valid; an older link cannot stand in for it.
    if (token !== null && holders.at(-1)?.token !== token) throw refusal("UNAUTHORIZED");
    const page = await linkPage(deps, holders, { now, opened: true });
    const tokens = holders.flatMap((holder) => holder.token ?? []);
    return c.json(page, 200, tokens.length === 0 ? {} : { "set-cookie": linkCookie(tokens, deps) });
  });
  routes.get("/jobs", async (c) => {
    const caller = c.get("caller");
    const { now } = caller;
    const holders = await holdersOf(caller, linksIn(c.req.header("cookie") ?? null));
    return c.json(await linkPage(deps, holders, { now, opened: false }));
  });
  routes.post("/operations", async (c) => {
    const caller = c.get("caller");
    const { now } = caller;
    const holders = await holdersOf(caller, linksIn(c.req.header("cookie") ?? null));
    await spend(deps, ACTS, holders[0]?.cleanerId ?? "");
    const sent = postedAs(LinkOperations, await bodyOf(c));
    const effects = await takeOperations(deps, holders, { ...sent, now });
    const taken: OperationsTaken = { effects, page: await linkPage(deps, holders, { now, opened: false }) };
    return c.json(taken);
  });
  routes.onError((error, c: Context<HttpEnv>) => refusalResponse(c, error));
  return routes;
}

/**
 * A router of its own: an error handler on a router wraps its routes and hides what they declare about their body.
 */
export function linkPhotoRoutes(deps: Deps): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>().basePath("/job");
  const knows = (c: Context<HttpEnv>) => holdsLink(c.req.header("cookie") ?? null);
  routes.put("/photos/:turnoverId/:photoId", takesFile({ knows }), async (c) => {
    const caller = c.get("caller");
    const { now } = caller;
    const holders = await holdersOf(caller, linksIn(c.req.header("cookie") ?? null));
    await spend(deps, PHOTOS, holders[0]?.cleanerId ?? "");
    const [problemId, itemId] = [c.req.query("problem") ?? null, c.req.query("item") ?? null];
    const place = postedAs(LinkPhoto, { ...c.req.param(), problemId, itemId });
    await takePhoto(deps, holders, { ...place, now, file: sentFile(c) });
    return c.json({});
  });
  return routes;
}

async function spend(deps: Deps, limit: Limit, subject: string): Promise<void> {
  const verdict = await takeAttempt(deps, limit, subject);
  if (!verdict.allowed) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds: verdict.retryAfterSeconds });
}
