// Features: site
import { brotliCompressSync } from "node:zlib";

import type { APIResponse } from "@playwright/test";

import { activityScreen, narrowAddresses, screens } from "../../apps/web/app/features/shell/screens.ts";
import { expect, inGate, test } from "../support/journey.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;

/** Answer in the visitor's language without a language segment, and in the segment's language with one. */
const pages = [
  "/",
  "/auth",
  "/auth/confirm",
  "/auth/invitation",
  "/auth/verify",
  "/auth/undo",
  "/auth/delete",
  "/auth/reset",
  "/privacy",
  "/terms",
  "/accessibility",
  "/processors",
  "/tariffs",
  "/tools",
  "/guides",
  "/locations",
  "/region-blocked",
  "/offline",
] as const;

const hostPages = [
  "/cleaner-scheduling-tool-for-airbnb-hosts",
  "/airbnb-turnover-checklist-free-download",
  "/airbnb-cleaning-schedule-software",
  "/stop-airbnb-double-bookings",
  "/turnoverbnb-alternative",
] as const;

/** The screens of the application, and the addresses below and beside them that need a further permission. */
const signedInPages = [...screens, activityScreen, ...narrowAddresses].map(({ to }) => to);

const withLanguage = (language: string, path: string) => `/${language}${path === "/" ? "" : path}`;

/** security.md I1, for every answer. */
function expectGuarded(answer: APIResponse): void {
  const headers = answer.headers();
  const policy = headers["content-security-policy"] ?? "";
  const at = answer.url();
  expect([at, headers["x-content-type-options"]]).toEqual([at, "nosniff"]);
  expect([at, headers["referrer-policy"]]).toEqual([at, "no-referrer"]);
  expect([at, headers["cross-origin-opener-policy"]]).toEqual([at, "same-origin"]);
  expect([at, headers["cross-origin-resource-policy"]]).toEqual([at, "same-origin"]);
  expect([at, headers["x-frame-options"]]).toEqual([at, "DENY"]);
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers["cache-control"]).toBeDefined();
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  expect([at, /^'self'( '(nonce|sha256)-[A-Za-z0-9+/=]+')*$/.test(scripts)]).toEqual([at, true]);
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect([at, policy.includes(rule)]).toEqual([at, true]);
}

test.describe("every address answers as specified, with the headers every answer carries", () => {
  for (const language of languages) {
    test(
      `[PUB-08] [GEN-04] pages in ${language}`,
      inGate(language === "en" || language === "de"),
      async ({ request }) => {
        for (const path of pages) {
          const headers = { "accept-language": language };
          for (const address of [withLanguage(language, path), path]) {
            // Twice: the first answer is rendered, the second may come from the cache.
            for (const answer of [
              await request.get(address, { headers }),
              await request.get(address, { headers }),
            ]) {
              expect([address, answer.status()]).toEqual([address, 200]);
              expect(answer.headers()["content-language"]).toBe(language);
              expect(await answer.text()).toContain(`<html lang="${language}"`);
              expectGuarded(answer);
            }
            expectGuarded(await request.head(address));
          }
        }
      },
    );

    test(
      `[PUB-09] addresses that are none in ${language}`,
      inGate(language === "en"),
      async ({ request }) => {
        const none = [`/${language}/nothing-here`, `/${language}/404`, `/${language}/portfolio`];
        // `/design` exists only when the product runs from its sources (docs/decisions/0118).
        for (const address of [...none, "/design"]) {
          const answer = await request.get(address, { maxRedirects: 0 });
          expect([address, answer.status()]).toEqual([address, 404]);
          expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
          expectGuarded(answer);
        }
      },
    );
  }

  test("[AUTH-09] pages of the application lead a visitor to the front page", async ({ request }) => {
    for (const address of signedInPages) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([address, answer.status()]).toEqual([address, 302]);
      expect(answer.headers()["location"]).toMatch(/^\/(\?next=|$)/);
      expectGuarded(answer);
    }
  });

  test(
    "[PUB-06] [PUB-07] the pages for hosts stand under a language, without one they lead to English",
    { tag: "@gate" },
    async ({ request }) => {
      for (const path of hostPages) {
        for (const language of languages) {
          const answer = await request.get(`/${language}${path}`);
          expect([language, path, answer.status()]).toEqual([language, path, 200]);
          expect(await answer.text()).toContain(`<html lang="${language}"`);
          expectGuarded(answer);
        }
        for (const query of ["", "?from=mail"]) {
          const answer = await request.get(path + query, { maxRedirects: 0 });
          expect([path, answer.status()]).toEqual([path, 301]);
          expect(answer.headers()["location"]).toBe(`/en${path}${query}`);
          expectGuarded(answer);
        }
      }
    },
  );

  test("what crawlers, browsers and other programs ask for", async ({ request }) => {
    const page = await (await request.get("/en")).text();
    const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? "");
    expect(files.length).toBeGreaterThan(2);
    for (const address of [...files, "/sitemap.xml", "/robots.txt", "/og.png", "/icon.svg"]) {
      const answer = await request.get(address);
      expect([address, answer.status()]).toEqual([address, 200]);
      expectGuarded(answer);
    }
    // The picture that other sites show for a link, with the words of its page.
    for (const address of ["/de", "/fr/stop-airbnb-double-bookings", "/guides/kaution-abrechnen"]) {
      const shown = await (await request.get(address)).text();
      const picture = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(shown)?.[1] ?? "";
      const answer = await request.get(picture);
      expect([picture, answer.status(), answer.headers()["content-type"]]).toEqual([
        `/share${address}.png`,
        200,
        "image/png",
      ]);
      expectGuarded(answer);
    }
    for (const [address, status] of [
      ["/assets/none.js", 404],
      ["/api/v1/nothing", 404],
      ["/api/v1/profile", 401],
      ["/xx", 404],
      ["/404", 404],
    ] as const) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([address, answer.status()]).toEqual([address, status]);
      expectGuarded(answer);
    }
  });
});

for (const path of ["/", "/privacy", "/terms", "/turnoverbnb-alternative"]) {
  test(`${path} is small, and asks nobody else for anything`, async ({ page, product }) => {
    const sizes = { document: 0, script: 0, stylesheet: 0 };
    const foreign: string[] = [];
    const pending: Promise<void>[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).origin !== product.url) foreign.push(response.url());
      const kind = response.request().resourceType();
      if (kind !== "document" && kind !== "script" && kind !== "stylesheet") return;
      pending.push(
        response.body().then((body) => {
          sizes[kind] += brotliCompressSync(body).length;
        }),
      );
    });
    for (const language of languages) {
      sizes.document = sizes.script = sizes.stylesheet = 0;
      await page.goto(withLanguage(language, path), { waitUntil: "networkidle" });
      await Promise.all(pending.splice(0));
      expect(sizes.document).toBeLessThanOrEqual(20 * 1_024);
      expect(sizes.script).toBeLessThanOrEqual(4 * 1_024);
      expect(sizes.stylesheet).toBeLessThanOrEqual(8 * 1_024);
    }
    expect(foreign).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}
