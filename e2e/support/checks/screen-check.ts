/// <reference lib="dom" />
import { violationsOf } from "./axe.ts";
import { expect, type Page, phone, sidewaysScrollOf } from "../journey.ts";
import { screenFaults } from "./layout.ts";
import { cutWordsOf, englishOn, rawKeysOn } from "./looks.ts";
import type { WalkLanguage } from "../messages.ts";
import type { WalkedScreen } from "./signed-in-screens.ts";
import { settled } from "../visit.ts";

type Walk = {
  readonly language: WalkLanguage;
  readonly widths: readonly number[];
  /** In which of these axe looks at each screen besides; by default in none. */
  readonly looks?: readonly Look[];
};

/** Opens one screen after the other and asks everything of it, at several widths of the opened page. */
export async function walk(page: Page, screens: readonly WalkedScreen[], how: Walk): Promise<void> {
  for (const { name, open } of screens) {
    await open(page, how.language);
    await check(page, name, how);
    if (how.looks !== undefined) await judge(page, name, how.looks);
  }
}

/**
 * Whether an opened screen stands right at each width and speaks its language; it stays at the last of them, or at a desk. Soft, so
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
    expect.soft(await englishOn(page, language), `${at}: in English`).toEqual([]);
    expect.soft(await rawKeysOn(page), `${at}: keys without words`).toEqual([]);
    expect.soft(await page.evaluate(screenFaults), `${at}: layout`).toEqual([]);
  }
}

/** Opens one screen after the other and lets axe look at it. */
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

/** By axe in each of these looks; light again after, and at a desk. */
export async function judge(page: Page, screen: string, looks: readonly Look[]): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme });
    await resized(page, width);
    expect.soft(await violationsOf(page), `${screen}, ${colorScheme} at ${width}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light" });
  await resized(page, DESK);
}

const DESK = 1280;
type Look = readonly [colorScheme: "light" | "dark", width: number];

/** How axe looks at each screen once. */
export const plainLook: readonly Look[] = [["light", DESK]];
/** On the phone and in the dark. */
export const otherLooks: readonly Look[] = [
  ["light", phone.width],
  ["dark", phone.width],
  ["dark", DESK],
];
/** The walk in the language of the gate is also the one in which axe looks at each screen. */
export const looksIn = (language: WalkLanguage, ofGate: WalkLanguage): { readonly looks?: readonly Look[] } =>
  language === ofGate ? { looks: plainLook } : {};

/** An opened screen at another width. What measures itself does so after a frame, and is drawn with the next. */
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
