/// <reference lib="dom" />
import { violationsOf } from "./axe.ts";
import { expect, type Page, phone, sidewaysScrollOf } from "../journey.ts";
import { screenFaults } from "./layout.ts";
import { brokenWordsOf, cutWordsOf, englishOn, rawKeysOn } from "./looks.ts";
import type { WalkLanguage } from "../messages.ts";
import type { WalkedScreen } from "./signed-in-screens.ts";
import { settled } from "../visit.ts";

type Walk = {
  readonly language: WalkLanguage;
  readonly widths: readonly number[];
  /** The looks in which axe also checks each screen; none by default. */
  readonly looks?: readonly Look[];
};

/** Opens one screen after the other and runs all checks on it, at several widths. */
export async function walk(page: Page, screens: readonly WalkedScreen[], how: Walk): Promise<void> {
  for (const { name, open } of screens) {
    await open(page, how.language);
    await check(page, name, how);
    if (how.looks !== undefined) await judge(page, name, how.looks);
  }
}

/**
 * Checks layout and language of an opened screen at each width; the page stays at the last width. Soft assertions, so
 * that one run names every screen that fails.
 */
export async function check(page: Page, screen: string, how: Walk): Promise<void> {
  const { language, widths } = how;
  await settled(page);
  for (const width of widths) {
    await resized(page, width);
    await settled(page);
    const at = `${screen}, ${width} px`;
    expect.soft(await sidewaysScrollOf(page), `${at}: sideways scroll`).toBeLessThanOrEqual(0);
    expect.soft(await cutWordsOf(page), `${at}: cut words`).toEqual([]);
    expect.soft(await brokenWordsOf(page), `${at}: broken words`).toEqual([]);
    expect.soft(await englishOn(page, language), `${at}: in English`).toEqual([]);
    expect.soft(await rawKeysOn(page), `${at}: keys without words`).toEqual([]);
    expect.soft(await page.evaluate(screenFaults), `${at}: layout`).toEqual([]);
  }
}

/** Opens one screen after the other and checks it with axe. */
export async function judgeAll(
  page: Page,
  screens: readonly WalkedScreen[],
  looks: readonly Look[],
): Promise<void> {
  for (const { name, open } of screens) {
    await open(page, "en");
    await settled(page);
    await judge(page, name, looks);
  }
}

/** Checks the screen with axe in each of these looks; afterwards the page is light and as wide as a desktop again. */
export async function judge(page: Page, screen: string, looks: readonly Look[]): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme });
    await resized(page, width);
    // Scrolls to the top: axe judges a target that the top bar covers in part as too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect.soft(await violationsOf(page), `${screen}, ${colorScheme} at ${width}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await resized(page, DESK);
}

const DESK = 1280;
type Look = readonly [colorScheme: "light" | "dark", width: number];

/** The look in which axe checks each screen in the gate. */
export const plainLook: readonly Look[] = [["light", DESK]];
/** The other looks: on the phone and in dark mode. */
export const otherLooks: readonly Look[] = [
  ["light", phone.width],
  ["dark", phone.width],
  ["dark", DESK],
];
/** axe checks each screen only in the walk with the language of the gate. */
export const looksIn = (language: WalkLanguage, ofGate: WalkLanguage): { readonly looks?: readonly Look[] } =>
  language === ofGate ? { looks: plainLook } : {};

/** Resizes an opened screen. Components that measure themselves do so after a frame and are drawn with the next. */
export async function resized(page: Page, width: number): Promise<void> {
  await setWidth(page, width);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
  );
}

const setWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: width === phone.width ? phone.height : 800 });
