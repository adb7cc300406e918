// Features: portfolio
import { dayFromToday, monthsAgo } from "../support/clock.ts";
import { expect, type Page, test } from "../support/journey.ts";
import { signUpToSample } from "../support/records/people.ts";
import { postLease, addProperty, addTenant } from "../support/records/records.ts";

for (const [name, viewport] of [
  ["desk", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test(`[PORT-01] each figure of the portfolio opens a list that says it again, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signUpToSample(page);

    for (const figure of ["Rent settled", "Received", "Deposits held"]) {
      const card = await cardOf(page, figure);
      const amount = (await card.locator("strong").innerText()).trim();
      await card.click();
      await expect(footOf(page, name)).toContainText(amount);
    }
    const occupancy = await cardOf(page, "Let today");
    const letText = (await occupancy.innerText()).match(/\d+ of \d+ let/)?.[0] ?? "nothing said";
    await occupancy.click();
    await expect(footOf(page, name)).toContainText(letText);

    // One rent is due within the week.
    const soon = Number(dayFromToday(3).slice(-2));
    const { id: propertyId } = await addProperty(page, "Lindenstraße 14");
    const { id: tenantId } = await addTenant(page, propertyId, "Katrin Oelmann");
    await postLease(page, { tenantId, propertyId, startsOn: `${monthsAgo(0)}-01`, paymentDay: soon });
    for (const group of ["Overdue", "Due within 7 days"]) {
      await page.goto("/portfolio");
      const sum = page.getByRole("link", { name: `${group}: open the list` });
      const amount = (await sum.locator(".ks-money").first().innerText()).trim();
      await sum.click();
      await expect(footOf(page, name)).toContainText(amount);
    }
  });
}

test("[PORT-01] a lease is one line to collect, opens into its months, and stays in its columns after a payment", async ({
  page,
}) => {
  await signUpToSample(page);
  await page.goto("/portfolio");
  const card = page.getByRole("region", { name: "Rent to collect" });
  const buttons = card.getByRole("button", { name: /^Mark paid/ });
  await expect(buttons.first()).toBeVisible();
  const before = await buttons.last().boundingBox();
  await card
    .getByRole("button", { name: /: \d+ months?$/ })
    .first()
    .click();
  const months = card.getByRole("row", { name: /20\d\d/ });
  await expect(months.first()).toBeVisible();
  const [paid = ""] = /\p{L}+ 20\d\d/u.exec(await months.first().innerText()) ?? [];
  await expect(months.filter({ hasText: paid })).toHaveCount(1);
  await buttons.first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Record/ })
    .click();
  // The line disappears, or stays with the amount that is due next.
  await expect(page.getByText(/ recorded\.$/)).toBeVisible();
  await expect(months.filter({ hasText: paid })).toHaveCount(0);
  expect((await buttons.last().boundingBox())?.x).toBe(before?.x);
});

async function cardOf(page: Page, figure: string) {
  await page.goto("/portfolio");
  const card = page.locator(".ks-kpis > a", { hasText: figure });
  await expect(card).toBeVisible();
  return card;
}

/** The foot of the table; on a phone the totals below or above the cards. */
function footOf(page: Page, name: "desk" | "phone") {
  return name === "desk" ? page.locator("tfoot") : page.getByRole("main");
}
