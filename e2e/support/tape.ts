/// <reference lib="dom" />
import { expect, type Page } from "./journey.ts";

/** Draws over nights of the only place, counted from today, as a hand with a mouse does. */
export async function draw(page: Page, first: number, last: number): Promise<void> {
  const [from, to] = [await pointOfNight(page, first), await pointOfNight(page, last)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}

/** A night is taken by the day it begins on; right of its noon it is never the one before. */
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
