// Features: bookings
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { dayThere } from "../support/records/cleaning.ts";
import { tabTo } from "../support/hands.ts";
import { expect, expectNoSidewaysScroll, phone, test, type Page } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty } from "../support/records/records.ts";
import { addBooking, draw, fingerOf, plainDay, pointOfNight } from "../support/tape.ts";

test(
  "[CAL-01] [CAL-02] a host draws a booking, is told of a double one before it is saved, and draws it away",
  { tag: "@gate" },
  async ({ page }) => {
    await signUpNewcomer(page);
    await addProperty(page, "Casa Azul", { rentalMode: "daily" });
    await page.goto("/calendar");
    await draw(page, 3, 5);
    await choice(page).getByRole("button", { name: "Add booking" }).click();
    const form = page.getByRole("dialog", { name: "Add booking" });
    await form.getByLabel("Guest name").fill("Ana Duarte");
    await form.getByLabel("Daily rate").fill("80");
    await expect(form).toContainText("240.00");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save booking" }).click();
    await expect(page.getByText("The booking of Ana Duarte was saved.")).toBeVisible();
    const ana = page.getByRole("button", { name: /^Booking Ana Duarte,.*3 nights/ });
    await expect(ana).toBeVisible();

    // Next to her nights, then over the last of them: the overlap is shown before saving, and saved only when
    // confirmed.
    await draw(page, 6, 7);
    await choice(page).getByRole("button", { name: "Add booking" }).click();
    await form.getByLabel("Guest name").fill("Luc Petit");
    await form.getByLabel("Daily rate").fill("90");
    await expect(form).toContainText("180.00");
    const checkIn = form.getByRole("textbox", { name: "Check-in", exact: true });
    await checkIn.fill(dayThere(5));
    await checkIn.blur();
    const warning = form.getByRole("status").filter({ hasText: "Overlaps the booking of Ana Duarte" });
    await expect(warning).toContainText("would be sold twice");
    await expect(form.getByRole("button", { name: "Save booking" })).toBeHidden();
    await expectAccessible(page);
    await form.getByRole("button", { name: "Save anyway" }).click();
    const luc = page.getByRole("button", { name: /^Booking Luc Petit,/ });
    await expect(luc).toHaveAccessibleName(/double booking$/);
    await expect(ana).toHaveAccessibleName(/double booking$/);

    // Dragged a day later, he overlaps nobody; the price of his nights stays the same.
    const bar = await luc.boundingBox();
    const [from, to] = [await pointOfNight(page, 6), await pointOfNight(page, 7)];
    if (bar === null) throw new Error("No bar.");
    const [x, y, way] = [bar.x + bar.width / 2, bar.y + bar.height / 2, to.x - from.x];
    // First there and back: no outline stays, and nothing is asked.
    const drawn = page.locator(".ks-tape-drawn");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + way, y);
    await expect(drawn).toHaveCount(1);
    await page.mouse.move(x, y);
    await page.mouse.up();
    await expect(drawn).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.mouse.down();
    await page.mouse.move(x + way / 2, y);
    await page.mouse.move(x + way, y);
    await page.mouse.up();
    await expect(page.getByText(/^Booking of Luc Petit: now .*, Casa Azul\.$/)).toBeVisible();
    await expect(luc).not.toHaveAccessibleName(/double booking/);
    await expect(ana).not.toHaveAccessibleName(/double booking/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await luc.click();
    await expect(page.getByRole("dialog", { name: "Luc Petit" })).toContainText("270.00");
    await page.keyboard.press("Escape");

    // Ana's payment is income on the day it came in.
    await ana.click();
    await page
      .getByRole("dialog", { name: "Ana Duarte" })
      .getByRole("button", { name: "Record payment" })
      .click();
    const payment = page.getByRole("dialog", { name: "Payment of Ana Duarte" });
    await expect(payment.getByLabel("Amount")).toHaveValue("240.00");
    await payment.getByRole("button", { name: "Record payment" }).click();
    await expect(page.getByText(/240\.00 of Ana Duarte was recorded\.$/)).toBeVisible();
    await page.goto("/income");
    await expect(page.getByRole("row", { name: /Casa Azul.*240\.00/ })).toBeVisible();
  },
);

test("[CAL-01] [CAL-03] by keys alone nights are chosen and blocked, and nothing can be sold over them", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await addProperty(page, "Casa Azul", { rentalMode: "daily" });
  await page.goto("/calendar");
  const cursor = page.getByRole("button", { name: /^Casa Azul.*, free$/ });
  await tabTo(page, cursor);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("ArrowRight", "ArrowRight", "Enter", "ArrowRight", "Enter");
  const nights = choice(page);
  await expect(nights.getByRole("button", { name: "Add booking" })).toBeFocused();
  await press("Tab", "Enter");
  const block = page.getByRole("dialog", { name: "Block dates" });
  await tabTo(page, block.getByLabel(/^Reason/));
  await page.keyboard.type("New floor");
  await expectAccessible(page);
  await press("Enter");
  await expect(page.getByText("The dates are blocked.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^New floor, blocked/ })).toBeVisible();

  // The same nights again: the existing booking opens, and a second booking of them is refused at its dates.
  await tabTo(page, page.getByRole("button", { name: "Add booking" }).first());
  await press("Enter");
  const form = page.getByRole("dialog", { name: "Add booking" });
  const typeIn = async (label: string, text: string) => {
    await tabTo(page, form.getByRole("textbox", { name: label, exact: true }));
    await press("ControlOrMeta+A");
    await page.keyboard.type(text);
  };
  // The only property.
  await expect(form.getByRole("combobox", { name: "Property" })).toHaveValue("Casa Azul");
  await typeIn("Guest name", "Ana Duarte");
  await typeIn("Check-in", dayThere(0));
  await typeIn("Check-out", dayThere(5));
  await press("Tab");
  await expect(
    form.getByRole("status").filter({ hasText: "These dates are blocked: New floor" }),
  ).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, form.getByRole("button", { name: "Change dates" }));
  await press("Enter");
  await expect(form.getByRole("textbox", { name: "Check-in", exact: true })).toBeFocused();
});

