// Features: bookings, turnovers
// Takes long: walks every screen of a host in each language.
import { dayThere } from "../support/records/cleaning.ts";
import { today } from "../support/clock.ts";
import { expect, inGate, phone, sidewaysScrollOf, test } from "../support/journey.ts";
import { messageOf, speakLanguage, spokenIn, walkLanguages } from "../support/messages.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import {
  check,
  judge,
  judgeAll,
  looksIn,
  otherLooks,
  plainLook,
  resized,
  walk,
} from "../support/checks/screen-check.ts";
import { enterSample, hostScreens, unpaidBooking } from "../support/checks/signed-in-screens.ts";
import { keepAll, visit } from "../support/visit.ts";
import { callApi } from "../support/wire.ts";

test.describe.configure({ mode: "parallel" });
test.use({ keepsParts: true, contextOptions: { reducedMotion: "reduce" } });

const widths = [phone.width, 1280];
/**
 * The gate walks these screens in German; it walks the landlord's in lengthened English, the shared ones in English.
 */
const GATE = "de";

// Lengthened English is English, so English is not walked once more.
for (const language of walkLanguages.filter((one) => one !== "en")) {
  test(
    `[GEN-01] every screen of a host stands right and speaks its language: ${language}`,
    inGate(language === GATE),
    async ({ page, browser }) => {
      const how = { language, widths, ...looksIn(language, GATE) };
      const spoken = spokenIn(language);
      await speakLanguage(page, language);
      await signUpNewcomer(page, { language: spoken });
      await enterSample(page, language);
      await keepAll(page);
      await walk(page, hostScreens, how);

      const booking = await unpaidBooking(page);
      await visit(page, "/income/statement");
      const day = today();
      const owed = spoken === "en" ? booking.money.outstanding : booking.money.outstanding.replace(".", ",");
      const line = [day, booking.guestName, booking.property.name, owed].join(";");
      await page
        .getByLabel(messageOf(language, "statements.json", "paste"))
        .fill(`Datum;Name;Zweck;Betrag\n${line}\n${day};Bank;Zinsen;0,12`);
      await page
        .getByRole("button", { name: messageOf(language, "statements.json", "read"), exact: true })
        .click();
      await expect(page.getByText(booking.guestName).first()).toBeVisible();
      await check(page, "statement with a booking", how);
      // A cleaner's open jobs on a phone; the server renders the page with texts of its own.
      const rosa = { name: "Rosa", language: spoken, currency: "EUR" };
      const cleaner = await callApi<{ id: string }>(page, "POST", "cleaners", rosa);
      const { link } = await callApi<{ link: { url: string } }>(
        page,
        "POST",
        `cleaners/${cleaner.id}/link`,
        {},
      );
      const days = { from: dayThere(), to: dayThere(7) };
      const { items: turnovers } = await callApi<{ items: readonly ReadTurnover[] }>(
        page,
        "GET",
        `turnovers?${new URLSearchParams(days).toString()}`,
      );
      for (const { id, version } of turnovers)
        await callApi(page, "PUT", `turnovers/${id}`, {
          version,
          cleanerId: cleaner.id,
          note: "Bitte das Babybett aufbauen.",
          confirm: ["CLEANER_DOUBLE_BOOKED"],
        });
      const context = await browser.newContext({ viewport: phone, reducedMotion: "reduce" });
      const theirs = await context.newPage();
      await theirs.goto(link.url);
      await expect(theirs.locator("html")).toHaveAttribute("lang", spoken);
      await expect(theirs.getByRole("article").first()).toBeVisible();
      for (const list of await theirs.locator("main details").all())
        await list.evaluate((one) => one.setAttribute("open", ""));
      for (const width of widths) {
        await resized(theirs, width);
        const scroll = await sidewaysScrollOf(theirs);
        expect.soft(scroll, `job view, ${width} px: sideways scroll`).toBeLessThanOrEqual(0);
      }
      if (language === GATE) await judge(theirs, "job view", [...plainLook, ...otherLooks]);
      await context.close();
    },
  );
}

test("[GEN-01] every screen of a host is accessible on the phone and in the dark", async ({ page }) => {
  await signUpNewcomer(page);
  await enterSample(page, "en");
  await keepAll(page);
  await judgeAll(page, hostScreens, otherLooks);
});

type ReadTurnover = { readonly id: string; readonly version: number };
