/// <reference lib="dom" />
import { expect, type Page } from "./journey.ts";
import { dayThere } from "./records/cleaning.ts";
import { post } from "./records/records.ts";

/** Drags with the mouse over nights of the only property, counted from today. */
export async function draw(page: Page, first: number, last: number): Promise<void> {
  const [from, to] = [await pointOfNight(page, first), await pointOfNight(page, last)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** A point in the night that begins on this day: right of noon, where it cannot be the previous night. */
export async function pointOfNight(
  page: Page,
  night: number,
): Promise<{ readonly x: number; readonly y: number }> {
  const line = page.getByRole("row", { name: /Whole property|Ganze Immobilie/ });
  await expect(line).toBeVisible();
  const dates = page.locator(".ks-tape-date");
  const [past, days] = [await dates.and(page.locator("[data-past=true]")).count(), await dates.count()];
  const head = await page.locator(".ks-tape-head .ks-tape-days").boundingBox();
  const box = await line.boundingBox();
  if (box === null || head === null) throw new Error("The chart went away.");
  return { x: head.x + ((past + night + 0.75) / days) * head.width, y: box.y + box.height / 2 };
}

type NewBooking = {
  readonly guest: string;
  /** Days from today. */
  readonly from: number;
  readonly to: number;
  readonly propertyId: string;
  readonly unitId?: string;
};

/** Creates a booking through the API, for journeys about something else. */
export async function addBooking(
  page: Page,
  { guest, from, to, propertyId, unitId }: NewBooking,
): Promise<void> {
  await post(page, "bookings", {
    propertyId,
    ...(unitId === undefined ? {} : { unitId }),
    guestName: guest,
    checkIn: `${dayThere(from)}T15:00`,
    checkOut: `${dayThere(to)}T11:00`,
    rateMode: "flat",
    dailyRate: "80.00",
  });
}

/** "12 December", as in the name of a bar. */
export function plainDay(days: number): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${dayThere(days)}T00:00:00Z`),
  );
}

type At = { readonly x: number; readonly y: number };

/** A touch that stays down until `up`. */
export async function fingerOf(page: Page) {
  const hand = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly At[]) =>
    hand.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  return {
    down: (at: At) => touch("touchStart", [at]),
    move: (at: At) => touch("touchMove", [at]),
    up: () => touch("touchEnd", []),
  };
}
