// Features: shell
import { expect, inGate, phone, test } from "../support/journey.ts";
import { signUp } from "../support/people.ts";
import { judgeAll, otherLooks, plainLook, walk } from "../support/screen-check.ts";
import { emptyScreens, enterSample, landlordScreens } from "../support/signed-in-screens.ts";
import { keepAll } from "../support/visit.ts";

// The longest file of all: both workers take from it.
test.describe.configure({ mode: "parallel" });
test.use({ keepsParts: true, contextOptions: { reducedMotion: "reduce" } });

const widths = [phone.width, 1280];

for (const language of ["en", "es", "de", "fr", "it"] as const) {
  test(
    `[GEN-01] every screen of a landlord stands right and speaks its language: ${language}`,
    inGate(language === "de"),
    async ({ page }) => {
      await signUp(page, { language });
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await keepAll(page);
      await walk(page, emptyScreens, { language, widths });
      await enterSample(page, language);
      await walk(page, landlordScreens, { language, widths });
    },
  );
}

for (const [name, looks] of [plainLook, otherLooks])
  test(
    `every screen of a landlord is accessible ${name}`,
    inGate(name === plainLook[0]),
    async ({ page }) => {
      await signUp(page);
      await keepAll(page);
      await judgeAll(page, emptyScreens, looks);
      await enterSample(page, "en");
      await judgeAll(page, landlordScreens, looks);
    },
  );
