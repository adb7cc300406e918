import type { LoadContext } from "@keystead/contract/web";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";

import type { WebBuild } from "#kernel/http/web-build/web-mount.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

const head = (title: string, description = "") =>
  `<head><meta property="og:site_name" content="Keystead"/><meta property="og:title" content="${title}"/>
  <meta property="og:description" content="${description}"/></head>`;

const drawn = new Map<string, string>([
  ["/de/tariffs", head("Pläne &amp; Preise | Keystead", "Für 1, 5 oder 50 Immobilien")],
  ["/de", head("Miete &lt;im Blick&gt;")],
  ["/it/tariffs", head("W".repeat(200), "w".repeat(500))],
  ["/de/auth", '<head><meta name="robots" content="noindex"/></head>'],
]);
let contexts: LoadContext[] = [];

/** Replaces the built pages. */
const web: WebBuild = {
  clientDir: "/nonexistent",
  async respond(request, context) {
    contexts.push(context);
    if (new URL(request.url).pathname === "/guides/failing") return new Response("failed", { status: 503 });
    const body = drawn.get(new URL(request.url).pathname);
    return new Response(body ?? "missing", { status: body === undefined ? 404 : 200 });
  },
};

let app: TestApp;
let hidden: TestApp;

beforeAll(async () => {
  app = await testApp({ web });
  hidden = await testApp({ shareWith: app, web, env: { PUBLIC_SITE: "off" } });
});
afterAll(async () => {
  await hidden.close();
  await app.close();
});

async function picture(path: string) {
  const answer = await app.call(path);
  expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/png"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
  return Buffer.from(await answer.arrayBuffer());
}

it.each(["/share/de.png", "/share/de/tariffs.png", "/share/it/tariffs.png"])(
  "draws %s in the size that sites ask for, with something written",
  async (path) => {
    const drawing = await picture(path);
    const png = sharp(drawing);
    const { width, height, format } = await png.metadata();
    expect([width, height, format]).toEqual([1200, 630, "png"]);
    const { entropy } = await png.stats();
    expect(entropy).toBeGreaterThan(0.3);
    // Nothing runs into the margins.
    const margin = await sharp(drawing).extract({ left: 1140, top: 0, width: 60, height: 600 }).toBuffer();
    const right = await sharp(margin).stats();
    expect(right.channels.map(({ stdev }) => stdev)).toEqual(right.channels.map(() => 0));
  },
);

it("draws the words of the page as a stranger gets it, each page its own, and asks the page once a minute", async () => {
  app.clock.advance(60_000);
  contexts = [];
  const [front, plans] = [await picture("/share/de.png"), await picture("/share/de/tariffs.png")];
  expect(front.equals(plans)).toBe(false);
  expect(contexts.map(({ session, language }) => [session, language])).toEqual([
    [null, "de"],
    [null, "de"],
  ]);
  app.clock.advance(59_999);
  expect((await picture("/share/de/tariffs.png")).equals(plans)).toBe(true);
  expect(contexts).toHaveLength(2);
  app.clock.advance(1);
  expect((await picture("/share/de/tariffs.png")).equals(plans)).toBe(true);
  expect(contexts).toHaveLength(3);
});

it("draws anew what its page says in other words", async () => {
  const before = await picture("/share/de.png");
  const was = drawn.get("/de") ?? "";
  drawn.set("/de", head("Kaution im Blick"));
  app.clock.advance(60_000);
  expect((await picture("/share/de.png")).equals(before)).toBe(false);
  drawn.set("/de", was);
});

it.each(["/share/de/auth.png", "/share/de/none.png", "/share/de", "/share/a/b/c.png"])(
  "%s is no picture: the page is not for sharing, or there is none",
  async (path) => {
    expect((await app.call(path)).status).toBe(404);
  },
);

it("leads to the picture of all pages where its own page cannot be drawn now", async () => {
  const answer = await app.call("/share/guides/failing.png");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/og.png"]);
});

it("shows nothing of a private installation", async () => {
  expect((await hidden.call("/share/de/tariffs.png")).headers.get("content-type")).not.toBe("image/png");
});
