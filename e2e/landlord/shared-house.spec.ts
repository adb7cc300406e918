import { violationsOf } from "../support/axe.ts";
import { expect, phone, test } from "../support/journey.ts";
import { layoutFaults } from "../support/layout.ts";
import { englishOn } from "../support/looks.ts";
import { signUp } from "../support/people.ts";
import { checkIn, resized } from "../support/screen-check.ts";
import { sharedScreens, shareHouse } from "../support/shared-house.ts";
import { settled } from "../support/visit.ts";

test.describe.configure({ mode: "parallel" });
test.use({ keepsParts: true, contextOptions: { reducedMotion: "reduce" } });

const widths = [phone.width, 768, 1024, 1280, 1920];

for (const language of ["en", "es", "de", "fr", "it"] as const) {
  test(`what several people work with stands right at five widths: ${language}`, async ({
    page,
    product,
  }) => {
    test.setTimeout(240_000);
    const check = checkIn(page, language, widths);
    const owner = await signUp(page, { language });
    const house = await shareHouse(page, { product, owner, language });
    for (const [screen, open] of sharedScreens(house)) {
      await open(page);
      await check(screen);
    }
    await page.context().clearCookies();
    await page.goto(house.invitation);
    await expect(page.getByText(owner).first()).toBeVisible();
    for (const width of widths) {
      await resized(page, width);
      expect.soft(await page.evaluate(layoutFaults), `invitation, ${width} px`).toEqual([]);
      expect.soft(await englishOn(page, language), `invitation, ${width} px: in English`).toEqual([]);
    }
  });
}

test("what several people work with is accessible at the desk, on the phone and in the dark", async ({
  page,
  product,
}) => {
  test.setTimeout(240_000);
  const owner = await signUp(page);
  const house = await shareHouse(page, { product, owner, language: "en" });
  for (const [screen, open] of sharedScreens(house)) {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page);
    await settled(page);
    expect.soft(await violationsOf(page), `${screen}, at the desk`).toEqual([]);
    await resized(page, phone.width);
    expect.soft(await violationsOf(page), `${screen}, on the phone`).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await violationsOf(page), `${screen}, in the dark`).toEqual([]);
    await resized(page, 1280);
  }
});
