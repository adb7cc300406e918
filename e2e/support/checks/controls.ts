/// <reference lib="dom" />
import type { Page } from "@playwright/test";

import { settled, visit } from "../visit.ts";

/** After so many attempts a page that keeps changing counts as never at rest. */
const MOST_LOOKS = 40;

/**
 * The names of the buttons, fields and links at an address, including the items of its menus; figures, months and
 * e-mail addresses are replaced. Null if the address redirects to another screen.
 */
export async function controlsOn(page: Page, address: string): Promise<readonly string[] | null> {
  await visit(page, address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  const names = new Set(await atRest(page));
  if (new URL(page.url()).pathname !== new URL(address, page.url()).pathname) return null;
  const menus = page.locator("main [aria-haspopup='menu']:visible");
  const opened = new Set<string>();
  for (const button of await menus.all()) {
    const name = plain((await button.getAttribute("aria-label")) ?? (await button.innerText()));
    if (opened.has(name)) continue;
    opened.add(name);
    await button.click();
    await page.getByRole("menu").waitFor();
    for (const item of await atRest(page)) names.add(item);
    await page.keyboard.press("Escape");
    await page.getByRole("menu").waitFor({ state: "detached" });
  }
  return [...names].toSorted();
}

/** The controls of the dialog that an address opens over its screen; empty if it opens none. */
export async function controlsOver(page: Page, address: string): Promise<readonly string[]> {
  await visit(page, address);
  await page.getByRole("heading", { level: 1, includeHidden: true }).first().waitFor();
  // A dialog is loaded lazily; if none opens, the query is removed from the address, or the address redirects.
  const query = new URL(address, page.url()).search;
  await page.waitForFunction(
    (search) =>
      document.querySelector("[role=dialog] :is(button, input)") !== null || location.search !== search,
    query,
  );
  return [...new Set(await atRest(page, "[role=dialog]"))].toSorted();
}

/** The names once nothing is pending and they are the same twice, since a loaded part may request more. */
async function atRest(page: Page, within = "body"): Promise<readonly string[]> {
  let before = "";
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await settled(page);
    const names = (await page.evaluate(namesInSight, within)).map(plain);
    if (JSON.stringify(names) === before) return names;
    before = JSON.stringify(names);
  }
  throw new Error(`${page.url()} does not come to rest`);
}

function namesInSight(within: string): string[] {
  const controls = "button, a[href], input, select, textarea, [role=menuitem], [role=switch], [role=tab]";
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter(
      (one) =>
        one.closest(within) !== null &&
        one.checkVisibility({ visibilityProperty: true }) &&
        // A toast is about the previous screen.
        one.closest("[inert], [aria-hidden=true], .ks-toaster-toast") === null,
    )
    .map((one) => {
      const label = one instanceof HTMLInputElement ? one.labels?.[0]?.innerText : undefined;
      return one.getAttribute("aria-label") ?? label ?? one.innerText;
    })
    .filter((name) => name.trim() !== "");
}

const MONTHS = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi;

function plain(name: string): string {
  return (
    name
      .replace(/^\w\s+(?=\S+@)/, "")
      .replaceAll(/\S+@\S+/g, "@")
      // The badge, which is hidden from screen readers, repeats the count.
      .replace(/, \d+ unread(\s+\d+\+?)?$/, "")
      .replaceAll(MONTHS, "M")
      .replaceAll(/\d[\d.,:]*/g, "#")
      .replaceAll(/\s+/g, " ")
      .trim()
  );
}
