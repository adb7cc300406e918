// Features: sample
import { expect, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty } from "../support/records/records.ts";

test.use({ database: "embedded" });

const words = {
  en: {
    explore: "Explore the sample portfolio",
    marked: "You are looking at sample data.",
    leave: /Start with my own/,
    properties: "3 properties",
    table: "Properties",
  },
  de: {
    explore: "Beispielportfolio ansehen",
    marked: "Sie sehen Beispieldaten.",
    leave: /eigenen/,
    properties: "3 Immobilien",
    table: "Immobilien",
  },
} as const;

for (const language of ["en", "de"] as const) {
  test(`the sample portfolio is marked on every screen, changed at will and thrown away, ${language}`, async ({
    page,
  }) => {
    const say = words[language];
    await signUpNewcomer(page, { language });
    await page.goto("/properties");
    await page.getByRole("button", { name: say.explore }).click();
    await expect(page.getByText(say.marked)).toBeVisible();
    for (const path of ["properties", "leases", "tenants", "income", "portfolio"]) {
      await page.goto(`/${path}`);
      await expect(page.getByText(say.marked)).toBeVisible();
    }
    await page.goto("/properties");
    const rows = page.getByRole("table", { name: say.table }).locator("tbody tr");
    await expect(page.getByText(say.properties, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: say.leave }).click();
    await expect(page.getByText(say.marked)).toHaveCount(0);
    await page.goto("/properties");
    await expect(page.getByRole("button", { name: say.explore })).toBeVisible();
    await expect(rows).toHaveCount(0);

    // The person's own data never mixes with it.
    await addProperty(page, "Lindenstraße 14");
    await page.reload();
    await expect(rows).toHaveCount(1);
  });
}
