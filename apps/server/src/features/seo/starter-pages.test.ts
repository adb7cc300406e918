import { languages } from "@keystead/domain/languages";
import { publicTools, toolSlugs } from "@keystead/domain/tools";
import { sql } from "#kernel/db/drizzle.ts";
import { afterEach, describe, expect, it } from "vitest";

import { grantAdmin } from "#testing/records/grant-admin.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { starterPages } from "./starter-pages/index.ts";
import { seedStarterPages } from "./seed-starter-pages.ts";

let app: TestApp;

/** Of each topic in English, Spanish, German, French and Italian. */
const guides = [
  [
    "deposit-return",
    "devolver-la-fianza",
    "kaution-abrechnen",
    "restituer-le-depot-de-garantie",
    "restituire-il-deposito",
  ],
  ["rent-arrears", "impago-del-alquiler", "mietrueckstand", "loyers-impayes", "affitto-non-pagato"],
  ["handover-protocol", "acta-de-entrega", "uebergabeprotokoll", "etat-des-lieux", "verbale-di-consegna"],
] as const;

/** Of each city in English, Spanish, German, French and Italian. */
const places = [
  [
    "lisbon",
    "alquilar-su-piso-en-lisboa",
    "wohnung-vermieten-in-lissabon",
    "louer-son-appartement-a-lisbonne",
    "affittare-casa-a-lisbona",
  ],
  [
    "berlin",
    "alquilar-su-piso-en-berlin",
    "wohnung-vermieten-in-berlin",
    "louer-son-appartement-a-berlin",
    "affittare-casa-a-berlino",
  ],
  [
    "rome",
    "alquilar-su-piso-en-roma",
    "wohnung-vermieten-in-rom",
    "louer-son-appartement-a-rome",
    "affittare-casa-a-roma",
  ],
] as const;

async function administrator() {
  const person = await app.signUp();
  await grantAdmin(app, person);
  return app.client(person).seo;
}

/** Each case starts a server with its database, which takes seconds, and many times that on a busy machine. */
const timeout = 120_000;

describe("a new installation", { timeout }, () => {
  afterEach(() => app.close());

  it("[SEO-06] begins with public pages of each kind in five languages, which hold nothing that would be taken out", async () => {
    app = await testApp();
    // Two processes may start at the same moment.
    await Promise.all([seedStarterPages(app.db), seedStarterPages(app.db)]);
    const pages = await administrator();
    const { items } = await pages.list({ limit: 100, status: "published", sort: "title" });
    const addresses = items.map(({ path }) => path).toSorted();
    expect(addresses).toEqual(
      [
        ...guides.flat().map((slug) => `/guides/${slug}`),
        ...places.flat().map((slug) => `/locations/${slug}`),
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

it.each([
  ...guides.map((slugs) => [slugs[0], slugs] as const),
  ...places.map((slugs) => [`letting-in-${slugs[0]}`, slugs] as const),
])(
  "has %s in five languages, of the same parts, that lead on to pages of their own language",
  (topic, slugs) => {
    const languageOf = new Map(starterPages.map((page) => [page.slug, page.language]));
    const versions = slugs.map((slug) => starterPages.find((page) => page.slug === slug));
    expect(versions.map((page) => page?.language)).toEqual(languages);
    expect(new Set(versions.map((page) => page?.topic))).toEqual(new Set([topic]));
    const partsOf = versions.map((page) =>
      page?.sections.map((section) => (section.type === "list" ? section.items.length : section.type)),
    );
    expect(new Set(partsOf.map((parts) => JSON.stringify(parts))).size).toBe(1);
    // The same offices and the same sources, whatever the language.
    const sourcesOf = versions.map((page) =>
      [...JSON.stringify(page?.sections).matchAll(/https:\/\/[^"\\]+/g)].map(([address]) => address),
    );
    expect(new Set(sourcesOf.map((sources) => JSON.stringify(sources))).size).toBe(1);
    for (const page of versions)
      for (const [, slug = ""] of JSON.stringify(page?.sections).matchAll(/"\/(?:tools|guides)\/([^"\\]+)/g))
        expect([page?.slug, slug, languageOf.get(slug)]).toEqual([page?.slug, slug, page?.language]);
  },
);
