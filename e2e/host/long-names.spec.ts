// Features: bookings, turnovers, tasks, tenants, properties
/// <reference lib="dom" />
import { dayThere } from "../support/records/cleaning.ts";
import { monthsAgo } from "../support/clock.ts";
import { expect, type Page, phone, sidewaysScrollOf, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty, addTenant, postLease, post } from "../support/records/records.ts";
import { settled, visit } from "../support/visit.ts";

/** As long as a name may be, and without a break. */
const NAME = `Maximiliana${"x".repeat(87)}`;

/** Creates a guest, a tenant, a cleaner, a property and a task of that name; returns the screens that show them. */
async function nameThem(page: Page): Promise<readonly string[]> {
  const { id: hotel } = await addProperty(page, NAME.slice(0, 90), { rentalMode: "daily" });
  const { id: house } = await addProperty(page, "Lindenhof");
  const { id: tenantId } = await addTenant(page, house, NAME);
  const { id: lease } = await postLease(page, { tenantId, propertyId: house, trackFrom: monthsAgo(1) });
  await post(page, "bookings", {
    propertyId: hotel,
    guestName: NAME,
    checkIn: `${dayThere(1)}T15:00`,
    checkOut: `${dayThere(3)}T11:00`,
    rateMode: "flat",
    dailyRate: "90.00",
  });
  await post(page, "cleaners", { name: NAME.slice(0, 90), language: "en", currency: "EUR" });
  await post(page, "tasks", { description: NAME, propertyId: hotel, assigneeName: NAME.slice(0, 90) });
  return [
    "/portfolio",
    "/properties",
    `/properties/${hotel}`,
    `/properties/${hotel}?tab=bookings`,
    `/properties/${house}`,
    "/calendar?view=list",
    `/leases/${lease}`,
    "/leases",
    "/tenants",
    `/tenants/${tenantId}`,
    "/tasks",
    "/tasks?view=board",
    "/tasks?view=cleaning",
    "/settings#people",
  ];
}

/** The elements whose long name is drawn beyond their box, where nothing cuts it off. Runs in the browser. */
function overrunning(): readonly string[] {
  const SLACK = 2;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    let box = text.parentElement;
    if (!/x{20}/.test(text.textContent ?? "") || box?.checkVisibility() !== true) continue;
    if (box.closest(".ks-visually-hidden, .ks-tape-bar") !== null) continue;
    while (box !== null && getComputedStyle(box).display === "inline") box = box.parentElement;
    if (box === null || ["hidden", "clip"].includes(getComputedStyle(box).overflowX)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { right } = box.getBoundingClientRect();
    if ([...range.getClientRects()].some((line) => line.right > right + SLACK))
      found.push(`${box.tagName.toLowerCase()}.${box.className}`);
  }
  return found;
}

test("a name of 98 characters without a break stays in its place on every screen", async ({ page }) => {
  await signUpNewcomer(page);
  const screens = await nameThem(page);
  for (const size of [{ width: 1280, height: 800 }, phone]) {
    await page.setViewportSize(size);
    for (const screen of screens) {
      await visit(page, screen);
      await settled(page);
      const where = `${screen} at ${size.width} px`;
      expect.soft(await page.evaluate(overrunning), where).toEqual([]);
      expect.soft(await sidewaysScrollOf(page), where).toBeLessThanOrEqual(0);
    }
  }
});
