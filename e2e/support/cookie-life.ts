/// <reference lib="dom" />
import { expect, type Page } from "./journey.ts";

/** Compares with a cookie that the page sets now for so many days, since the browser counts both from its own clock. */
export async function expectCookieEndsWithin(page: Page, name: string, days: number): Promise<void> {
  await page.evaluate((seconds) => {
    document.cookie = `measure=1; Path=/; Max-Age=${seconds}`;
  }, days * 86_400);
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: "measure" });
  const endOf = (one: string) => cookies.find((cookie) => cookie.name === one)?.expires ?? 0;
  expect(endOf("measure")).toBeGreaterThan(0);
  expect(endOf(name)).toBeLessThanOrEqual(endOf("measure"));
}
