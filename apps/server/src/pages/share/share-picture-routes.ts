import { sharedPage } from "@keystead/domain/site";
import { Hono } from "hono";

import { seoVisit } from "#features/seo/index.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import { pageLanguage } from "#kernel/http/page-language.ts";
import type { Pages } from "../load-context.ts";
import { pageContext } from "../page-context.ts";
import { drawSharePicture, type SharedText } from "./draw-share-picture.ts";
import { sharedText } from "./shared-text.ts";

/** The number of pictures in memory, about two megabytes for a hundred. */
const MOST_KEPT = 100;

/**
 * Many clients request the picture of a shared link at once, so the page is rendered for its words only once in this
 * time.
 */
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

  /**
   * Reads the texts from the page as it is rendered for a signed-out visitor, so that one way works for pages of
   * every kind.
   */
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
    // Not answered as "no picture": clients remember that answer for longer than the problem lasts.
    if (answer.status >= 500) throw new Error(`${path} was not drawn: ${answer.status}`);
    return answer.status === 200 ? sharedText(await answer.text()) : null;
  }

  /** Drawn once for the same words; the picture that was first requested earliest is dropped first. */
  async function pictureOf(path: string): Promise<Buffer | null> {
    const now = deps.clock.now().getTime();
    const known = kept.get(path);
    if (known !== undefined && now < known.freshUntil) return known.drawing;
    const text = await wordsOf(path);
    if (text === null) return null;
    const words = JSON.stringify(text);
    // Another request may have drawn it in the meantime.
    const drawn = kept.get(path);
    const drawing = drawn?.words === words ? drawn.drawing : drawSharePicture(text);
    kept.set(path, { words, drawing, freshUntil: now + FRESH_MS });
    drawing.catch(() => kept.delete(path));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return drawing;
  }
}
