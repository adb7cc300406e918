import { languages } from "@keystead/domain/languages";
import { publicTools, toolSlugs } from "@keystead/domain/tools";
import { sql } from "#kernel/db/drizzle.ts";
import { afterEach, describe, expect, it } from "vitest";

import { grantAdmin } from "#testing/records/grant-admin.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { starterPages } from "./starter-pages/index.ts";
import { seedStarterPages } from "./seed-starter-pages.ts";

let app: TestApp;
afterEach(() => app.close());

async function administrator() {
  const person = await app.signUp();
  await grantAdmin(app, person);
  return app.client(person).seo;
}

/** Each case starts a server with its database, which takes seconds, and many times that on a busy machine. */
const timeout = 120_000;

describe("a new installation", { timeout }, () => {
  it("[SEO-06] begins with public pages of each kind, the tools in five languages, which hold nothing that would be taken out", async () => {
    app = await testApp();
    // Two processes may start at the same moment.
    await Promise.all([seedStarterPages(app.db), seedStarterPages(app.db)]);
    const pages = await administrator();
    const { items } = await pages.list({ limit: 100, status: "published", sort: "title" });
    const addresses = items.map(({ path }) => path).toSorted();
    expect(addresses).toEqual(
      [
        "/guides/deposit-return",
        "/guides/handover-protocol",
        "/guides/rent-arrears",
        "/locations/berlin",
        "/locations/lisbon",
        "/locations/rome",
        ...publicTools.flatMap((tool) => languages.map((language) => `/tools/${toolSlugs[tool][language]}`)),
      ].toSorted(),
    );
    for (const { id } of items) {
      const page = await pages.get({ id });
      expect(page.title.length, `title of ${page.slug}`).toBeLessThanOrEqual(60);
      expect(page.metaDescription.length, `description of ${page.slug}`).toBeLessThanOrEqual(160);
      expect(page.updatedAt).toBe("2026-11-20T00:00:00.000Z");
      const links = page.sections.flatMap((section) =>
        section.type === "text"
          ? [...section.content.matchAll(/href="(\/[^"]*)/g)].map(([, to = ""]) => to)
          : [],
      );
      expect(
        links.filter((to) => !addresses.includes(to)),
        `links of ${page.slug}`,
      ).toEqual([]);
      const { slug, version, title, pageType, heroTitle, sections } = page;
      expect(
        await pages.update({ id, slug, version, title, pageType, heroTitle, sections }),
        `cleaning of ${slug}`,
      ).toMatchObject({ removed: 0, page: { sections } });
    }
  });

  it("is filled once: what an administrator changed or deleted stays so", async () => {
    app = await testApp();
    await seedStarterPages(app.db);
    const pages = await administrator();
    const [first, second] = (await pages.list({})).items;
    await pages.delete({ id: first?.id ?? "" });
    await app.db.asSystem((tx) =>
      tx.execute(sql`update seo_pages set title = 'My own' where id = ${second?.id}`),
    );
    await seedStarterPages(app.db);
    const after = await pages.list({ limit: 100 });
    expect(after.total).toBe(starterPages.length - 1);
    expect(after.items.find(({ id }) => id === second?.id)?.title).toBe("My own");
    // Not new any more, although every page is deleted: somebody has signed up.
    await app.db.asSystem((tx) => tx.execute(sql`delete from seo_pages`));
    await seedStarterPages(app.db);
    expect((await pages.list({})).total).toBe(0);
  });
});
