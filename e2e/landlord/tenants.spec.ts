// Features: tenants, tenant-page
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { postLease, addProperty, addTenant } from "../support/records/records.ts";

const say = {
  add: "Add tenant",
  property: "Property",
  name: "Name",
  email: "Email (optional)",
  phone: "Phone (optional)",
  notes: "Notes (optional)",
  save: "Save",
  saved: "Katrin Oelmann was saved.",
  problems: [
    "Property is required",
    "Name is required",
    "Invalid email",
    "Phone must be under 20 characters",
    "Notes must be under 500 characters",
  ],
  tooLong: "Name must be under 100 characters",
  table: "Tenants",
};

test("[TEN-01] a tenant is refused for everything that is wrong at once, then kept with every field", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await addProperty(page, "Lindenstraße 14");
  await page.goto("/tenants");
  await page.getByRole("button", { name: say.add }).click();
  const form = page.getByRole("dialog", { name: say.add });
  await form.getByLabel(say.email).fill("katrin@");
  await form.getByLabel(say.phone).fill("0".repeat(20));
  await form.getByLabel(say.notes).fill("x".repeat(500));
  await form.getByRole("button", { name: say.save, exact: true }).click();
  for (const problem of say.problems) {
    await expect(form.getByText(problem, { exact: true }).first()).toBeVisible();
  }
  await expect(form.getByLabel(say.email)).toHaveValue("katrin@");
  await form.getByLabel(say.name, { exact: true }).fill("x".repeat(100));
  await form.getByLabel(say.email).click();
  await expect(form.getByText(say.tooLong, { exact: true }).first()).toBeVisible();

  await form.getByRole("combobox", { name: say.property }).fill("linden");
  await page.getByRole("option", { name: "Lindenstraße 14" }).click();
  await form.getByLabel(say.name, { exact: true }).fill("Katrin Oelmann");
  await form.getByLabel(say.email).fill("katrin@example.com");
  await form.getByLabel(say.phone).fill("+49 30 123456");
  await form.getByLabel(say.notes).fill("Prefers to be called");
  await form.getByRole("button", { name: say.save, exact: true }).click();
  await expect(page.getByText(say.saved)).toBeVisible();

  await page.reload();
  const row = page.getByRole("table", { name: say.table }).getByRole("row", { name: /Katrin Oelmann/ });
  await expect(row.getByRole("link", { name: "Lindenstraße 14" })).toBeVisible();
  await expect(row.getByRole("link", { name: "katrin@example.com" })).toHaveAttribute(
    "href",
    "mailto:katrin@example.com",
  );
  await expect(row.getByRole("link", { name: "+49 30 123456" })).toHaveAttribute("href", "tel:+4930123456");
  await expect(row.getByRole("cell", { name: "0", exact: true })).toBeVisible();
  await row.getByRole("link", { name: /^Katrin Oelmann/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Katrin Oelmann" })).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const edit = page.getByRole("dialog", { name: "Edit tenant" });
  await expect(edit.getByLabel(say.notes)).toHaveValue("Prefers to be called");
  await edit.getByLabel(say.phone).fill("");
  await edit.getByRole("button", { name: say.save, exact: true }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole("link", { name: "+49 30 123456" })).toHaveCount(0);
});

test("[TEN-01] tenants are found, filtered, counted with their leases, deleted with Undo or kept for their lease", async ({
  page,
}) => {
  await signUpNewcomer(page);
  const { id: house } = await addProperty(page, "Lindenstraße 14");
  const { id: other } = await addProperty(page, "Rua Nova 12");
  const { id: katrin } = await addTenant(page, house, "Katrin Oelmann");
  await addTenant(page, other, "Zoé Ångström");
  await postLease(page, { tenantId: katrin, propertyId: house });
  await page.goto("/tenants");
  const rows = page.getByRole("table", { name: "Tenants" }).locator("tbody tr");
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByRole("cell", { name: "1", exact: true })).toBeVisible();
  await expect(rows.first()).toContainText("owes");
  await page.getByRole("searchbox").fill("zoe angstrom");
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText("Zoé Ångström");
  await page.getByRole("searchbox").fill("");
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Lease", exact: true }).click();
  await page.getByRole("menuitem", { name: "With an active lease" }).click();
  await expect(page).toHaveURL(/lease=with/);
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Remove filter: Lease" }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole("button", { name: "Actions for Zoé Ångström" }).click();
  await page.getByRole("menuitem", { name: "Delete tenant" }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(2);
  // A tenant with a lease stays in the accounts: only the personal data can be deleted.
  await page.getByRole("button", { name: "Actions for Katrin Oelmann" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete tenant" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Remove personal data" }).click();
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .getByRole("button", { name: "Remove personal data" })
    .click();
  await expect(page.getByText("The personal data was removed.")).toBeVisible();
  await expect(page.getByRole("table")).not.toContainText("Katrin Oelmann");
});

test("the hundred and first tenant can be chosen for a lease, though only fifty stand in the list", async ({
  page,
}) => {
  await signUpNewcomer(page);
  const { id: house } = await addProperty(page, "Lindenstraße 14");
  for (let at = 1; at <= 100; at += 1) {
    await addTenant(page, house, `Mieter ${String(at).padStart(3, "0")}`);
  }
  await addTenant(page, house, "Zoé Ångström");
  await page.goto("/leases?new=1");
  const form = page.getByRole("dialog", { name: "Add lease" });
  const tenant = form.getByRole("combobox", { name: "Tenant" });
  await tenant.click();
  await expect(page.getByRole("option", { name: "Mieter 001" })).toBeVisible();
  await expect(page.getByRole("option", { name: "Zoé Ångström" })).toHaveCount(0);
  await tenant.fill("angstrom");
  await page.getByRole("option", { name: "Zoé Ångström" }).click();
  await expect(tenant).toHaveValue("Zoé Ångström");
  await form.getByRole("combobox", { name: "Property" }).fill("linden");
  await page.getByRole("option", { name: "Lindenstraße 14" }).click();
  await form.getByLabel("Monthly rent").fill("825.50");
  await form.getByRole("button", { name: "Add lease", exact: true }).click();
  await page.waitForURL(/\/leases\/.+/);
  await expect(page.getByRole("heading", { level: 1, name: "Zoé Ångström" })).toBeVisible();
});

for (const viewport of [{ width: 1280, height: 800 }, phone]) {
  test(`a tenant is read, paid, edited in a drawer and left for the next one, at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signUpNewcomer(page);
    const { id: house } = await addProperty(page, "Lindenstraße 14", { city: "Leipzig" });
    const { id: katrin } = await addTenant(page, house, "Katrin Oelmann");
    await addTenant(page, house, "Zoé Ångström");
    await postLease(page, { tenantId: katrin, propertyId: house, trackFrom: "2026-01" });
    await page.goto("/tenants?q=lindenstr");
    await page.getByRole("link", { name: "Katrin Oelmann" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Katrin Oelmann" })).toBeVisible();
    const open = page.getByRole("region", { name: "Open today" });
    await expect(open.getByText(/months, since/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Last 12 months" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    // Read first, then edited: the drawer is in the address, and closing it leads back to the page.
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(page).toHaveURL(/edit=/);
    const edit = page.getByRole("dialog", { name: "Edit tenant" });
    await edit.getByLabel("Phone (optional)").fill("+49 171 3920014");
    await edit.getByRole("button", { name: "Save", exact: true }).click();
    await expect(edit).toBeHidden();
    await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+491713920014");

    if (viewport !== phone) {
      // Previous and next follow the list's order, by key as by arrow.
      await page.keyboard.press("]");
      await expect(page.getByRole("heading", { level: 1, name: "Zoé Ångström" })).toBeVisible();
      await expect(page.getByText("No lease yet", { exact: false }).first()).toBeVisible();
      await page.getByRole("button", { name: "Previous tenant" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Katrin Oelmann" })).toBeVisible();
      await page.getByRole("navigation", { name: "You are here" }).getByRole("link").click();
    } else await page.goBack();
    await expect(page).toHaveURL(/\/tenants\?.*q=lindenstr/);
  });
}
