// Features: plans
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty } from "../support/records/records.ts";

const full = "The 1 property of your plan is in use";

/** A landlord whose plan allows one property, and who has one. */
async function withFullPlan(page: Page): Promise<string> {
  await signUpNewcomer(page);
  const { id } = await addProperty(page, "Canal house");
  const changed = await page.request.put("/api/v1/subscription", {
    headers: { origin: new URL(page.url()).origin },
    data: { plan: "free" },
  });
  expect(changed.status()).toBe(200);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return id;
}

async function expectPanelAtThePress(page: Page): Promise<void> {
  const panel = page.getByRole("dialog", { name: full });
  await expect(panel).toContainText("Your plan allows 1 property. You use 1.");
  await expect(page.getByRole("dialog", { name: "Add property" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Not now" }).click();
  await expect(panel).toBeHidden();
}

for (const size of [{ width: 1280, height: 800 }, phone]) {
  test(`a full plan says so at the press, wherever something is added, at ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await withFullPlan(page);

    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.getByRole("menuitem", { name: "Property" }).click();
    await expectPanelAtThePress(page);

    await page.goto("/properties");
    await page.getByRole("button", { name: "Add property" }).first().click();
    await expect(page.getByRole("dialog", { name: full })).toBeVisible();
    await expectAccessible(page);
    await expectPanelAtThePress(page);

    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: /Search screens/ }).fill("add property");
    await page.keyboard.press("Enter");
    await expectPanelAtThePress(page);

    await page.goto("/properties/bulk");
    await expectPanelAtThePress(page);
    await expect(page).toHaveURL(/\/properties$/);
  });
}

test("a change of plan in the panel opens what was pressed for", async ({ page }) => {
  await withFullPlan(page);
  await page.goto("/properties");
  await page.getByRole("button", { name: "Add property" }).first().click();
  await page.getByRole("button", { name: "Switch to Starter" }).click();
  const form = page.getByRole("dialog", { name: "Add property" });
  await form.getByLabel("Name", { exact: true }).fill("Harbour flat");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Harbour flat was saved.")).toBeVisible();
});
