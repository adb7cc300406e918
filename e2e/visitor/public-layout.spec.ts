// Features: site
// Takes long: walks every public page at five widths.
import { expect, test } from "../support/journey.ts";
import { layoutFaults } from "../support/checks/layout.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;

/** Every public page; a new one gets a line here. */
const pages = [
  "/en",
  "/en/tariffs",
  "/en/tools",
  "/en/guides",
  "/en/locations",
  "/en/privacy",
  "/en/terms",
  "/en/accessibility",
  "/en/processors",
  "/en/auth",
  "/en/auth?tab=signup",
  "/en/auth/reset",
  "/en/auth/confirm",
  "/en/auth/invitation",
  "/en/auth/verify",
  "/en/auth/undo",
  "/en/auth/delete",
  "/en/u/cut-off",
  "/en/job",
  "/en/region-blocked",
  "/en/offline",
  "/en/nothing-here",
  "/en/cleaner-scheduling-tool-for-airbnb-hosts",
  "/en/airbnb-turnover-checklist-free-download",
  "/en/airbnb-cleaning-schedule-software",
  "/en/stop-airbnb-double-bookings",
  "/en/turnoverbnb-alternative",
  "/tools/deposit-interest",
  "/guides/deposit-return",
  "/locations/berlin",
] as const;

/** Pages that exist in one language only. */
const written: Partial<Readonly<Record<string, readonly string[]>>> = {
  es: ["/tools/subida-del-alquiler", "/guides/acta-de-entrega", "/locations/alquilar-su-piso-en-lisboa"],
  de: ["/tools/kautionszinsen", "/guides/uebergabeprotokoll", "/locations/wohnung-vermieten-in-rom"],
  fr: ["/tools/mensualite-de-credit", "/guides/loyers-impayes", "/locations/louer-son-appartement-a-berlin"],
  it: ["/tools/rata-del-mutuo", "/guides/restituire-il-deposito", "/locations/affittare-casa-a-lisbona"],
};

/**
 * Other languages differ only in their texts, so the narrowest phone, a common one, a tablet both ways and a desktop
 * do.
 */
const widthsOf = (language: string) =>
  language === "en" ? [320, 390, 768, 1024, 1280, 1920] : [320, 390, 768, 1024, 1280];

/** Light and dark differ only in colour, so each page is laid out once. */
for (const language of languages) {
  test(`[GEN-01] each public page in ${language} is laid out soundly from phone to wide screen`, async ({
    page,
  }) => {
    for (const address of [
      ...pages.filter((path) => language === "en" || path.startsWith("/en")),
      ...(written[language] ?? []),
    ]) {
      await page.goto(address.replace(/^\/en/, `/${language}`));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of widthsOf(language)) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(layoutFaults), `${address} in ${language} at ${width}`).toEqual([]);
      }
    }
  });
}
