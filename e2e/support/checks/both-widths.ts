import { expectNoSidewaysScroll, type Page, phone } from "../journey.ts";
import { expectAccessible } from "./axe.ts";
import { resized } from "./screen-check.ts";

/**
 * Checks that the page is accessible and does not scroll sideways on a phone and then on a desktop, whose width it
 * keeps. For a journey whose steps do not depend on the width.
 */
export async function expectFitsBothWidths(page: Page): Promise<void> {
  for (const width of [phone.width, 1280]) {
    await resized(page, width);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}
