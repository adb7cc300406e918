/// <reference lib="dom" />
import { expect, type Page, phone, sidewaysScrollOf } from "./journey.ts";
import { screenFaults } from "./layout.ts";
import { cutWordsOf, englishOn, rawKeysOn } from "./looks.ts";
import type { Language } from "./people.ts";
import { settled } from "./visit.ts";

export type Check = (screen: string) => Promise<void>;

/**
 * Whether an opened screen stands right at each width and speaks its language; it stays at the last of them. Soft, so that one run
 * names every screen that fails.
 */
export function checkIn(page: Page, language: Language, widths: readonly number[]): Check {
  return async (screen) => {
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
  };
}

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
