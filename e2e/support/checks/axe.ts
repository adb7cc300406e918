/// <reference lib="dom" />
import axe, { type RunOptions } from "axe-core";

import { expect, type Page } from "../journey.ts";

/** No violation of WCAG 2.2 A and AA, nor of axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
}

/**
 * Dark mode changes only colours; the other rules run in light mode, in which each of these screens is opened as well.
 */
const inDark: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/** Also WCAG 2.2, but off in axe by default: the size of pointer targets, 24 px or as much space around them. */
const inLight: RunOptions = { rules: { "target-size": { enabled: true } } };

/** Longer than any fade in the product. */
const LONGEST_FADE_MS = 1_000;

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

/**
 * axe's findings, one line per rule, with the elements. axe runs in the page itself and is injected once: its builder
 * for Playwright injects it twice per run and opens a page for the result, which took longer than the run. The only
 * frame of the product, an administrator's preview, is checked as the page it shows.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ inDark: dark, inLight: light, longestMs }) => {
      if (window.axe === undefined) throw new Error("The page went away from under axe.");
      // Waits for fades (a toast, a drawer), whose contrast is not final; endless animations (a skeleton) are not
      // awaited.
      const ending = document
        .getAnimations()
        .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
      // The animation of an element that is no longer drawn never reports its end.
      const longest = new Promise((over) => setTimeout(over, longestMs));
      await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longest]);
      const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;
      const { violations } = await window.axe.run(document, {
        ...(isDark ? dark : light),
        resultTypes: ["violations"],
        iframes: false,
      });
      // A sticky bar may cover a part of a button, which is too small a target until it is scrolled from under the bar.
      const isSmallInTheMiddle = async (target: string): Promise<boolean> => {
        document.querySelector(target)?.scrollIntoView({ block: "center", behavior: "instant" });
        const again = await window.axe?.run(target, {
          runOnly: { type: "rule", values: ["target-size"] },
          rules: { "target-size": { enabled: true } },
        });
        return again?.violations.length !== 0;
      };
      const { scrollX, scrollY } = window;
      const found: string[] = [];
      for (const { id, nodes } of violations) {
        const targets: string[] = [];
        for (const { target } of nodes) {
          const selector = target.join(" ");
          if (id !== "target-size" || (await isSmallInTheMiddle(selector))) targets.push(selector);
        }
        if (targets.length > 0) found.push(`${id}: ${targets.join(", ")}`);
      }
      window.scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
      return found;
    },
    { inDark, inLight, longestMs: LONGEST_FADE_MS },
  );
}
