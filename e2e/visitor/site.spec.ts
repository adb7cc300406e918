// Features: site
import { expectAccessible } from "../support/checks/axe.ts";
import { journeyNow } from "../support/clock.ts";
import { expectCookieEndsWithin } from "../support/cookie-life.ts";
import { expect, phone, test, type Page } from "../support/journey.ts";

/** Every request that a page makes from now on, as method and address. */
function requestsOf(page: Page): readonly { readonly method: string; readonly url: URL }[] {
  const seen: { method: string; url: URL }[] = [];
  page.on("request", (request) => seen.push({ method: request.method(), url: new URL(request.url()) }));
  return seen;
}

const counted = (requests: ReturnType<typeof requestsOf>) =>
  requests.filter(({ url }) => url.pathname === "/api/page-views").length;

/** Has the buttons: the privacy policy has a section of the same name without them. */
const notice = (page: Page) =>
  page.getByRole("region", { name: "Cookies" }).filter({ has: page.getByRole("button", { name: "Accept" }) });

test("[LAND-11] nothing is counted before the answer nor after a rejection, and the answer can be changed", async ({
  page,
  product,
}) => {
  const requests = requestsOf(page);
  await page.goto("/en");
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reject" }).click();
  await expect(notice(page)).toBeHidden();
  await page.goto("/en/privacy");
  await expect(page.getByRole("button", { name: "Cookie settings" })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(counted(requests)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  expect(requests.filter(({ url }) => url.origin !== product.url)).toEqual([]);

  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(page.getByRole("button", { name: "Reject" })).toBeFocused();
  const response = page.waitForResponse("**/api/page-views");
  await page.getByRole("button", { name: "Accept" }).click();
  expect((await response).status()).toBe(204);
  expect(counted(requests)).toBe(1);
  const next = page.waitForResponse("**/api/page-views");
  await page.goto("/en/terms");
  expect((await next).status()).toBe(204);
  expect(await page.context().cookies()).toEqual([]);
});

test("[LAND-11] an answer older than 90 days is asked for again", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T09:00:00Z") });
  await page.goto("/en");
  await page.getByRole("button", { name: "Reject" }).click();
  await page.clock.setFixedTime(new Date("2027-02-19T08:59:00Z"));
  await page.goto("/en/terms");
  await expect(page.getByRole("button", { name: "Cookie settings" })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.clock.setFixedTime(new Date("2027-02-19T09:01:00Z"));
  await page.goto("/en");
  await expect(notice(page)).toBeVisible();
});

test("[LAND-10] a mouse that leaves at the top is offered a Pro month, once per visit", async ({ page }) => {
  await page.clock.install({ time: journeyNow() });
  await page.goto("/en");
  await page.getByRole("button", { name: "Reject" }).click();
  const offer = page.getByRole("dialog", { name: "Take the Pro plan for a month" });
  await leaveAtTop(page);
  await expect(offer).toBeHidden();
  await page.clock.fastForward(5_000);
  await leaveAtTop(page);
  await expect(offer).toBeVisible();
  await expect(offer.getByRole("link", { name: "Start free trial" })).toHaveAttribute(
    "href",
    "/en/auth?tab=signup&promo=pro_trial",
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(offer).toBeHidden();
  await leaveAtTop(page);
  await expect(offer).toBeHidden();
  await page.reload();
  await page.clock.fastForward(6_000);
  await leaveAtTop(page);
  await expect(offer).toBeHidden();
});

async function leaveAtTop(page: Page): Promise<void> {
  await page.mouse.move(400, 300);
  await page.locator("html").dispatchEvent("mouseleave", { clientX: 400, clientY: -1 });
}

test("[PUB-08] the first segment of the address is the language, and the switch replaces it", async ({
  page,
}) => {
  await page.goto("/de/privacy?from=mail#cookies");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.locator("summary").first().click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/fr\/privacy\?from=mail#cookies$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const [choice, ...others] = await page.context().cookies();
  expect([choice?.name, choice?.value, others.length]).toEqual(["lang", "fr", 0]);
  await expectCookieEndsWithin(page, "lang", 90);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

for (const [locale, language] of [
  ["it-CH", "it"],
  ["es-AR", "es"],
  ["pt-PT", "en"],
] as const) {
  test(`[GEN-04] a browser in ${locale} sees ${language} until a language is chosen`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ baseURL: product.url, locale });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await page.locator("summary").first().click();
    await page.getByRole("link", { name: "Deutsch" }).click();
    await page.goto("/terms");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await context.close();
  });
}

test("the language menu closes on Escape and beside it, and gives the focus back", async ({ page }) => {
  await page.goto("/en");
  const menu = page.locator("summary").first();
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Italiano" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Italiano" })).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("link", { name: "Italiano" })).toBeHidden();
});

test("[LAND-09] the trial button floats below the first screen, the way to the top after 800 px", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/en");
  const floating = page.getByRole("contentinfo").getByRole("link", { name: "Start free trial" });
  const toTop = page.getByRole("link", { name: "Back to top" });
  await expect(floating).not.toBeInViewport();
  await page.getByRole("button", { name: "Reject" }).click();
  await page.evaluate(() => scrollTo({ top: 780, behavior: "instant" }));
  await expect(toTop).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 1_200, behavior: "instant" }));
  await expect(toTop).toBeInViewport();
  await expect(floating).toBeInViewport();
  await expect(floating).toHaveAttribute("href", "/en/auth?tab=signup&promo=pro_trial");
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
