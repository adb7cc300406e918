import { languages } from "@keystead/domain/languages";
import { publicPaths } from "@keystead/domain/site";
import { afterAll, beforeAll, expect, it } from "vitest";

import { seoPages } from "#kernel/db/schema/index.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

const base = "https://rent.example.org";
let app: TestApp;
let hidden: TestApp;

beforeAll(async () => {
  app = await testApp({ env: { BASE_URL: base } });
  hidden = await testApp({ shareWith: app, env: { PUBLIC_SITE: "off" } });
  await app.db.asSystem((tx) =>
    tx.insert(seoPages).values([
      { slug: "deposit-return", title: "Deposit & return", pageType: "guide", status: "published" },
      { slug: "secret-draft", title: "Draft", pageType: "guide", status: "draft" },
    ]),
  );
});
afterAll(async () => {
  await hidden.close();
  await app.close();
});

it("lists every public page in five languages with its siblings, and what is published", async () => {
  const answer = await app.call("/sitemap.xml");
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const xml = await answer.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  const paths = publicPaths.filter((path) => path !== "/auth");
  for (const language of languages)
    for (const path of paths) expect(addresses).toContain(`${base}/${language}${path === "/" ? "" : path}`);
  expect(addresses).toContain(`${base}/guides/deposit-return`);
  expect(addresses).toHaveLength(paths.length * languages.length + 1);
  expect(xml).not.toContain("secret-draft");
  expect(xml).toContain(
    `<loc>${base}/de/turnoverbnb-alternative</loc><xhtml:link rel="alternate" hreflang="en" href="${base}/en/turnoverbnb-alternative"/>`,
  );
  expect(xml).toContain(`hreflang="x-default" href="${base}/en/turnoverbnb-alternative"`);
  expect(xml).toContain(`hreflang="x-default" href="${base}/terms"`);
});

it("tells crawlers where the list is, and to stay away from a private installation", async () => {
  expect(await (await app.call("/robots.txt")).text()).toBe(
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${base}/sitemap.xml\n`,
  );
  expect(await (await hidden.call("/robots.txt")).text()).toBe("User-agent: *\nDisallow: /\n");
  expect((await hidden.call("/sitemap.xml")).status).toBe(404);
});
