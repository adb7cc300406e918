// Features: leases, letters, handovers, payments
import { expectAccessible } from "../support/checks/axe.ts";
import { thisYear } from "../support/clock.ts";
import { handsOf } from "../support/hands.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty, addTenant, postLease } from "../support/records/records.ts";

/** The limit of actions for a move-in, from the lease's page to the record of the handover. */
const BUDGET = 8;

/** A flat that is let from the middle of next month on, for 950.00 and 50.00 a month, with a deposit of 1,900.00. */
async function comingLease(page: Page): Promise<string> {
  const { id: propertyId } = await addProperty(page, "Lindenhof");
  const { id: tenantId } = await addTenant(page, propertyId, "Katrin Oelmann");
  const { id } = await postLease(page, {
    tenantId,
    propertyId,
    startsOn: `${thisYear()}-12-17`,
    monthlyRent: "950.00",
    charges: "50.00",
    deposit: "1900.00",
  });
  return id;
}

const stepOf = (page: Page, name: string | RegExp) => page.getByRole("region", { name });

for (const way of ["mouse", "keyboard", "phone"] as const)
  test.describe(`by ${way}`, () => {
    test.use(way === "phone" ? { viewport: phone } : { viewport: { width: 1280, height: 800 } });

    test("a tenant moves in: first month, deposit, readings, keys, the record of the handover", async ({
      page,
    }) => {
      await signUpNewcomer(page);
      const id = await comingLease(page);
      await page.goto(`/leases/${id}`);
      const begin = page.getByRole("link", { name: "Move-in" });
      await expect(begin).toBeVisible();
      const hands = handsOf(page, way);
      await hands.press(begin);
      await expect(page.getByRole("heading", { level: 1, name: "Move-in" })).toBeVisible();

      const firstMonth = stepOf(page, "First month");
      await hands.press(firstMonth.getByRole("button", { name: /^Record payment/ }));
      await hands.press(page.getByRole("dialog").getByRole("button", { name: /^Record €/ }));
      await expect(firstMonth.getByText("Done")).toBeVisible();

      const deposit = stepOf(page, "Deposit received");
      await hands.press(deposit.getByRole("button", { name: "Record deposit" }));
      await expect(deposit.getByText("Done")).toBeVisible();

      const readings = stepOf(page, /Meter readings/);
      await hands.fill(readings.getByLabel(/^Meter readings/), "Water 1234, power 567");
      const keys = stepOf(page, "Keys");
      // By its label: on a phone the label covers the checkbox, so that a finger hits it.
      await hands.press(
        way === "keyboard"
          ? keys.getByLabel("All keys are handed over")
          : keys.getByText("All keys are handed over"),
      );
      await expect(keys.getByText("Done")).toBeVisible();

      await hands.press(stepOf(page, "Letter").getByRole("button", { name: "Handover record" }));
      const drawer = page.getByRole("dialog", { name: "Letters" });
      const record = drawer.getByRole("article");
      await expect(record.getByRole("heading", { name: "Handover record (move-in)" })).toBeVisible();
      await expect(record.getByRole("row", { name: /^Total per month/ })).toContainText("€1,000.00");
      await expect(record.getByRole("row", { name: /^Deposit received/ })).toContainText("€1,900.00");
      await expect(record.getByText("Water 1234, power 567")).toBeVisible();
      await expect(record.getByText("All keys handed over on")).toBeVisible();
      await expect(record.getByRole("listitem").filter({ hasText: "Katrin Oelmann" })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        hands.press(drawer.getByRole("button", { name: "Download" })),
      ]);
      expect(file.suggestedFilename()).toMatch(/^Handover record \(move-in\) - Katrin Oelmann - .*\.pdf$/);
      const { actions } = hands.done();
      process.stdout.write(`move-in by ${way}: ${actions} actions of ${BUDGET}\n`);
      expect(actions).toBeLessThanOrEqual(BUDGET);
    });
  });
