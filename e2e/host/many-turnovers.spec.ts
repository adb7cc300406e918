// Features: turnovers, bookings
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { dayThere, type AddedRecord, HOUSE_ZONE } from "../support/records/cleaning.ts";
import { handsOf } from "../support/hands.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty, post } from "../support/records/records.ts";

const MANY = 81;
const HOUSES = 9;
/** The limit of actions for assigning a whole week. */
const MOST_ACTIONS = 4;

/** A week of a large property manager: nine properties, six of them Maria's by rule and three Ivan's. */
async function aFullWeek(page: Page): Promise<void> {
  const houses: string[] = [];
  for (let at = 0; at < HOUSES; at += 1) {
    const more = { rentalMode: "daily", timezone: HOUSE_ZONE };
    houses.push((await addProperty(page, `Residencia Las Palmeras ${at + 1}`, more)).id);
  }
  const cleaner = { language: "es", currency: "EUR", payBy: "job", amount: "34" };
  const rentables = (of: readonly string[]) => of.map((propertyId) => ({ propertyId, unitId: null }));
  await post(page, "cleaners", { ...cleaner, name: "Maria", rentables: rentables(houses.slice(0, 6)) });
  await post(page, "cleaners", { ...cleaner, name: "Ivan", rentables: rentables(houses.slice(6)) });
  for (let at = 0; at < MANY; at += 1) {
    const day = dayThere(1 + Math.floor(at / 14));
    const hour = String(7 + (at % 14)).padStart(2, "0");
    await post(page, "turnovers", { propertyId: houses[at % HOUSES], startsAt: `${day}T${hour}:00` });
  }
}

for (const way of ["mouse", "keyboard", "phone"] as const) {
  test.describe(`by ${way}`, () => {
    test.use(way === "phone" ? { viewport: phone } : { viewport: { width: 1280, height: 800 } });

    test("[CLEAN-02] a week of turnovers is assigned as proposed, and taken back, in a few actions", async ({
      page,
    }) => {
      await signUpNewcomer(page);
      await aFullWeek(page);
      await page.goto("/tasks?view=cleaning");
      const assign = page.getByRole("button", { name: `Assign ${MANY} as proposed` });
      const first = page.getByRole("region", { name: "Needs attention" }).getByRole("listitem").first();
      await expect(first).toBeInViewport();
      await expectNoSidewaysScroll(page);
      const hands = handsOf(page, way);
      await hands.press(assign);
      const question = page.getByRole("dialog", { name: `Assign ${MANY} cleanings as proposed` });
      await expect(question.getByText("54 Maria")).toBeVisible();
      await expect(question.getByText("27 Ivan")).toBeVisible();
      await expectAccessible(page);
      await hands.press(question.getByRole("button", { name: `Assign ${MANY}` }));
      await expect(page.getByText(`${MANY} cleanings assigned: 27 Ivan, 54 Maria.`)).toBeVisible();
      expect(hands.done().actions).toBeLessThanOrEqual(MOST_ACTIONS);
      await expect(assign).toBeHidden();
      const undo = page.getByRole("button", { name: "Undo" });
      // It disappears after ten seconds, too soon to tab through a week.
      await (way === "keyboard" ? undo.press("Enter") : hands.press(undo));
      await expect(assign).toBeVisible();
    });
  });
}

test("[CAL-01] the sign of a cleaning opens its turnover over the calendar, and says what was changed there", async ({
  page,
}) => {
  await signUpNewcomer(page);
  const { id: propertyId } = await addProperty(page, "Casa Azul", {
    rentalMode: "daily",
    timezone: HOUSE_ZONE,
  });
  const rosa = { name: "Rosa", language: "es", currency: "EUR" };
  await post(page, "cleaners", { ...rosa, rentables: [{ propertyId, unitId: null }] });
  const stay = (from: number, to: number, guestName: string) =>
    post<AddedRecord>(page, "bookings", {
      propertyId,
      guestName,
      checkIn: `${dayThere(from)}T15:00`,
      checkOut: `${dayThere(to)}T11:00`,
      rateMode: "flat",
      dailyRate: "90",
    });
  await stay(-1, 2, "Sofia Lindqvist");
  await stay(2, 5, "Paul Brennan");
  await page.goto("/calendar");
  const sign = page.getByRole("button", { name: /^Same-day turnover .* Cleaning: No cleaner$/ });
  await sign.click();
  const drawer = page.getByRole("dialog", { name: "Assign a cleaner" });
  await expect(drawer.getByText("Sofia Lindqvist → Paul Brennan")).toBeVisible();
  await expect(page.getByRole("table", { name: /^Bookings by unit/ })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole("button", { name: "Save" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("button", { name: /Cleaning by Rosa: Asked$/ })).toBeVisible();
  // On a phone the agenda lists every cleaning, including one without an arrival after it.
  await page.setViewportSize(phone);
  await page.goto("/calendar");
  await expect(page.getByRole("link", { name: /Casa Azul.*Rosa · Asked/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Casa Azul.*No cleaner/ })).toBeVisible();
  await page.getByRole("link", { name: /Casa Azul.*Rosa · Asked/ }).click();
  await expect(drawer).toBeVisible();
});
