// Features: shell
// Takes long: judges every screen on the phone and in the dark.
import { test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { judgeAll, otherLooks } from "../support/checks/screen-check.ts";
import { emptyScreens, enterSample, landlordScreens } from "../support/checks/signed-in-screens.ts";
import { keepAll } from "../support/visit.ts";

test.use({ keepsParts: true, contextOptions: { reducedMotion: "reduce" } });

test("every screen of a landlord is accessible on the phone and in the dark", async ({ page }) => {
  await signUpNewcomer(page);
  await keepAll(page);
  await judgeAll(page, emptyScreens, otherLooks);
  await enterSample(page, "en");
  await judgeAll(page, landlordScreens, otherLooks);
});
