// Features: portfolio, properties, leases, bookings, analytics
import type { Locator } from "@playwright/test";

import { handsOf } from "../support/hands.ts";
import { expect, type Page, phone, test } from "../support/journey.ts";
import { signUpToSample } from "../support/records/people.ts";

type Figure = {
  readonly screen: (page: Page) => Promise<string>;
  readonly figure: (page: Page) => Locator;
  /** The part of the page that shows the same amount again, above the records behind it. */
  readonly why: (page: Page) => Locator;
};

const listed = (page: Page) => page.getByRole("main");
const kpi = (page: Page, name: string) => page.locator(".ks-kpis > a", { hasText: name });

const figures: Readonly<Record<string, Figure>> = {
  "received of the portfolio": {
    screen: () => Promise.resolve("/portfolio"),
    figure: (page) => kpi(page, "Received"),
    why: listed,
  },
  "deposits held": {
    screen: () => Promise.resolve("/portfolio"),
    figure: (page) => kpi(page, "Deposits held"),
    why: listed,
  },
  "NOI of the analytics": {
    screen: () => Promise.resolve("/analytics"),
    figure: (page) => page.getByRole("link", { name: /^NOI .*: open the rows$/ }).first(),
    why: (page) => page.getByRole("dialog", { name: /^NOI/ }).getByRole("row", { name: /^All / }),
  },
  "rent of a house": {
    screen: (page) => addressOf(page, "properties", ({ rentalMode }) => rentalMode === "monthly"),
    figure: (page) =>
      page
        .getByRole("main")
        .getByRole("link", { name: /^Received/ })
        .first(),
    why: listed,
  },
  "price of a stay": {
    screen: () => Promise.resolve("/calendar?view=list&q=Emil"),
    figure: (page) => page.getByRole("button", { name: /^€440\.00$/ }).first(),
    why: (page) => page.getByRole("region", { name: "Price breakdown" }),
  },
};

type Item = { readonly id: string; readonly rentalMode?: string };

async function addressOf(page: Page, list: string, is: (item: Item) => boolean): Promise<string> {
  const answer = await page.request.get(`/api/v1/${list}`);
  const { items }: { items: readonly Item[] } = await answer.json();
  return `/${list}/${items.find(is)?.id ?? ""}`;
}

for (const [name, viewport] of [
  ["mouse", { width: 1280, height: 800 }],
  ["phone", phone],
] as const)
  test(`what a figure is made of stands one press away on each screen, by ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signUpToSample(page);
    for (const [what, { screen, figure, why }] of Object.entries(figures)) {
      await page.goto(await screen(page));
      const amount = /[€£]\s?[\d.,]+|[\d.,]+\s?[€£]/.exec(await figure(page).innerText())?.[0] ?? "no amount";
      const hands = handsOf(page, name);
      await hands.press(figure(page));
      await expect(why(page), what).toContainText(amount);
      process.stdout.write(`why: ${what} by ${name}: ${hands.done().actions} action of 2\n`);
    }
  });
