// Features: shell
// Takes long: the page is built, and every part is looked at in every state.
import type { TestInfo } from "@playwright/test";

import { violationsOf } from "../support/checks/axe.ts";
import { screenFaults } from "../support/checks/layout.ts";
import { hiddenParts, looksOfParts, widerThanWindow, withoutRing } from "../support/checks/part-looks.ts";
import { resized } from "../support/checks/screen-check.ts";
import { expect, type Page, phone, sidewaysScrollOf } from "../support/journey.ts";
import { partsTest as test, serveParts } from "../support/product/parts.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const DESK = 1280;
const schemes = ["light", "dark"] as const;
const widths = [DESK, phone.width];

test("each part is shown in each of its states, light and dark, on a desk and on a phone", async ({
  page,
  parts,
}, info) => {
  await openParts(page, parts, "/design");
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await resized(page, width);
      await drawn(page);
      const look = `${colorScheme} at ${width}`;
      await takePicture(page, info, look);
      expect.soft(await hiddenParts(page), `${look}: not shown`).toEqual([]);
      expect.soft(await widerThanWindow(page), `${look}: wider than the window`).toEqual([]);
      expect.soft(await sidewaysScrollOf(page), `${look}: sideways scroll`).toBeLessThanOrEqual(0);
      if (colorScheme === "light") {
        expect.soft(await page.evaluate(screenFaults), `${look}: layout`).toEqual([]);
        expect.soft(await looksOn(page, "sizes"), `${look}: sizes`).toMatchSnapshot(`sizes-${width}.txt`);
      }
      expect.soft(await violationsOf(page), `${look}: axe`).toEqual([]);
    }
    expect
      .soft(await looksOn(page, "colours"), `${colorScheme}: colours`)
      .toMatchSnapshot(`${colorScheme}.txt`);
    expect.soft(await withoutRing(page), `${colorScheme}: without a ring`).toEqual([]);
  }
});

test("what covers the page is accessible, stays in the window and looks as it did", async ({
  page,
  parts,
}, info) => {
  await openParts(page, parts, "/design?group=buttons&group=overlays");
  await tryMenus(page);
  const openers = page.locator("[data-part='what covers the page'] button");
  const overlays = await openers.allTextContents();
  expect(overlays.length).toBeGreaterThan(10);
  const sizes: string[] = [];
  for (const overlay of overlays) {
    await openers.getByText(overlay, { exact: true }).click();
    const shown = page.locator(
      overlay === "toasts" ? ".ks-toaster-toast >> nth=0" : "[role=dialog], dialog[open]",
    );
    await expect(shown).toBeVisible();
    await drawn(page);
    const lines = (await looksOfParts(page, "sizes")).filter((line) => !isOfPage(line));
    sizes.push(`${overlay}:`, ...lines, "");
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await resized(page, width);
        const look = `${overlay}, ${colorScheme} at ${width}`;
        await takePicture(page, info, look);
        const box = await shown.boundingBox();
        expect.soft(box?.x, `${look}: left edge`).toBeGreaterThanOrEqual(0);
        expect.soft((box?.x ?? 0) + (box?.width ?? 0), `${look}: right edge`).toBeLessThanOrEqual(width);
        expect.soft(await violationsOf(page), `${look}: axe`).toEqual([]);
      }
    }
    await page.emulateMedia({ colorScheme: "light" });
    await resized(page, DESK);
    await page.goBack();
    await expect(shown).toBeHidden();
  }
  expect.soft(sizes.join("\n")).toMatchSnapshot("overlays.txt");
});

/** Each opened menu passes axe, and the first arrow key focuses its first entry. */
async function tryMenus(page: Page): Promise<void> {
  for (const button of await page.locator("[data-part=menu]").getByRole("button").all()) {
    await button.click();
    await expect(page.getByRole("menu")).toBeVisible();
    // A menu is outside every landmark of the page, as a dialog is, so the rule `region` does not apply.
    expect.soft((await violationsOf(page)).filter((one) => !one.startsWith("region:"))).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("[role=menu] [role^=menuitem]:focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
  }
}

async function openParts(page: Page, folder: string, address: string): Promise<void> {
  await serveParts(page, folder);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Parts of the screens" })).toBeVisible();
  await drawn(page);
}

/** Waits for everything that loads later, such as a calendar. Parts that show the state of loading keep showing it. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["pending"] === undefined);
}

/** A picture for human eyes, taken only when the snapshots are updated because somebody changed the looks. */
async function takePicture(page: Page, info: TestInfo, name: string): Promise<void> {
  if (!["all", "changed"].includes(info.config.updateSnapshots)) return;
  const fullPage = !name.includes(",");
  await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage });
}

/** Whether a line is about the page itself, whose parts are named in words; overlays are named by their element. */
const isOfPage = (line: string): boolean => !/^(?:section|div|dialog)\.?/.test(line);

async function looksOn(page: Page, what: "sizes" | "colours"): Promise<string> {
  return `${(await looksOfParts(page, what)).join("\n")}\n`;
}
