// Features: portfolio, ledger, leases, bookings, analytics, tenants, properties
import type { Locator } from "@playwright/test";

import { handsOf } from "../support/hands.ts";
import { expect, type Page, phone, test } from "../support/journey.ts";
import { signUpToSample } from "../support/records/people.ts";

/** From any figure to the records that it is made of. */
const MOST_ACTIONS = 2;

/** On each screen a figure, and where it is explained. */
const figures: readonly {
  readonly screen: string;
  readonly figure: (page: Page) => Locator;
  readonly why: (page: Page, amount: string) => Locator;
}[] = [];

for (const [name, viewport] of [
  ["desk", { width: 1280, height: 800 }],
  ["phone", phone],
] as const)
  test(`why a figure is what it is, two presses from each screen, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signUpToSample(page);
    for (const { screen, figure, why } of figures) {
      await page.goto(screen);
      const hands = handsOf(page, name === "phone" ? "phone" : "mouse");
      const amount = (await figure(page).innerText()).trim();
      await hands.press(figure(page));
      await expect(why(page, amount)).toBeVisible();
      expect(hands.done().actions, screen).toBeLessThanOrEqual(MOST_ACTIONS);
    }
  });
