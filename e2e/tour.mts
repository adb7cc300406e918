import { chromium } from "@playwright/test";
import { browserLaunch } from "./support/browser.ts";
const base = process.argv[2] ?? "http://localhost:4109";
const out = process.argv[3] ?? "/tmp/lead";
const lang = process.argv[4] ?? "en";
const { launchOptions } = await browserLaunch();
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
const page = await context.newPage();
await page.goto(`${base}/${lang}/auth?tab=signup`);
await page.locator("input[type=email]:visible").fill(`tour${Date.now()}@example.com`);
await page.locator("input[type=password]:visible").fill("correct horse battery");
await page.locator("form:visible button[type=submit]").first().click();
await page.waitForURL("**/portfolio");
await page.waitForTimeout(1500);
await page.screenshot({ path: `${out}/new-1280.png` });
await page
  .locator("main button", { hasText: /Look around|Erst umsehen|Zuerst umsehen|umsehen/ })
  .first()
  .click();
await page.waitForTimeout(2500);
const paths = ["portfolio", "properties", "leases", "tenants", "income", "settings"];
for (const [scheme, w, h] of [
  ["light", 1280, 800],
  ["light", 390, 844],
  ["dark", 1280, 800],
  ["dark", 390, 844],
] as const) {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width: w, height: h });
  for (const p of paths) {
    await page.goto(`${base}/${p}`);
    await page.waitForTimeout(900);
    await page.screenshot({ path: `${out}/${p}-${w}-${scheme}.png`, fullPage: w === 390 });
  }
  await page.goto(`${base}/properties`);
  await page.waitForTimeout(600);
  await page.locator("main a[href^='/properties/']").first().click();
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${out}/property-${w}-${scheme}.png` });
  await page.goto(`${base}/leases`);
  await page.waitForTimeout(600);
  await page.locator("main a[href^='/leases/']").first().click();
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${out}/lease-${w}-${scheme}.png`, fullPage: true });
}
await browser.close();
