import { DAY_MS } from "@keystead/domain/calendar";
import { languages, type Language } from "@keystead/domain/languages";
import { publicPaths } from "@keystead/domain/site";
import { afterAll, beforeAll, expect, it } from "vitest";

import { pageViews, rateLimit, seoPages } from "#kernel/db/schema/index.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: "2026-11-21T23:30:00.000Z" });
});
afterAll(() => app.close());

const inLanguage = (path: string, language: Language) => `/${language}${path === "/" ? "" : path}`;

const view = (path: unknown, ip?: string) =>
  app.call("/api/page-views", { body: { path }, ...(ip === undefined ? {} : { ip }) });

const counts = async () =>
  Object.fromEntries(
    (await app.db.asSystem((tx) => tx.select().from(pageViews))).map((row) => [row.path, row.views]),
  );

it("loses no view of many at once, and keeps nothing about who looked", async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => view("/de/privacy")));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([204]));
  const rows = await app.db.asSystem((tx) => tx.select().from(pageViews));
  expect(rows).toEqual([
    { path: "/de/privacy", day: "2026-11-21", views: 40, lastSeenAt: new Date("2026-11-21T23:30:00.000Z") },
  ]);
  const limits = await app.db.asSystem((tx) => tx.select().from(rateLimit));
  expect(JSON.stringify(limits)).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
});

it("counts pages that exist only, an administrator's page while it is published", async () => {
  await app.db.asSystem((tx) =>
    tx.insert(seoPages).values([
      { slug: "deposit-return", title: "Deposit", pageType: "guide", status: "published" },
      { slug: "draft", title: "Draft", pageType: "guide", status: "draft" },
    ]),
  );
  expect((await view("/guides/deposit-return")).status).toBe(204);
  for (const path of [
    "/guides/draft",
    "/guides/none",
    "/tools/deposit-return",
    "/locations/deposit-return",
    "/portfolio",
    "/xx/privacy",
    "/de/../x",
    "",
  ])
    expect([path, (await view(path)).status]).toEqual([path, 404]);
  expect(await counts()).toEqual({ "/de/privacy": 40, "/guides/deposit-return": 1 });
});

it(
  "stores a row for each page and day, however many look from however many addresses at whatever they make up",
  { tags: ["extended"] },
  async () => {
    const pages = [
      ...publicPaths,
      ...languages.flatMap((one) => publicPaths.map((path) => inLanguage(path, one))),
    ];
    const rows = () => app.db.asSystem((tx) => tx.$count(pageViews));
    app.clock.advance(DAY_MS);
    const before = await rows();
    for (let time = 0; time < 2; time += 1)
      for (const path of pages) expect([path, (await view(path, app.freshIp())).status]).toEqual([path, 204]);
    const invented = pages.flatMap((path) => [
      `${path}/`,
      `${path}?x=1`,
      `${path}#x`,
      `/x${path}`,
      path.toUpperCase(),
    ]);
    const made = [...invented, ...Array.from({ length: 50 }, (_, at) => `/guides/made-up-${at}`)];
    for (const path of made.filter((one) => !pages.includes(one)))
      expect([path, (await view(path, app.freshIp())).status]).toEqual([path, 404]);
    expect(await rows()).toBe(before + new Set(pages).size);
    app.clock.advance(-DAY_MS);
  },
);

it("takes nothing but a path, from this site, a bounded number of times", async () => {
  expect((await view(7)).status).toBe(400);
  expect((await view("/".repeat(300))).status).toBe(400);
  expect((await app.call("/api/page-views", { body: { path: "/", user: "me" } })).status).toBe(400);
  const foreign = { body: { path: "/" }, headers: { origin: "https://evil.example" } };
  expect((await app.call("/api/page-views", foreign)).status).toBe(403);
  const ip = app.freshIp();
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++) statuses.push((await view("/en", ip)).status);
  expect(statuses.slice(0, 60).every((status) => status === 204)).toBe(true);
  expect(statuses[60]).toBe(429);
});
