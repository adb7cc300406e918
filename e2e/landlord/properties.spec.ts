// Features: properties, property-page
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer, signUpToSample } from "../support/records/people.ts";
import { addProperty } from "../support/records/records.ts";

const words = {
  en: {
    add: "Add property",
    name: "Name",
    daily: /^Short-term/,
    address: "Address (optional)",
    city: "City (optional)",
    country: "Country (optional)",
    countryInput: "Portug",
    countryName: "Portugal",
    type: "Property type",
    commercial: "Commercial",
    currency: "Currency",
    zone: "Time zone",
    status: "Status",
    inactive: "Inactive",
    checkIn: "Check-in",
    checkOut: "Check-out",
    notes: "Notes (optional)",
    save: "Save",
    saved: "Casa Azul was saved.",
    actions: "Actions for Casa Azul",
    edit: "Edit",
  },
  de: {
    add: "Immobilie hinzufügen",
    name: "Name",
    daily: /^Kurzzeit/,
    address: "Adresse (optional)",
    city: "Ort (optional)",
    country: "Land (optional)",
    countryInput: "Portug",
    countryName: "Portugal",
    type: "Art der Immobilie",
    commercial: "Gewerbe",
    currency: "Währung",
    zone: "Zeitzone",
    status: "Status",
    inactive: "Inaktiv",
    checkIn: "Anreise",
    checkOut: "Abreise",
    notes: "Notizen (optional)",
    save: "Speichern",
    saved: "Casa Azul wurde gespeichert.",
    actions: "Aktionen für Casa Azul",
    edit: "Bearbeiten",
  },
} as const;

for (const language of ["en", "de"] as const) {
  test(`[PROP-01] every field of a property is filled in, kept, and changed again, ${language}`, async ({
    page,
  }) => {
    const say = words[language];
    await signUpNewcomer(page, { language });
    await page.goto("/properties");
    await page.getByRole("button", { name: say.add }).click();
    const form = page.getByRole("dialog", { name: say.add });

    // Saved without its name, the form shows the error at the field and keeps the input.
    await form.getByLabel(say.address).fill("Rua Nova 12");
    await form.getByRole("button", { name: say.save, exact: true }).click();
    const name = form.getByLabel(say.name, { exact: true });
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel(say.address)).toHaveValue("Rua Nova 12");

    await name.fill("Casa Azul");
    await form.getByRole("radio", { name: say.daily }).click();
    await form.getByLabel(say.city).fill("Lisboa");
    await pick(page, say.country, say.countryInput, say.countryName);
    await pick(page, say.type, null, say.commercial);
    await pick(page, say.status, null, say.inactive);
    await pick(page, say.currency, "CHF", /CHF/);
    await pick(page, say.zone, "Lisbon", /Lisbon/);
    await form.getByLabel(say.checkIn).fill("16:30");
    await form.getByLabel(say.checkOut).fill("10:15");
    await form.getByLabel(say.notes).fill("Key at the neighbour’s");
    await form.getByRole("button", { name: say.save, exact: true }).click();
    await expect(page.getByText(say.saved)).toBeVisible();

    await page.reload();
    const edit = await openEdit(page, say);
    await expect(edit.getByLabel(say.name, { exact: true })).toHaveValue("Casa Azul");
    await expect(edit.getByRole("radio", { name: say.daily })).toBeChecked();
    await expect(edit.getByLabel(say.address)).toHaveValue("Rua Nova 12");
    await expect(edit.getByLabel(say.city)).toHaveValue("Lisboa");
    await expect(edit.getByRole("combobox", { name: say.country })).toHaveValue(say.countryName);
    await expect(edit.getByRole("combobox", { name: say.type })).toHaveValue(say.commercial);
    await expect(edit.getByRole("combobox", { name: say.status })).toHaveValue(say.inactive);
    await expect(edit.getByRole("combobox", { name: say.currency })).toHaveValue(/CHF/);
    await expect(edit.getByRole("combobox", { name: say.zone })).toHaveValue(/Lisbon/);
    await expect(edit.getByLabel(say.checkIn)).toHaveValue("16:30");
    await expect(edit.getByLabel(say.checkOut)).toHaveValue("10:15");
    await expect(edit.getByLabel(say.notes)).toHaveValue("Key at the neighbour’s");

    await edit.getByLabel(say.city).fill("Porto");
    await edit.getByRole("button", { name: say.save, exact: true }).click();
    await expect(edit).toBeHidden();
    await expect(page.getByRole("row", { name: /Casa Azul/ })).toContainText("Porto");
  });
}

