// Features: people, tasks
// Takes long: walks every screen of a shared house at five widths.
import { expect, inGate, phone, test } from "../support/journey.ts";
import { layoutFaults } from "../support/checks/layout.ts";
import { englishOn } from "../support/checks/looks.ts";
import { speakLanguage, spokenIn, type WalkLanguage } from "../support/messages.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { judgeAll, otherLooks, plainLook, resized, walk } from "../support/checks/screen-check.ts";
import { shareHouse } from "../support/records/share-house.ts";
import { sharedScreens, sharedScreensAlone } from "../support/checks/signed-in-screens.ts";

test.describe.configure({ mode: "parallel" });
test.use({ keepsParts: true, contextOptions: { reducedMotion: "reduce" } });

const widths = [phone.width, 768, 1024, 1280, 1920];
/** Most layout faults show at one of these. */
const fewWidths = [phone.width, 1280];
/** Between phone and desktop widths, a table with lengthened texts scrolls by itself. */
const widthsLengthened = [phone.width, 1280, 1920];

/** German has the longest words, so it is walked at every width; English, which is shorter, is walked in the gate. */
const walks: readonly {
  readonly language: WalkLanguage;
  readonly at: readonly number[];
  readonly gate?: true;
}[] = [
  { language: "en", at: fewWidths, gate: true },
  { language: "de", at: widths },
  { language: "es", at: fewWidths },
  { language: "fr", at: fewWidths },
  { language: "it", at: fewWidths },
  { language: "lengthened", at: widthsLengthened },
];
for (const { language, at, gate = false } of walks) {
  test(
    `what several people work with stands right at ${at.join(", ")} px: ${language}`,
    inGate(gate),
    async ({ page, product }) => {
      await speakLanguage(page, language);
      const owner = await signUpNewcomer(page, { language: spokenIn(language) });
      const house = await shareHouse(page, { product, owner, language: spokenIn(language) });
      const screens = gate ? sharedScreensAlone(house) : sharedScreens(house);
      await walk(page, screens, { language, widths: at, ...(gate ? { looks: plainLook } : {}) });
      await page.context().clearCookies();
      await page.goto(house.invitation);
      await expect(page.getByText(owner).first()).toBeVisible();
      for (const width of at) {
        await resized(page, width);
        expect.soft(await page.evaluate(layoutFaults), `invitation, ${width} px`).toEqual([]);
        // Rendered by the server, which lengthens nothing.
        const foreign = await englishOn(page, spokenIn(language));
        expect.soft(foreign, `invitation, ${width} px: in English`).toEqual([]);
      }
    },
  );
}

test("what several people work with is accessible on the phone and in the dark", async ({
  page,
  product,
}) => {
  const owner = await signUpNewcomer(page);
  const house = await shareHouse(page, { product, owner, language: "en" });
  await judgeAll(page, sharedScreens(house), otherLooks);
});
