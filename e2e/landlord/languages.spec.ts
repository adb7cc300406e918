// Features: shell
// Takes long: walks every screen in four languages at two widths.
import { expect, inGate, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { speakLanguage, spokenIn, walkLanguages } from "../support/messages.ts";
import { looksIn, walk } from "../support/checks/screen-check.ts";
import { emptyScreens, enterSample, landlordScreens } from "../support/checks/signed-in-screens.ts";
import { keepAll } from "../support/visit.ts";

// The longest file of all: both workers share it.
test.describe.configure({ mode: "parallel" });
test.use({ keepsParts: true, contextOptions: { reducedMotion: "reduce" } });

const widths = [phone.width, 1280];

// Lengthened English is English, so English is not walked once more.
for (const language of walkLanguages.filter((one) => one !== "en")) {
  test(
    `[GEN-01] every screen of a landlord stands right and speaks its language: ${language}`,
    // Lengthened texts need more room than any language, so a layout that holds them holds all.
    inGate(language === "lengthened"),
    async ({ page }) => {
      const how = { language, widths, ...looksIn(language, "lengthened") };
      await speakLanguage(page, language);
      await signUpNewcomer(page, { language: spokenIn(language) });
      await expect(page.locator("html")).toHaveAttribute("lang", spokenIn(language));
      await keepAll(page);
      await walk(page, emptyScreens, how);
      await enterSample(page, language);
      await walk(page, landlordScreens, how);
    },
  );
}
