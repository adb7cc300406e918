// Features: bookings
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { thisYear } from "../support/clock.ts";
import { dayThere } from "../support/records/cleaning.ts";
import { type Hands, handsOf, type Way } from "../support/hands.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty, post } from "../support/records/records.ts";
import { pointOfNight } from "../support/tape.ts";
import { within } from "../support/task-budgets.ts";

const spoken = {
  en: {
    add: "Add booking",
    block: "Block dates",
    blocked: "The dates are blocked.",
    bookings: "Bookings",
    checkIn: "Check-in",
    checkInTime: "Check-in time",
    checkOut: "Check-out",
    firstNight: "First night",
    guest: "Guest name",
    lastNight: "Last night",
    nightly: "Rate per night",
    overlaps: "Overlaps the booking of Ana Duarte",
    rate: /^Daily rate/,
    reason: /^Reason/,
    refused: "These dates are blocked: New floor",
    save: "Save booking",
    saved: "The booking of Luc Petit was saved.",
    seasons: "Seasonal rates",
    addSeason: "Add season",
    saveSeason: "Save season",
    show: "Show the block",
    summer: /^Summer: /,
    summerName: "Summer",
    saveFor: /^Save for .*, \D*\d/,
    threeNights: "3 nights",
    total: "240.00",
    ofSeason: "224.00",
  },
  de: {
    add: "Buchung hinzufügen",
    block: "Tage blockieren",
    blocked: "Die Tage sind blockiert.",
    bookings: "Buchungen",
    checkIn: "Anreise",
    checkInTime: "Anreisezeit",
    checkOut: "Abreise",
    firstNight: "Erste Nacht",
    guest: "Name des Gastes",
    lastNight: "Letzte Nacht",
    nightly: "Preis pro Nacht",
    overlaps: "Überschneidet sich mit der Buchung von Ana Duarte",
    rate: /^Preis pro Nacht/,
    reason: /^Grund/,
    refused: "Diese Tage sind blockiert: New floor",
    save: "Buchung speichern",
    saved: "Die Buchung von Luc Petit wurde gespeichert.",
    seasons: "Saisonpreise",
    addSeason: "Saison hinzufügen",
    saveSeason: "Saison speichern",
    show: "Blockierung zeigen",
    summer: /^Sommer: /,
    summerName: "Sommer",
    saveFor: /^Für .* speichern, \d/,
    threeNights: "3 Nächte",
    total: "240,00",
    ofSeason: "224,00",
  },
} as const;

const choice = (page: Page) => page.getByRole("group", { name: /^\d/ });
const field = (form: ReturnType<Page["getByRole"]>, name: string) =>
  form.getByRole("textbox", { name, exact: true });

/** Selects nights with the mouse: presses the first and the last on the chart. */
async function pressNights(page: Page, hands: Hands, nights: readonly [number, number]): Promise<void> {
  for (const night of nights) {
    const at = await pointOfNight(page, night);
    hands.count();
    await page.mouse.click(at.x, at.y);
  }
}

/**
 * Selects nights with the keyboard, from its position, which is today. An arrow key is no action of its own, like Tab.
 */
async function enterNights(page: Page, hands: Hands, nights: number): Promise<void> {
  await hands.press(page.getByRole("button", { name: /^Casa Azul.*, free$/ }));
  for (let step = 1; step < nights; step += 1) await page.keyboard.press("ArrowRight");
  hands.count();
  await page.keyboard.press("Enter");
}

/** A house with a price for every night of the year. */
async function pricedHouse(page: Page): Promise<string> {
  const { id: propertyId } = await addProperty(page, "Casa Azul", { rentalMode: "daily" });
  await post(page, "seasonal-rates", {
    propertyId,
    name: "All year",
    startsOn: dayThere(-30),
    endsOn: dayThere(200),
    rate: "80.00",
    minStay: 1,
  });
  return propertyId;
}

