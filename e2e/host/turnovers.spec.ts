// Features: turnovers
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { addCleaner, dayThere } from "../support/records/cleaning.ts";
import { handsOf } from "../support/hands.ts";
import { expect, expectNoSidewaysScroll, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { post } from "../support/records/records.ts";
import { within } from "../support/task-budgets.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

for (const way of ["mouse", "keyboard", "phone"] as const) {
  test.describe(`by ${way}`, () => {
    test.use(way === "phone" ? { viewport: phone } : { viewport: { width: 1280, height: 800 } });

    test("[CLEAN-01] [CLEAN-04] task 13: tomorrow's turnover is given to a cleaner, and her link copied", async ({
      page,
    }) => {
      await signUpNewcomer(page);
      const { propertyId, link } = await addCleaner(page, "es");
      await post(page, "bookings", {
        propertyId,
        guestName: "Sofia Lindqvist",
        checkIn: `${dayThere(-2)}T15:00`,
        checkOut: `${dayThere(1)}T11:00`,
        rateMode: "flat",
        dailyRate: "90",
      });
      await page.goto("/tasks?view=cleaning");
      const hands = handsOf(page, way);
      await hands.press(page.getByRole("button", { name: "Assign Casa Azul" }));
      const form = page.getByRole("dialog", { name: "Assign a cleaner" });
      await hands.choose(form.getByLabel("Cleaner", { exact: true }), "Rosa");
      await hands.press(form.getByRole("button", { name: "Save" }));
      await expect(form).toBeHidden();
      await hands.press(page.getByRole("button", { name: "Send link to Rosa" }));
      await expect(page.getByText("Link of Rosa copied.")).toBeVisible();
      within(13, way, hands);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      await expect(page.getByText("link not opened")).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}
