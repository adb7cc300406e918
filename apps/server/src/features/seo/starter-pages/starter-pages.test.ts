import { languages } from "@keystead/domain/languages";
import { publicTools, toolSlugs } from "@keystead/domain/tools";
import { sql } from "#kernel/db/drizzle.ts";
import { afterEach, describe, expect, it } from "vitest";

import { grantAdmin } from "#testing/records/grant-admin.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { starterPages } from "./index.ts";
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

describe("an installation in use", { timeout }, () => {
  afterEach(() => app.close());

  it("[SEO-06] gets the pages that it lacks as drafts, in the languages that its administrator asks for", async () => {
    app = await testApp();
    await seedStarterPages(app.db);
    const pages = await administrator();
    expect(await pages.starters({})).toEqual({ items: [] });
    // As the product began before there were topics and other languages.
    await app.db.asSystem((tx) => tx.execute(sql`delete from seo_pages where language <> 'en'`));
    await app.db.asSystem((tx) => tx.execute(sql`delete from seo_pages where slug = 'rome'`));
    await app.db.asSystem((tx) => tx.execute(sql`update seo_pages set topic = ''`));
    const { items } = await pages.list({ limit: 100 });
    const [lisbon] = items.filter(({ slug }) => slug === "lisbon");
    const moved = { id: lisbon?.id ?? "", version: lisbon?.version ?? 0, slug: "letting-in-lisbon" };
    await pages.update(moved);
    expect(await pages.starters({})).toEqual({
      items: [
        { language: "en", pages: 1 },
        ...languages.filter((language) => language !== "en").map((language) => ({ language, pages: 10 })),
      ],
    });

    expect(await pages.addStarters({ language: "de" })).toEqual({ added: 10 });
    const german = (await pages.list({ limit: 100, status: "draft" })).items;
    expect(german.map(({ language }) => language)).toEqual(Array.from({ length: 10 }, () => "de"));
    expect((await app.call("/sitemap.xml").then((answer) => answer.text())).includes("mietrendite")).toBe(
      false,
    );
    // The English pages that are here lead to them as soon as they are public; nothing else of them changes.
    const topicOf = async (slug: string) => {
      const all = (await pages.list({ limit: 100 })).items;
      const { topic, updatedAt } = await pages.get({ id: all.find((one) => one.slug === slug)?.id ?? "" });
      return [topic, updatedAt];
    };
    expect(await topicOf("deposit-return")).toEqual(["deposit-return", "2026-11-20T00:00:00.000Z"]);
    expect((await topicOf("letting-in-lisbon"))[0]).toBe("letting-in-lisbon");
    expect(await topicOf("berlin")).toEqual(["letting-in-berlin", "2026-11-20T00:00:00.000Z"]);

    // Once: what was added and what was renamed is here, and what an administrator changed stays so.
    expect(await pages.addStarters({ language: "de" })).toEqual({ added: 0 });
    expect(await pages.addStarters({ language: "en" })).toEqual({ added: 1 });
    expect((await pages.starters({})).items.map(({ language }) => language)).toEqual(["es", "fr", "it"]);
  });

  it("gets them once, though two administrators ask at one moment", async () => {
    app = await testApp();
    const [one, other] = [await administrator(), await administrator()];
    const added = await Promise.all([
      one.addStarters({ language: "it" }),
      other.addStarters({ language: "it" }),
    ]);
    expect(added.map(({ added: pages }) => pages).toSorted()).toEqual([0, 10]);
    expect((await one.list({ limit: 100 })).total).toBe(10);
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

// An ordinary space lets a colon, the end of a quotation or a currency begin a line of its own.
it.each(languages)("keeps an amount with its sign and a colon with its word (%s)", (language) => {
  const texts = JSON.stringify(starterPages.filter((page) => page.language === language));
  expect(texts.length).toBeGreaterThan(10_000);
  expect(texts.match(/\d [%€](?!\p{L})/gu)).toBeNull();
  if (language === "fr") expect(texts.match(/\S [:;?!»](?!\p{L})|« /gu)).toBeNull();
});