test("[PROP-01] the list is searched, filtered, sorted and paged, and the address keeps all of it", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await addProperty(page, "Zürichstraße 9", { city: "Berlin", rentalMode: "daily", address: "Hinterhof" });
  for (let at = 1; at <= 26; at += 1) {
    await addProperty(page, `Rua Nova ${String(at).padStart(2, "0")}`, {
      city: at % 2 === 0 ? "Porto" : "Lisboa",
      ...(at === 26 ? { status: "inactive" } : {}),
    });
  }
  await page.goto("/properties");
  const rows = page.getByRole("table", { name: "Properties" }).locator("tbody tr");
  await expect(rows).toHaveCount(25);
  await expect(page.getByText("27 properties", { exact: true })).toBeVisible();
  await expect(rows.first()).toContainText("Rua Nova 01");

  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows.last()).toContainText("Zürichstraße 9");

  await page.getByRole("columnheader", { name: "Property" }).getByRole("button").click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(rows.first()).toContainText("Zürichstraße 9");
  await expect(page.getByRole("columnheader", { name: "Property" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );

  // Without its accent, in any case, by address as well.
  await page.getByRole("searchbox", { name: "Search name or address" }).fill("zurichSTRASSE hinterhof");
  await expect(page).toHaveURL(/q=zurichSTRASSE/);
  await expect(rows).toHaveCount(1);
  await expect(page.getByText("1 property", { exact: true })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search name or address" }).fill("");
  await expect(rows).toHaveCount(25);

  await choose(page, "City", "Porto");
  await expect(page.getByText("13 properties", { exact: true })).toBeVisible();
  await choose(page, "Status", "Inactive");
  await expect(page).toHaveURL(/city=Porto/);
  await expect(page).toHaveURL(/status=inactive/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("Rua Nova 26");
  await choose(page, "Mode", "Short-term");
  await expect(page.getByText("Nothing fits this search and these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(rows).toHaveCount(25);
  await expect(page).not.toHaveURL(/city|status|rentalMode/);

  await page.goBack();
  await expect(page).toHaveURL(/status=inactive/);
});

test("[PROP-01] a property goes only when its name is typed, and the dialog counts what goes with it", async ({
  page,
}) => {
  await signUpToSample(page);
  await page.goto("/properties?q=Lisbon");
  const rows = page.getByRole("table", { name: "Properties" }).locator("tbody tr");
  await expect(rows).toHaveCount(1);
  const name = await rows.first().getByRole("link").first().innerText();
  const remove = async () => {
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Delete property" }).click();
    return page.getByRole("alertdialog").or(page.getByRole("dialog"));
  };
  const dialog = await remove();
  await expect(dialog.getByText("3 units")).toBeVisible();
  await expect(dialog.getByText("2 leases")).toBeVisible();
  await expect(dialog.getByText(/^\d+ payments$/)).toBeVisible();
  await expect(dialog.getByText(/^\d+ income records$/)).toBeVisible();
  await expect(dialog.getByText(/This cannot be undone\./)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Keep property" })).toBeFocused();
  const confirm = dialog.getByRole("button", { name: /^Delete property and \d+ linked items$/ });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(`Type “${name}” to confirm`).fill(name.slice(0, -1));
  await expect(confirm).toBeDisabled();
  await dialog.getByRole("button", { name: "Keep property" }).click();
  await expect(rows).toHaveCount(1);

  await remove();
  await dialog.getByLabel(`Type “${name}” to confirm`).fill(name);
  await confirm.click();
  await expect(page.getByText(`${name} was deleted.`)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.goto("/leases?status=");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("table")).not.toContainText(name);
  await page.goto("/tenants");
  await expect(page.getByText("4 tenants", { exact: true })).toBeVisible();
});

test("[PROP-03] units keep every field, and their status follows from leases and repairs", async ({
  page,
}) => {
  await signUpNewcomer(page);
  const { id } = await addProperty(page, "Rua Nova 12");
  await page.goto(`/properties/${id}`);
  await page
    .getByRole("navigation", { name: "Sections of the property" })
    .getByRole("link", { name: /^Units/ })
    .click();
  await page.getByRole("button", { name: "Add unit" }).click();
  const form = page.getByRole("form", { name: "Add unit" });
  await form.getByLabel("Unit", { exact: true }).fill("2nd floor left");
  await form.getByLabel("Bedrooms (optional)").fill("two");
  await form.getByRole("button", { name: "Save unit" }).click();
  await expect(form.getByText("Enter a number, for example 2")).toBeVisible();
  await expect(form.getByLabel("Unit", { exact: true })).toHaveValue("2nd floor left");
  await form.getByLabel("Bedrooms (optional)").fill("2");
  await form.getByLabel("Bathrooms (optional)").fill("1,5");
  await form.getByLabel("Size in m² (optional)").fill("62.25");
  await form.getByLabel("Floor (optional)").fill("2nd");
  await form.getByRole("button", { name: "Save unit" }).click();
  const left = page.getByRole("row", { name: /2nd floor left/ });
  for (const text of ["2", "1.5", "62.25", "2nd"]) {
    await expect(left.getByRole("cell", { name: text, exact: true })).toBeVisible();
  }
  // The form stays open for the next one.
  await expect(form.getByLabel("Unit", { exact: true })).toBeFocused();
  // While the first unit is being saved, Enter is not taken a second time.
  await expect(form.getByRole("button", { name: "Save unit" })).toBeEnabled();
  await page.keyboard.type("Attic");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: /Attic/ })).toContainText("Available");
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(left).toContainText("Available");

  await page.getByRole("button", { name: "Actions for Attic" }).click();
  await page.getByRole("menuitem", { name: "Edit unit" }).click();
  await page.getByRole("form", { name: "Edit unit" }).getByLabel("In maintenance").check();
  await page.getByRole("form", { name: "Edit unit" }).getByRole("button", { name: "Save unit" }).click();
  await expect(page.getByRole("row", { name: /Attic/ })).toContainText("Maintenance");

  await page.goto(`/leases?new=1&forProperty=${id}`);
  const lease = page.getByRole("dialog", { name: "Add lease" });
  await expect(lease.getByRole("combobox", { name: "Unit" })).toBeVisible();
  await lease.getByRole("combobox", { name: "Unit" }).click();
  await page.getByRole("option", { name: "2nd floor left" }).click();
  await lease.getByRole("combobox", { name: "Tenant" }).fill("Duarte Meireles");
  await page.getByRole("option", { name: "New tenant" }).click();
  await lease.getByLabel("Monthly rent").fill("1080");
  await lease.getByRole("button", { name: "Add lease", exact: true }).click();
  await expect(lease).toBeHidden();
  await page.goto(`/properties/${id}`);
  await page
    .getByRole("navigation", { name: "Sections of the property" })
    .getByRole("link", { name: /^Units/ })
    .click();
  await expect(left).toContainText("Occupied");
  await expect(left.getByRole("link", { name: "Duarte Meireles" })).toBeVisible();

  // A unit with a lease cannot be deleted; one without is deleted at once and restored by Undo.
  await page.getByRole("button", { name: "Actions for Attic" }).click();
  await page.getByRole("menuitem", { name: "Delete unit" }).click();
  await expect(page.getByRole("row", { name: /Attic/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row", { name: /Attic/ })).toBeVisible();
});

for (const viewport of [{ width: 1280, height: 800 }, phone]) {
  test(`a property is read, edited in a drawer and left for the next one, at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signUpToSample(page);
    await page.goto("/properties?sort=-name");
    await page.getByRole("link", { name: "House by the river", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "House by the river" })).toBeVisible();
    const figures = page.getByRole("region", { name: "Figures of this month" });
    await expect(figures.getByRole("link", { name: /^Overdue.*Rent to collect/s })).toBeVisible();
    await expect(figures.getByRole("link", { name: /^Units let\s*2 of 3/s })).toBeVisible();
    const units = page.getByRole("region", { name: "Units" });
    await expect(units.getByRole("link", { name: "Marta Silva" })).toBeVisible();
    await expect(page.getByRole("group", { name: /2025|2026/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    // Each figure opens its rows, and Back returns to the page.
    await figures.getByRole("link", { name: /^Overdue/ }).click();
    await expect(page).toHaveURL(/\/leases\?.*owes=overdue/);
    await expect(page.getByRole("link", { name: "Tiago Rocha", exact: true })).toBeVisible();
    await page.goBack();

    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(page).toHaveURL(/edit=/);
    const edit = page.getByRole("dialog", { name: "Edit property" });
    await expect(edit).toBeVisible();
    // Back closes the open drawer, and the page stays.
    await page.goBack();
    await expect(edit).toBeHidden();
    await expect(page).toHaveURL(/\/properties\/[0-9a-f-]+\?sort=-name$/);
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await edit.getByLabel("City (optional)").fill("Porto");
    await edit.getByRole("button", { name: "Save", exact: true }).click();
    await expect(edit).toBeHidden();
    await expect(page.getByText("Rua do Alecrim 12, Porto")).toBeVisible();

    if (viewport !== phone) {
      await page.keyboard.press("]");
      await expect(page.getByRole("heading", { level: 1, name: "Holiday flats" })).toBeVisible();
      // A flat let by the night is not shown as vacant.
      await expect(page.getByText("let by the night")).toBeVisible();
      await expect(page.getByText("0 of 1")).toHaveCount(0);
      await page.getByRole("button", { name: "Previous property" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "House by the river" })).toBeVisible();
    }
  });
}

async function openEdit(page: Page, say: (typeof words)["en" | "de"]) {
  await page.getByRole("button", { name: say.actions }).click();
  await page.getByRole("menuitem", { name: say.edit, exact: true }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByLabel(say.name, { exact: true })).toBeVisible();
  return form;
}

/** Selects from a list that may be searchable. */
async function pick(page: Page, label: string, input: string | null, option: string | RegExp): Promise<void> {
  const box = page.getByRole("dialog").getByRole("combobox", { name: label });
  await box.click();
  if (input !== null) await box.fill(input);
  await page.getByRole("option", { name: option }).first().click();
}

/** Filters for which the row has no room are behind "More filters". */
async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page
    .locator(".ks-list-toolbar-chip")
    .getByRole("button", { name: new RegExp(`^(${filter}|More filters|Filters)`) })
    .first()
    .click();
  await page.getByRole("menuitem", { name: option, exact: true }).click();
}
