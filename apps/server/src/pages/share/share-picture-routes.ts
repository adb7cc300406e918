import { sharedPage } from "@keystead/domain/site";
import { Hono } from "hono";

import { seoVisit } from "#features/seo/index.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { pageLanguage } from "#kernel/http/page-language.ts";
import type { Pages } from "../load-context.ts";
import { pageContext } from "../page-context.ts";
import { drawSharePicture, type SharedText } from "./draw-share-picture.ts";
import { sharedText } from "./shared-text.ts";

/** A page's picture is asked for by whoever shows a link to it; a hundred are about two megabytes. */
const MOST_KEPT = 100;

/** A link that is shared is asked about by many at once: its page is drawn for its words once in that time. */
const FRESH_MS = 60_000;

type DrawnPicture = {
  /** The words that are in the picture. */
  readonly words: string;
  readonly drawing: Promise<Buffer>;
  readonly freshUntil: number;
};

/** The picture of each public page in its language, with the page's own title and description. */
export function sharePictureRoutes(pages: Pages): Hono<HttpEnv> {
  const { deps, web } = pages;
  const app = new Hono<HttpEnv>();
  const kept = new Map<string, DrawnPicture>();
  app.get("/share/*", async (c, next) => {
    const path = sharedPage(c.req.path);
    if (path === null) return next();
    try {
      const picture = await pictureOf(path);
      if (picture !== null)
        return c.body(new Uint8Array(picture), 200, {
          "content-type": "image/png",
          "cache-control": "public, max-age=86400",
        });
    } catch (error) {
      c.get("log").error({ err: error }, "share picture not drawn");
      return c.redirect("/og.png");
    }
    return next();
  });
  return app;

  /** Read from the page as it is drawn for a signed-out visitor, so that pages of every kind need one way. */
  async function wordsOf(path: string): Promise<SharedText | null> {
    if (web === null || !deps.env.publicSite) return null;
    const visit = seoVisit(deps);
    const answer = await web.respond(
      new Request(new URL(path, deps.env.baseUrl ?? "http://localhost")),
      pageContext(deps, {
        session: null,
        language: pageLanguage({ path, stored: null, acceptLanguage: null }),
        nonce: "",
        guides: await pages.guides(),
        subscription: async () => null,
        seoPage: visit.seoPage,
        seoPages: visit.seoPages,
      }),
    );
    // Whoever is answered that there is no picture remembers it longer than the trouble lasts.
    if (answer.status >= 500) throw new Error(`${path} was not drawn: ${answer.status}`);
    return answer.status === 200 ? sharedText(await answer.text()) : null;
  }

  /** Drawn once for the same words; the one asked for first is dropped first. */
  async function pictureOf(path: string): Promise<Buffer | null> {
    const now = deps.clock.now().getTime();
    const known = kept.get(path);
    if (known !== undefined && now < known.freshUntil) return known.drawing;
    const text = await wordsOf(path);
    if (text === null) return null;
    const words = JSON.stringify(text);
    // Whoever asked meanwhile may have drawn it.
    const drawn = kept.get(path);
    const drawing = drawn?.words === words ? drawn.drawing : drawSharePicture(text);
    kept.set(path, { words, drawing, freshUntil: now + FRESH_MS });
    drawing.catch(() => kept.delete(path));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return drawing;
  }
}
