import { languages } from "@keystead/domain/languages";
import { publicPaths } from "@keystead/domain/site";
import * as z from "zod/mini";

import type { Deps } from "#deps.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { takeAttempt, type Limit } from "#kernel/http/admission/rate-limit.ts";
import { addView, isPublished } from "./page-view-store.ts";

export const NewView = z.strictObject({ path: z.string().check(z.maxLength(200)) });

const VIEWS: Limit = { name: "page_view", max: 60, windowMs: 60_000 };

const fixedPaths: ReadonlySet<string> = new Set(
  publicPaths.flatMap((path) => [
    path,
    ...languages.map((language) => `/${language}${path === "/" ? "" : path}`),
  ]),
);
const writtenPage = /^\/(tools|guides|locations)\/([a-z0-9-]{1,100})$/;

export type ViewOutcome = "counted" | "too_many" | "no_such_page";

/** Adds a view to a page's day. Nothing about the visitor is stored: no address, no browser, no id. */
export async function countPageView(deps: Deps, clientIp: string, path: string): Promise<ViewOutcome> {
  const [, folder = "", slug] = writtenPage.exec(path) ?? [];
  if (slug === undefined && !fixedPaths.has(path)) return "no_such_page";
  const verdict = await takeAttempt(deps, VIEWS, limitKeyOf(clientIp));
  if (!verdict.allowed) return "too_many";
  return deps.db.asSystem(async (tx) => {
    // Counts only existing pages: with free paths anybody could fill the table.
    if (slug !== undefined && !(await isPublished(tx, { folder, slug }))) return "no_such_page";
    await addView(tx, path, deps.clock.now());
    return "counted";
  });
}
