// Features: bookings
/// <reference lib="dom" />
import { handsOf } from "../support/hands.ts";
import { expect, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty } from "../support/records/records.ts";
import { addBooking, fingerOf, plainDay, pointOfNight } from "../support/tape.ts";

/** Two nights from tomorrow in the only house. */
async function anaInCasaAzul(page: Page): Promise<{ readonly propertyId: string }> {
  await signUpNewcomer(page);
  const { id: propertyId } = await addProperty(page, "Casa Azul", { rentalMode: "daily" });
  await addBooking(page, { guest: "Ana Duarte", from: 1, to: 3, propertyId });
  return { propertyId };
}

const barOf = (page: Page, guest: string) =>
  page.getByRole("button", { name: new RegExp(`^Booking ${guest},`) });
const arrives = (guest: string, days: number) => new RegExp(`^Booking ${guest}, ${plainDay(days)} 15:00`);

async function middleOf(page: Page, guest: string) {
  const box = await barOf(page, guest).boundingBox();
  if (box === null) throw new Error("No bar.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The distance from one night to the next. */
async function nightPx(page: Page): Promise<number> {
  return (await pointOfNight(page, 2)).x - (await pointOfNight(page, 1)).x;
}

test.describe("by mouse", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("[CAL-01] a bar that is put down is saved, and taken back by one press", async ({ page }) => {
    const { propertyId } = await anaInCasaAzul(page);
    await page.goto("/calendar");
    const hands = handsOf(page, "mouse");
    const ana = barOf(page, "Ana Duarte");
    const drag = async (guest: string, nights: number) => {
      const from = await middleOf(page, guest);
      const way = nights * (await nightPx(page));
      hands.count();
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + way / 2, from.y);
      await page.mouse.move(from.x + way, from.y);
      await page.mouse.up();
    };
    await drag("Ana Duarte", 3);
    await expect(page.getByText(/^Booking of Ana Duarte: now /)).toBeVisible();
    expect(hands.done().actions).toBe(1);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.reload();
    await expect(ana).toHaveAccessibleName(arrives("Ana Duarte", 4));

    await drag("Ana Duarte", 1);
    await expect(ana).toHaveAccessibleName(arrives("Ana Duarte", 5));
    const before = hands.done().actions;
    await hands.press(page.getByRole("button", { name: "Undo" }));
    await expect(ana).toHaveAccessibleName(arrives("Ana Duarte", 4));
    expect(hands.done().actions).toBe(before + 1);
    await page.reload();
    await expect(ana).toHaveAccessibleName(arrives("Ana Duarte", 4));

    // Dropped on another guest's nights, it asks and names the guest; without an answer it stays where it was.
    await addBooking(page, { guest: "Luc Petit", from: 7, to: 9, propertyId });
    await page.reload();
    await expect(barOf(page, "Luc Petit")).toBeVisible();
    await drag("Ana Duarte", 2);
    const form = page.getByRole("dialog", { name: "Edit booking" });
    await expect(form).toContainText("Overlaps the booking of Luc Petit");
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(ana).toHaveAccessibleName(arrives("Ana Duarte", 4));
  });

  test("[CAL-01] a bar that is drawn and left by Esc stands where it stood", async ({ page }) => {
    await anaInCasaAzul(page);
    await page.goto("/calendar");
    await expect(barOf(page, "Ana Duarte")).toBeVisible();
    const { x, y } = await middleOf(page, "Ana Duarte");
    const way = 2 * (await nightPx(page));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + way, y);
    await expect(page.locator(".ks-tape-drawn")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator(".ks-tape-drawn")).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(barOf(page, "Ana Duarte")).toHaveAccessibleName(arrives("Ana Duarte", 1));
  });
});

test.describe("with a finger on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("[CAL-01] a bar that is held and put down is saved, and taken back by one press", async ({ page }) => {
    await anaInCasaAzul(page);
    await page.goto("/calendar?view=tape");
    const hands = handsOf(page, "phone");
    const finger = await fingerOf(page);
    const ana = barOf(page, "Ana Duarte");
    await expect(ana).toBeVisible();
    const from = await middleOf(page, "Ana Duarte");
    const way = await nightPx(page);
    hands.count();
    await finger.down(from);
    await expect(page.locator(".ks-tape-drawn")).toHaveCount(1);
    await finger.move({ x: from.x + way / 2, y: from.y });
    await finger.move({ x: from.x + way, y: from.y });
    await finger.up();
    await expect(page.getByText(/^Booking of Ana Duarte: now /)).toBeVisible();
    await expect(ana).toHaveAccessibleName(arrives("Ana Duarte", 2));
    expect(hands.done().actions).toBe(1);
    await hands.press(page.getByRole("button", { name: "Undo" }));
    await expect(ana).toHaveAccessibleName(arrives("Ana Duarte", 1));
    expect(hands.done().actions).toBe(2);
    await page.reload();
    await expect(ana).toHaveAccessibleName(arrives("Ana Duarte", 1));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("[CAL-01] a finger that does not rest scrolls, and a bar held at the edge draws the days along", async ({
    page,
  }) => {
    await anaInCasaAzul(page);
    await page.goto("/calendar?view=tape");
    const finger = await fingerOf(page);
    const chart = page.locator(".ks-tape");
    const scrolled = () => chart.evaluate((box) => box.scrollLeft);
    const ana = barOf(page, "Ana Duarte");
    await expect(ana).toBeVisible();
    const from = await middleOf(page, "Ana Duarte");
    await finger.down(from);
    for (const by of [20, 40, 60]) await finger.move({ x: from.x - by, y: from.y });
    await expect.poll(scrolled).toBeGreaterThan(0);
    await expect(page.locator(".ks-tape-drawn")).toHaveCount(0);
    // While the chart still scrolls, the next touch only stops it, and the page cannot prevent that.
    await chart.evaluate((box) => {
      box.setAttribute("data-runs", "");
      box.addEventListener("scrollend", () => box.removeAttribute("data-runs"), { once: true });
    });
    await finger.up();
    await expect(chart).not.toHaveAttribute("data-runs");
    await chart.evaluate((box) => box.scrollTo({ left: 0 }));
    await expect.poll(scrolled).toBe(0);

    await finger.down(from);
    await expect(page.locator(".ks-tape-drawn")).toHaveCount(1);
    await finger.move({ x: from.x + 20, y: from.y });
    await finger.move({ x: phone.width - 24, y: from.y });
    await expect
      .poll(() => chart.evaluate((box) => box.scrollWidth - box.clientWidth - box.scrollLeft))
      .toBe(0);
    await finger.up();
    await expect(page.getByText(/^Booking of Ana Duarte: now /)).toBeVisible();
    await expect(ana).not.toHaveAccessibleName(arrives("Ana Duarte", 1));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
