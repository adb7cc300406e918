// Features: site, seo, landing, cleaner-pages
// Takes long: looks at every public page in five languages, wide and on a phone, in the light and in the dark.
import { violationsOf } from "../support/checks/axe.ts";
import { expect, phone, test } from "../support/journey.ts";

/** The pages of the sitemap by language: of one that is written in a language alone, its entry names itself. */
function pagesIn(xml: string): ReadonlyMap<string, readonly string[]> {
  const pages = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
    ([, address = "", rest = ""]) => {
      const itself = [...rest.matchAll(/hreflang="(\w+)" href="([^"]+)"/g)].find(
        ([, , href]) => href === address,
      );
      return { path: address.replace(/^https?:\/\/[^/]+/, ""), language: itself?.[1] ?? "" };
    },
  );
  return new Map(
    [...Map.groupBy(pages, ({ language }) => language)].map(([language, found]) => [
      language,
      found.map(({ path }) => path),
    ]),
  );
}

for (const language of ["en", "es", "de", "fr", "it"]) {
  test.describe(language, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test(`[GEN-01] every public page in ${language} is accessible, wide and on a phone, light and dark`, async ({
      page,
      request,
    }) => {
      const pages = pagesIn(await (await request.get("/sitemap.xml")).text());
      expect(pages.get("") ?? []).toEqual([]);
      const paths = [...(pages.get(language) ?? []), `/${language}/auth`, `/${language}/auth?tab=signup`];
      expect(paths.length).toBeGreaterThan(20);
      for (const path of paths) {
        await page.emulateMedia({ colorScheme: "light" });
        await page.goto(path);
        for (const viewport of [{ width: 1280, height: 800 }, phone]) {
          await page.setViewportSize(viewport);
          expect.soft(await violationsOf(page), `${path} at ${viewport.width}`).toEqual([]);
        }
        await page.emulateMedia({ colorScheme: "dark" });
        expect.soft(await violationsOf(page), `${path} in the dark`).toEqual([]);
      }
    });
  });
}