test("[CAL-01] auf dem Telefon wird eine Buchung angelegt, und die Agenda nennt ihre Anreise", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signUpNewcomer(page, { language: "de" });
  await addProperty(page, "Casa Azul", { rentalMode: "daily" });
  await page.goto("/calendar");
  await expect(page.getByRole("radio", { name: "Agenda" })).toBeChecked();
  await page.getByRole("button", { name: "Buchung hinzufügen" }).click();
  const form = page.getByRole("dialog", { name: "Buchung hinzufügen" });
  await expect(form.getByRole("combobox", { name: "Immobilie" })).toHaveValue("Casa Azul");
  await form.getByRole("textbox", { name: "Name des Gastes" }).fill("Ana Duarte");
  for (const [label, day] of [
    ["Anreise", 1],
    ["Abreise", 3],
  ] as const) {
    const field = form.getByRole("textbox", { name: label, exact: true });
    await field.fill(dayThere(day));
    await field.blur();
  }
  await form.getByLabel(/^Preis pro Nacht/).fill("85,50");
  await expect(form).toContainText(/171,00/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Buchung speichern" }).click();
  await expect(page.getByText("Die Buchung von Ana Duarte wurde gespeichert.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Ana D/ }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("[CAL-01] by keys alone a booking is moved and made longer, and says where it goes", async ({
  page,
}) => {
  await signUpNewcomer(page);
  const { id: propertyId } = await addProperty(page, "Casa Azul", { rentalMode: "daily" });
  await addBooking(page, { guest: "Ana Duarte", from: 2, to: 4, propertyId });
  await page.goto("/calendar");
  const cursor = page.locator(".ks-tape-cursor");
  await tabTo(page, cursor);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press("ArrowRight", "ArrowRight");
  await expect(cursor).toHaveAccessibleName(/Ana Duarte/);
  await press("Shift+ArrowRight", "Shift+ArrowRight", "ArrowRight");
  await expect(page.getByRole("status").filter({ hasText: /^Ana Duarte/ })).toBeAttached();
  await press("Enter");
  const form = page.getByRole("dialog", { name: "Edit booking" });
  await expect(form.getByRole("textbox", { name: "Check-in", exact: true })).toHaveValue(shownDay(4));
  await expect(form.getByRole("textbox", { name: "Check-out", exact: true })).toHaveValue(shownDay(7));
  // A drawer takes the focus once it is drawn; a key before that is the calendar's.
  await expect(form.locator(":focus")).toBeAttached();
  await press("ControlOrMeta+Enter");
  await expect(page.getByRole("button", { name: /^Booking Ana Duarte,.*3 nights/ })).toBeVisible();
  // Picked up and put back: nothing is asked and nothing moved. The focus has followed the booking.
  await tabTo(page, cursor);
  await expect(cursor).toHaveAccessibleName(/Ana Duarte/);
  await press("Shift+ArrowLeft");
  await expect(page.locator(".ks-tape-drawn")).toBeVisible();
  await press("Escape");
  await expect(page.locator(".ks-tape-drawn")).toBeHidden();
  await expect(page.getByRole("button", { name: /^Booking Ana Duarte,.*3 nights/ })).toBeVisible();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("[CAL-01] nights are chosen by two taps, and a bar is drawn once it is held", async ({ page }) => {
    await signUpNewcomer(page);
    const { id: propertyId } = await addProperty(page, "Casa Azul", { rentalMode: "daily" });
    await addBooking(page, { guest: "Ana Duarte", from: 2, to: 4, propertyId });
    await page.goto("/calendar");
    const [first, last] = [await pointOfNight(page, 6), await pointOfNight(page, 8)];
    await page.touchscreen.tap(first.x, first.y);
    await page.touchscreen.tap(last.x, last.y);
    await expect(choice(page)).toContainText("3 nights");
    await page.keyboard.press("Escape");

    const ana = page.getByRole("button", { name: /^Booking Ana Duarte,/ });
    const bar = await ana.boundingBox();
    const [from, to] = [await pointOfNight(page, 2), await pointOfNight(page, 4)];
    if (bar === null) throw new Error("No bar.");
    const way = to.x - from.x;
    const finger = await fingerOf(page);
    const drawn = page.locator(".ks-tape-drawn");
    const [x, y] = [bar.x + bar.width / 2, bar.y + bar.height / 2];
    const hold = async () => {
      await finger.down({ x, y });
      await expect(drawn).toHaveCount(1);
    };

    // Dragged away and back: no outline stays, and nothing is asked.
    await hold();
    await finger.move({ x: x + way, y });
    await expect.poll(async () => ((await drawn.boundingBox())?.x ?? 0) - bar.x).toBeGreaterThan(way / 2);
    await finger.move({ x, y });
    await finger.up();
    await expect(drawn).toHaveCount(0);
    await expect(ana).toHaveAccessibleName(/2 nights/);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    // Held until it is picked up, then dragged two nights later.
    await hold();
    await finger.move({ x: x + way / 2, y });
    await finger.move({ x: x + way, y });
    await finger.up();
    await expect(ana).toHaveAccessibleName(new RegExp(`^Booking Ana Duarte, ${plainDay(4)} 15:00`));
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

/** The day as a date field shows it. */
function shownDay(days: number): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${dayThere(days)}T00:00:00Z`),
  );
}

const choice = (page: Page) => page.getByRole("group", { name: /^\d/ });
