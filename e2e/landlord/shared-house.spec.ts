// Features: people, tasks
import { expect, inGate, phone, test } from "../support/journey.ts";
import { layoutFaults } from "../support/layout.ts";
import { englishOn } from "../support/looks.ts";
import { signUp } from "../support/people.ts";
import { judgeAll, otherLooks, plainLook, resized, walk } from "../support/screen-check.ts";
import { shareHouse } from "../support/shared-house.ts";
import { sharedScreens } from "../support/signed-in-screens.ts";

test.describe.configure({ mode: "parallel" });
test.use({ keepsParts: true, contextOptions: { reducedMotion: "reduce" } });

const widths = [phone.width, 768, 1024, 1280, 1920];

for (const language of ["en", "es", "de", "fr", "it"] as const) {
  test(`what several people work with stands right at five widths: ${language}`, async ({
    page,
    product,
  }) => {
    const owner = await signUp(page, { language });
    const house = await shareHouse(page, { product, owner, language: language });
    await walk(page, sharedScreens(house), { language, widths });
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

for (const [name, looks] of [plainLook, otherLooks])
  test(
    `what several people work with is accessible ${name}`,
    inGate(name === plainLook[0]),
    async ({ page, product }) => {
      const owner = await signUp(page);
      const house = await shareHouse(page, { product, owner, language: "en" });
      await judgeAll(page, sharedScreens(house), looks);
    },
  );
