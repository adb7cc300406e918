// Features: site, seo
/// <reference lib="dom" />
import { expect, test } from "../support/journey.ts";

/** A sheet of A4 without its margins, upright and across, in pixels. */
const sheets = [
  { width: 718, height: 1047 },
  { width: 1047, height: 718 },
] as const;

const pages = [
  "/guides/handover-protocol",
  "/locations/wohnung-vermieten-in-rom",
  "/tools/rental-yield",
  "/en",
  "/en/locations",
  "/en/privacy",
  "/en/tariffs",
] as const;

for (const colorScheme of ["light", "dark"] as const)
  test(`[GEN-01] printed in ${colorScheme} mode, a public page is dark text on white without navigation or buttons`, async ({
    page,
  }) => {
    for (const path of pages) {
      await page.emulateMedia({ media: "screen", colorScheme });
      await page.goto(path);
      // The cookie notice is on the screen, and must not be printed over the page.
      await expect(page.locator("[data-notice-cookies]")).toBeVisible();
      await page.emulateMedia({ media: "print", colorScheme });
      for (const sheet of sheets) {
        await page.setViewportSize(sheet);
        expect(await page.evaluate(printFaults), `${path}, ${sheet.width} px wide`).toEqual([]);
      }
    }
  });

test("[SEO-01] a printed guide says where its links lead, and what is open on screen is open on paper", async ({
  page,
  product,
}) => {
  await page.goto("/locations/rome");
  await page.emulateMedia({ media: "print" });
  const printed = await page
    .locator("article a")
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.map((link) => [link.textContent, getComputedStyle(link, "::after").content] as const),
    );
  // Chrome returns the parts of the content one by one.
  const addresses = printed.map(([, content]) => [...content.matchAll(/"([^"]*)"/g)].map(([, part]) => part));
  expect(addresses.map((parts) => parts.join(""))).toEqual([
    " (https://www.agenziaentrate.gov.it/)",
    " (https://alloggiatiweb.poliziadistato.it/)",
    ` (${product.url}/guides/handover-protocol)`,
    ` (${product.url}/guides/deposit-return)`,
  ]);
  // On screen the answers open one at a time; on paper none can be opened, so all are printed.
  await page.goto("/en");
  const answers = page.locator("#faq details > p");
  expect(await answers.count()).toBeGreaterThan(5);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

/** What would print badly, in words. It runs in the browser and must not use anything outside its body. */
function printFaults(): string[] {
  const channels = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return { red, green, blue, alpha };
  };
  const luminance = (colour: string) => {
    const { red, green, blue } = channels(colour);
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
      const share = channel / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().width > 1;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.classList.value.replaceAll(" ", ".")} “${(element.textContent ?? "").trim().slice(0, 24)}”`;

  const pressed = "nav, header, footer, button, .btn, [role=tablist], [data-notice-cookies], .float, dialog";
  const faults = [...document.querySelectorAll(pressed)]
    .filter(isDrawn)
    .map((element) => `${nameOf(element)} is printed`);
  if (getComputedStyle(document.body).backgroundColor !== "rgb(255, 255, 255)")
    faults.push("the paper is not white");
  const width = document.documentElement.clientWidth;
  for (const element of [...document.querySelectorAll("body *")].filter(isDrawn)) {
    const { color, backgroundColor } = getComputedStyle(element);
    // Browsers do not print backgrounds by default, so the text must be readable without them.
    const isText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
    );
    if (isText && 1.05 / (luminance(color) + 0.05) < 4.5) faults.push(`${nameOf(element)} is pale: ${color}`);
    if (channels(backgroundColor).alpha === 1 && luminance(backgroundColor) < 0.7)
      faults.push(`${nameOf(element)} is on ${backgroundColor}`);
    if (isText && element.getBoundingClientRect().right > width + 1)
      faults.push(`${nameOf(element)} is cut off at the side`);
  }
  return faults;
}
