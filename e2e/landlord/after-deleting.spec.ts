// Features: shell, properties, documents, bookings, turnovers
import { expect, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty, post } from "../support/records/records.ts";

/** Lists inside other pages, each with a record that is deleted from its menu. */
const lists = ["units", "files", "seasons", "cleaners"] as const;

for (const size of [{ width: 1280, height: 800 }, phone]) {
  for (const list of lists)
    test(`the hands stay in the list of ${list} when a line is deleted and comes back, ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await signUpNewcomer(page);
      const { id: propertyId } = await addProperty(page, "Lindenstraße 14", {
        rentalMode: list === "seasons" ? "daily" : "monthly",
      });
      const names = ["Ahorn", "Birke", "Cypresse"];
      for (const [at, name] of names.entries()) {
        if (list === "units") await post(page, "units", { propertyId, ...unit, name });
        if (list === "cleaners") await post(page, "cleaners", { name, language: "en", currency: "EUR" });
        if (list === "seasons")
          await post(page, "seasonal-rates", {
            propertyId,
            name,
            startsOn: `2027-0${at + 1}-01`,
            endsOn: `2027-0${at + 1}-20`,
            rate: "90.00",
            minStay: 1,
          });
      }
      await page.goto(list === "cleaners" ? "/settings#people" : `/properties/${propertyId}?tab=${list}`);
      if (list === "files")
        await page
          .locator('input[type="file"]')
          .first()
          .setInputFiles(
            names.map((name) => ({ name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from(name) })),
          );
      const menuOf = (name: string) => page.getByRole("button", { name: new RegExp(`^Actions for ${name}`) });
      for (const name of names) await expect(menuOf(name)).toBeVisible();
      // With the keyboard, as people without a pointer do it.
      await menuOf("Birke").focus();
      await page.keyboard.press("Enter");
      await page.getByRole("menuitem", { name: /^Delete/ }).press("Enter");
      await expect(menuOf("Birke")).toHaveCount(0);
      const focused = page.locator("main :focus");
      await expect(focused).toBeVisible();
      const toast = page.locator(".ks-toaster-toast");
      await expect(toast).toBeVisible();
      await toast.getByRole("button", { name: "Undo" }).click();
      await expect(menuOf("Birke")).toBeVisible();
      await expect(page.locator("main :is(tr, li):has(:focus)").last()).toContainText("Birke");
    });
}

const unit = { bedrooms: null, bathrooms: null, sizeSqm: null };
