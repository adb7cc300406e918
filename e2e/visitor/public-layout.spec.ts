import { expect, test } from "../support/journey.ts";
import { layoutFaults } from "../support/layout.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;

const pages = [
  "/en",
  "/en/tariffs",
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

const widths = [320, 390, 768, 1024, 1280, 1920] as const;

test("[GEN-01] each public page is laid out soundly from phone to wide screen", async ({ page }) => {
  for (const address of pages) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(layoutFaults), `${address} at ${width}`).toEqual([]);
    }
  }
});

for (const language of languages.filter((one) => one !== "en")) {
  test(`[GEN-01] each public page in ${language} is laid out soundly on the narrowest phone and on a desk`, async ({
    page,
  }) => {
    for (const address of pages.filter((path) => path.startsWith("/en"))) {
      await page.goto(address.replace("/en", `/${language}`));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(layoutFaults), `${address} in ${language} at ${width}`).toEqual([]);
      }
    }
  });
}
