// Features: properties
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty } from "../support/records/records.ts";

const storedProperty = async (page: Page, id: string): Promise<unknown> =>
  (await page.request.get(`/api/v1/properties/${id}`)).json();

async function openEdit(page: Page, id: string) {
  await page.goto(`/properties/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Edit property" });
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Casa Azul");
  return form;
}

test("[PROP-01] two tabs change one property: neither overwrites the other unseen", async ({ page }) => {
  await signUpNewcomer(page);
  const { id } = await addProperty(page, "Casa Azul", { city: "Lisboa", address: "Rua Nova 12" });
  const other = await page.context().newPage();
  let here = await openEdit(page, id);
  let there = await openEdit(other, id);

  // Different fields: both changes stay, and the second tab shows a message.
  await here.getByLabel("City (optional)").fill("Porto");
  await here.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Casa Azul was saved.")).toBeVisible();
  await there.getByLabel("Notes (optional)").fill("Key in the safe");
  await there.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText("Saved and merged with changes made in the meantime: City.")).toBeVisible();
  expect(await storedProperty(page, id)).toMatchObject({
    city: "Porto",
    notes: "Key in the safe",
    address: "Rua Nova 12",
    version: 3,
  });

  // The same field: both values are shown, and the chosen one stays.
  here = await openEdit(page, id);
  there = await openEdit(other, id);
  await here.getByLabel("City (optional)").fill("Braga");
  await here.getByLabel("Address (optional)").fill("Rua Nova 14");
  await here.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Casa Azul was saved.")).toBeVisible();
  await there.getByLabel("City (optional)").fill("Coimbra");
  await there.getByLabel("Notes (optional)").fill("Key at the neighbour’s");
  await there.getByRole("button", { name: "Save", exact: true }).click();
  const question = other.getByRole("dialog", { name: "Changed meanwhile" });
  const city = question.getByRole("group", { name: "City" });
  await expect(city.getByRole("radio")).toHaveCount(2);
  await expect(city.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(question.getByRole("definition")).toHaveText("Rua Nova 14");
  await expectAccessible(other);
  await other.setViewportSize(phone);
  await expectNoSidewaysScroll(other);

  // Back in the form nothing is lost; the question comes again, and the keyboard alone can answer it.
  await other.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(there.getByLabel("City (optional)")).toHaveValue("Coimbra");
  await expect(there.getByLabel("Notes (optional)")).toHaveValue("Key at the neighbour’s");
  await there.getByRole("button", { name: "Save", exact: true }).click();
  await expect(city.getByRole("radio", { name: "Your value Coimbra" })).toBeFocused();
  await other.keyboard.press("ArrowDown");
  await expect(city.getByRole("radio", { name: "Value saved meanwhile Braga" })).toBeChecked();
  await other.keyboard.press("ArrowUp");
  await expect(city.getByRole("radio", { name: "Your value Coimbra" })).toBeChecked();
  await other.keyboard.press("Enter");
  await expect(other.getByText("Saved and merged with changes made in the meantime: Address.")).toBeVisible();
  await expect(there).toBeHidden();
  expect(await storedProperty(page, id)).toMatchObject({
    city: "Coimbra",
    address: "Rua Nova 14",
    notes: "Key at the neighbour’s",
    version: 5,
  });
  await other.close();
});
