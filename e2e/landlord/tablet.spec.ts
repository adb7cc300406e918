// Features: shell
/// <reference lib="dom" />
import { expect, type Page, sidewaysScrollOf, test } from "../support/journey.ts";
import { speakLanguage } from "../support/messages.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { enterSample } from "../support/checks/signed-in-screens.ts";
import { settled, visit } from "../support/visit.ts";

/** An upright tablet, a larger one, one across, a window beside another, and a small desktop. */
const widths = [768, 834, 1024, 1180, 1280];
const lists = [
  "properties",
  "leases",
  "tenants",
  "income",
  "expenses",
  "tasks",
  "activity",
  "ads",
  "calendar?view=list",
];

/** How many pixels of the list's table lie beyond the edge of its card. */
const hiddenPixels = (page: Page): Promise<number> =>
  page
    .locator(".ks-table-scroll")
    .first()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test("every list shows its last column on a tablet and a small desktop, in German", async ({ page }) => {
  await speakLanguage(page, "de");
  await signUpNewcomer(page, { language: "de" });
  await enterSample(page, "de");
  for (const list of lists) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, `/${list}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect
        .soft(await sidewaysScrollOf(page), `${list}, ${width} px: sideways scroll`)
        .toBeLessThanOrEqual(0);
      expect
        .soft(await hiddenPixels(page), `${list}, ${width} px: hidden part of the table`)
        .toBeLessThanOrEqual(0);
    }
  }
});
