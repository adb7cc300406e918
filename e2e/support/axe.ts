/// <reference lib="dom" />
import AxeBuilder from "@axe-core/playwright";

import { expect, type Page } from "./journey.ts";

/** No violation of WCAG 2.2 A and AA, nor of the best practices axe knows. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** What dark changes is colour; everything else was judged in light, where each of these screens is walked as well. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** Of WCAG 2.2 too, but off in axe unless it is asked for: what a pointer hits, 24 px or as much room around it. */
const asked = { "target-size": { enabled: true } };

/** What axe finds, one line a rule, with the elements. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const axe = new AxeBuilder({ page });
  const { violations } = await (
    isDark ? axe.withRules(colourRules) : axe.options({ rules: asked })
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
