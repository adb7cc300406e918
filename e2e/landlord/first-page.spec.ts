// Features: portfolio
import { expect, test } from "../support/journey.ts";
import { enterSample } from "../support/checks/signed-in-screens.ts";
import { messageOf, speakLanguage } from "../support/messages.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { settled } from "../support/visit.ts";

const LAPTOP = { width: 1280, height: 800 };
/** The height of the notice above pages of a sample, with its margin. */
const SAMPLE_NOTICE = 56;

test.use({ viewport: LAPTOP });

for (const language of ["en", "de"] as const) {
  test(`who owes, who comes and what needs somebody stand on one screen of a laptop: ${language}`, async ({
    page,
  }) => {
    await speakLanguage(page, language);
    await signUpNewcomer(page, { language });
    await enterSample(page, language);
    await page.goto("/portfolio");
    await settled(page);
    const message = (key: string, file = "first/portfolio.json") => messageOf(language, file, key);
    await expect(page.getByRole("heading", { name: message("rentToCollect") })).toBeVisible();
    await expect(page.getByRole("heading", { name: message("title", "outlook.json") })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(LAPTOP.height + SAMPLE_NOTICE);
  });
}
