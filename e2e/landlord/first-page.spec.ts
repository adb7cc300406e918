// Features: portfolio
import { expect, test } from "../support/journey.ts";
import { enterSample } from "../support/checks/signed-in-screens.ts";
import { messageOf, speakLanguage } from "../support/messages.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addRent } from "../support/records/records.ts";
import { settled } from "../support/visit.ts";

const LAPTOP = { width: 1280, height: 800 };
/** The height of the notice above pages of a sample, or of an address to be confirmed, with its margin. */
const NOTICE = 56;

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
    expect(height).toBeLessThanOrEqual(LAPTOP.height + NOTICE);
  });
}

test("a landlord of more late rents than fit has them on one screen all the same", async ({ page }) => {
  await signUpNewcomer(page);
  for (const tenant of ["Ada", "Bo", "Cem", "Dora", "Emil", "Fay", "Gus"])
    await addRent(page, tenant, `House of ${tenant}`);
  await page.goto("/portfolio");
  await settled(page);
  await expect(page.getByText("2 more to collect from")).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(LAPTOP.height + NOTICE);
});