for (const [way, language] of [
  ["mouse", "en"],
  ["keyboard", "en"],
  ["phone", "de"],
] as const satisfies readonly (readonly [Way, string])[]) {
  const words = spoken[language];
  const isPhone = way === "phone";
  const isDrawn = way === "mouse";
  test.describe(`by ${way}, ${language}`, () => {
    test.use(isPhone ? { viewport: phone, hasTouch: true } : { viewport: { width: 1280, height: 800 } });

    test("[CAL-02] task 8: a booking with times and rate", async ({ page }) => {
      await signUpNewcomer(page, { language });
      await addProperty(page, "Casa Azul", { rentalMode: "daily" });
      await page.goto("/calendar");
      const hands = handsOf(page, way);
      const form = page.getByRole("dialog", { name: words.add });
      if (isDrawn) {
        await pressNights(page, hands, [6, 8]);
        await hands.press(choice(page).getByRole("button", { name: words.add }));
      } else {
        await hands.press(page.getByRole("button", { name: words.add }).first());
        await hands.fill(field(form, words.checkIn), dayThere(6));
        await hands.fill(field(form, words.checkOut), dayThere(9));
      }
      await hands.fill(form.getByLabel(words.guest), "Luc Petit");
      await hands.fill(form.getByLabel(words.checkInTime), "16:30");
      await hands.fill(form.getByLabel(words.rate), "80");
      await expect(form).toContainText(words.total);
      await expect(form).toContainText(words.threeNights);
      await hands.press(form.getByRole("button", { name: words.save }));
      await expect(page.getByText(words.saved)).toBeVisible();
      if (!isPhone)
        await expect(page.getByRole("button", { name: /^Booking Luc Petit,.*3 nights/ })).toBeVisible();
      within(8, way, hands);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    test("[CAL-02] [CAL-03] task 9: an overlap is understood, and the booking put beside it", async ({
      page,
    }) => {
      await signUpNewcomer(page, { language });
      const propertyId = await pricedHouse(page);
      await post(page, "bookings", {
        propertyId,
        guestName: "Ana Duarte",
        checkIn: `${dayThere(2)}T15:00`,
        checkOut: `${dayThere(5)}T11:00`,
      });
      await page.goto("/calendar");
      const hands = handsOf(page, way);
      const form = page.getByRole("dialog", { name: words.add });
      await hands.press(page.getByRole("button", { name: words.add }));
      await hands.fill(field(form, words.checkIn), dayThere(4));
      await hands.fill(field(form, words.checkOut), dayThere(7));
      const warning = form.getByRole("status").filter({ hasText: words.overlaps });
      await expect(warning).toBeVisible();
      await hands.fill(form.getByLabel(words.guest), "Luc Petit");
      await hands.press(form.getByRole("button", { name: words.saveFor }));
      await expect(page.getByText(words.saved)).toBeVisible();
      within(9, way, hands);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    test("[CAL-04] task 10 and 11: a week is blocked, and whoever books inside it is led to the block", async ({
      page,
    }) => {
      await signUpNewcomer(page, { language });
      await addProperty(page, "Casa Azul", { rentalMode: "daily" });
      await page.goto("/calendar");
      const hands = handsOf(page, way);
      const block = page.getByRole("dialog", { name: words.block });
      if (isPhone) {
        await hands.press(page.getByRole("button", { name: words.block }));
        await hands.fill(field(block, words.firstNight), dayThere(0));
        await hands.fill(field(block, words.lastNight), dayThere(6));
      } else {
        if (isDrawn) await pressNights(page, hands, [0, 6]);
        else await enterNights(page, hands, 7);
        await hands.press(choice(page).getByRole("button", { name: words.block }));
      }
      await hands.fill(block.getByLabel(words.reason), "New floor");
      await hands.press(block.getByRole("button", { name: words.block }));
      await expect(page.getByText(words.blocked)).toBeVisible();
      const bar = page.getByRole("button", { name: /^New floor/ });
      await expect(bar).toBeVisible();
      within(10, way, hands);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page.getByRole("button", { name: words.add }).first().click();
      const form = page.getByRole("dialog", { name: words.add });
      await expect(field(form, words.checkIn)).toBeVisible();
      const inside = handsOf(page, way);
      await inside.fill(field(form, words.checkIn), dayThere(2));
      await inside.fill(field(form, words.checkOut), dayThere(4));
      const refused = form.getByRole("status").filter({ hasText: words.refused });
      await expect(refused).toBeVisible();
      const another = page.context().waitForEvent("page");
      await inside.press(refused.getByRole("link", { name: words.show }));
      const shown = await another;
      await expect(shown.getByRole("dialog").getByLabel(words.reason)).toHaveValue("New floor");
      within(11, way, inside);
      await expect(field(form, words.checkIn)).not.toHaveValue("");
      await expectAccessible(shown);
    });

    test("[PROP-04] task 12: a season for all units, seen in what a booking comes to", async ({ page }) => {
      await signUpNewcomer(page, { language });
      const { id } = await addProperty(page, "Casa Azul", { rentalMode: "daily" });
      await page.goto(`/properties/${id}`);
      await expect(page.getByRole("heading", { name: "Casa Azul" }).first()).toBeVisible();
      const hands = handsOf(page, way);
      await hands.press(page.getByRole("navigation").getByRole("link", { name: words.seasons }));
      await hands.press(page.getByRole("button", { name: words.addSeason }).first());
      const season = page.getByRole("dialog", { name: words.addSeason });
      await hands.press(season.getByRole("button", { name: words.summer }));
      await hands.fill(season.getByLabel(words.nightly), "112");
      await hands.press(season.getByRole("button", { name: words.saveSeason }));
      await expect(season).toBeHidden();
      await hands.press(page.getByRole("navigation").getByRole("link", { name: words.bookings }));
      await hands.press(page.getByRole("button", { name: words.add }).first());
      const form = page.getByRole("dialog", { name: words.add });
      await hands.fill(field(form, words.checkIn), `${thisYear() + 1}-07-04`);
      await field(form, words.checkIn).blur();
      await expect(form).toContainText(words.summerName);
      within(12, way, hands);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}
