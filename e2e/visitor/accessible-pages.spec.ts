// Features: site, seo, landing, cleaner-pages
// Takes long: looks at every public page in five languages, in English wide and on a phone, in the light and in the dark.
import { violationsOf } from "../support/checks/axe.ts";
import { expect, phone, test } from "../support/journey.ts";

/** The pages of the sitemap by language: the one with which the page names itself among its versions. */
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

/** Pages that are not in the sitemap, because nobody searches for them. */
const unlisted = [
  "auth",
  "auth?tab=signup",
  "auth/reset",
  "auth/confirm",
  "auth/invitation",
  "auth/verify",
  "auth/undo",
  "auth/delete",
  "region-blocked",
  "offline",
  "no-such-page",
];

type Look = { readonly colorScheme: "light" | "dark"; readonly width: number };
const onPhone: Look = { colorScheme: "light", width: phone.width };

/**
 * The pages of all languages have the same elements and style sheets, so the other looks are checked in English alone.
 * A page written in one language is made of the same parts.
 */
const looksOf = (language: string): readonly Look[] =>
  language === "en"
    ? [{ colorScheme: "light", width: 1280 }, onPhone, { colorScheme: "dark", width: phone.width }]
    : [onPhone];

for (const language of ["en", "es", "de", "fr", "it"]) {
  test.describe(language, () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    test(`[GEN-01] every public page in ${language} is accessible`, async ({ page, request }) => {
      const pages = pagesIn(await (await request.get("/sitemap.xml")).text());
      expect(pages.get("") ?? []).toEqual([]);
      const listed = pages.get(language) ?? [];
      expect(listed.length).toBeGreaterThan(20);
      const paths = [...listed, ...unlisted.map((name) => `/${language}/${name}`)];
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        for (const { colorScheme, width } of looksOf(language)) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: phone.height });
          expect.soft(await violationsOf(page), `${path}, ${colorScheme} at ${width}`).toEqual([]);
        }
      }
    });
  });
}
