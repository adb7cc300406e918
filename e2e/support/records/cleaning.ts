/// <reference lib="dom" />
import type { Browser, BrowserContext } from "@playwright/test";

import { journeyNow } from "../clock.ts";
import { expect, type Page, phone } from "../journey.ts";
import { addProperty, post } from "./records.ts";

export const HOUSE_ZONE = "Europe/Berlin";
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export type AddedRecord = { readonly id: string; readonly version: number };

/** A day in Berlin, so many days from today. */
export function dayThere(ahead = 0): string {
  const at = new Date(journeyNow().getTime() + ahead * 86_400_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone: HOUSE_ZONE }).format(at);
}

/** A cleaner with a link, and a house to clean. */
export async function addCleaner(
  page: Page,
  language: string,
): Promise<{ readonly propertyId: string; readonly cleanerId: string; readonly link: string }> {
  const { id: propertyId } = await addProperty(page, "Casa Azul", {
    rentalMode: "daily",
    timezone: HOUSE_ZONE,
  });
  const rosa = { name: "Rosa", language, currency: "EUR" };
  const { id: cleanerId } = await post<{ id: string }>(page, "cleaners", rosa);
  const { link } = await post<{ link: { url: string } }>(page, `cleaners/${cleanerId}/link`, {});
  return { propertyId, cleanerId, link: link.url };
}

/** A turnover of today assigned to the cleaner, with a note and an access note. */
export async function addTurnoverOfToday(
  page: Page,
  of: { propertyId: string; cleanerId: string },
): Promise<AddedRecord> {
  const { propertyId, cleanerId } = of;
  const turnover = await post<AddedRecord>(page, "turnovers", {
    propertyId,
    startsAt: `${dayThere()}T11:00`,
  });
  const note = "Bitte das Babybett aufbauen.";
  await put(page, `turnovers/${turnover.id}`, { version: turnover.version, cleanerId, note });
  await put(page, `properties/${propertyId}/access`, { version: 1, note: "Código 4711" });
  return turnover;
}

/** Answers the file chooser as a phone's camera does, with a picture of one pixel. */
export async function choosePhoto(page: Page, press: () => Promise<void>): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await press();
  const buffer = Buffer.from(PIXEL, "base64");
  await (await chooser).setFiles({ name: "foto.png", mimeType: "image/png", buffer });
}

/** Makes a change through the API. */
export async function put(page: Page, path: string, body: object): Promise<void> {
  const status = await page.evaluate(
    async ([to, sent]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(`/api/v1/${to}`, { method: "PUT", headers, body: sent })).status;
    },
    [path, JSON.stringify(body)] as const,
  );
  expect(status).toBe(200);
}

/** A cleaner's phone, signed out. */
export async function cleanersPhone(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({
    viewport: phone,
    hasTouch: true,
    timezoneId: HOUSE_ZONE,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
}
