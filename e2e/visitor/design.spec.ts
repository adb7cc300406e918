// Features: shell
// Takes long: the pages are drawn from their sources, and every part is looked at in every state.
import { violationsOf } from "../support/checks/axe.ts";
import { screenFaults } from "../support/checks/layout.ts";
import { hiddenParts, looksOfParts, withoutRing } from "../support/checks/part-looks.ts";
import { resized } from "../support/checks/screen-check.ts";
import { expect, type Page, phone, sidewaysScrollOf, test } from "../support/journey.ts";
import { settled } from "../support/visit.ts";

test.use({ pages: "sources", contextOptions: { reducedMotion: "reduce" } });

const DESK = 1280;
const schemes = ["light", "dark"] as const;
const widths = [DESK, phone.width];

async function openParts(page: Page): Promise<void> {
  await page.goto("/design");
  await expect(page.getByRole("heading", { level: 1, name: "Parts of the screens" })).toBeVisible();
  // What a part loads later: calendars, the table of a chart, the sentence of what is lost.
  await settled(page);
}

test("each part is shown in each of its states, light and dark, on a desk and on a phone", async ({
  page,
}, info) => {
  await openParts(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await resized(page, width);
      const look = `${colorScheme} at ${width}`;
      await info.attach(look, { body: await page.screenshot({ fullPage: true }), contentType: "image/png" });
      expect.soft(await hiddenParts(page), `${look}: not shown`).toEqual([]);
      expect.soft(await sidewaysScrollOf(page), `${look}: sideways scroll`).toBeLessThanOrEqual(0);
      expect.soft(await page.evaluate(screenFaults), `${look}: layout`).toEqual([]);
      expect.soft(await violationsOf(page), `${look}: axe`).toEqual([]);
      if (colorScheme === "light")
        expect.soft(await text(page, "sizes"), `${look}: sizes`).toMatchSnapshot(`sizes-${width}.txt`);
    }
    expect.soft(await text(page, "colours"), `${colorScheme}: colours`).toMatchSnapshot(`${colorScheme}.txt`);
  }
});

test("whatever has the focus shows it, in the light and in the dark", async ({ page }) => {
  await openParts(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await withoutRing(page), `${colorScheme}: without a ring`).toEqual([]);
  }
});

test("what covers the page is accessible, stays in the window and looks as it did", async ({
  page,
}, info) => {
  await openParts(page);
  const overlays = await page
    .locator("[data-part='what covers the page'] button")
    .evaluateAll((buttons) => buttons.map((button) => button.textContent));
  expect(overlays.length).toBeGreaterThan(10);
  const sizes: string[] = [];
  for (const overlay of overlays) {
    await page.goto(`/design?open=${encodeURIComponent(overlay)}`);
    const shown = page.locator(
      overlay === "toasts" ? ".ks-toaster-toast >> nth=0" : "[role=dialog], dialog[open]",
    );
    await expect(shown).toBeVisible();
    await settled(page);
    sizes.push(`${overlay}:`, ...(await looksOfParts(page, "sizes")).filter((line) => !isOfPage(line)), "");
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await resized(page, width);
        const look = `${overlay}, ${colorScheme} at ${width}`;
        await info.attach(look, { body: await page.screenshot(), contentType: "image/png" });
        const box = await shown.boundingBox();
        expect.soft(box?.x, `${look}: left edge`).toBeGreaterThanOrEqual(0);
        expect.soft((box?.x ?? 0) + (box?.width ?? 0), `${look}: right edge`).toBeLessThanOrEqual(width);
        expect.soft(await violationsOf(page), `${look}: axe`).toEqual([]);
      }
    }
    await page.emulateMedia({ colorScheme: "light" });
    await resized(page, DESK);
  }
  expect.soft(sizes.join("\n")).toMatchSnapshot("overlays.txt");
});

test("an opened menu holds what a menu may hold, and its first arrow chooses its first entry", async ({
  page,
}) => {
  await openParts(page);
  const part = page.locator("[data-part=menu]");
  const buttons = part.getByRole("button");
  for (const button of await buttons.all()) {
    await button.click();
    await expect(page.getByRole("menu")).toBeVisible();
    // A menu lies in no part of the page, as a dialog does.
    expect.soft((await violationsOf(page)).filter((one) => !one.startsWith("region:"))).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("[role=menu] [role^=menuitem]:focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
  }
});

const isOfPage = (line: string): boolean => !/^(?:section|div|dialog)\.?/.test(line);

async function text(page: Page, what: "sizes" | "colours"): Promise<string> {
  return `${(await looksOfParts(page, what)).join("\n")}\n`;
}
