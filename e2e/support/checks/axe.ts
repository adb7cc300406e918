/// <reference lib="dom" />
import axe, { type RunOptions } from "axe-core";

import { expect, type Page } from "../journey.ts";

/** No violation of WCAG 2.2 A and AA, nor of the best practices axe knows. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/** What dark changes is colour; everything else was judged in light, where each of these screens is walked as well. */
const inDark: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/** Of WCAG 2.2 too, but off in axe unless it is asked for: what a pointer hits, 24 px or as much room around it. */
const inLight: RunOptions = { rules: { "target-size": { enabled: true } } };

/** Longer than anything fades in here. */
const LONGEST_FADE_MS = 1_000;

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/**
 * What axe finds, one line a rule, with the elements. Run in the page itself, where it is brought once: its builder for Playwright
 * brings it twice for every question and opens a page of its own for the answer, which took longer than the question. The one frame
 * there is, an administrator's preview, is judged as the page it shows.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ inDark: dark, inLight: light, longestMs }) => {
      if (window.axe === undefined) throw new Error("The page went away from under axe.");
      // What still fades in has the contrast of that moment: a toast, a drawer. What never ends (a bone) is judged as it stands.
      const ending = document
        .getAnimations()
        .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
      // One that is drawn no more never says that it has finished.
      const longest = new Promise((over) => setTimeout(over, longestMs));
      await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longest]);
      const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
      const { violations } = await window.axe.run(document, {
        ...(isDark ? dark : light),
        resultTypes: ["violations"],
        iframes: false,
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
      );
    },
    { inDark, inLight, longestMs: LONGEST_FADE_MS },
  );
}
