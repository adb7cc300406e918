// Features: bulk, leases, payments
/// <reference lib="dom" />
import { handsOf } from "../support/hands.ts";
import { expect, freshEmail, phone, test } from "../support/journey.ts";
import { field, password, signUpNewcomer } from "../support/records/people.ts";
import { addProperty, addRent } from "../support/records/records.ts";
import { within } from "../support/task-budgets.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

for (const way of ["mouse", "keyboard", "phone"] as const) {
  test.describe(`by ${way}`, () => {
    test.use(way === "phone" ? { viewport: phone } : { viewport: { width: 1280, height: 800 } });

    test("task 1: an account from the front page, with the trial of Pro", async ({ page }) => {
      await page.goto("/");
      const hands = handsOf(page, way);
      await hands.press(
        page.getByRole("link", { name: "Start free trial" }).filter({ visible: true }).first(),
      );
      await page.waitForURL(/\/auth/);
      await hands.fill(field(page, "Email"), freshEmail("task"));
      await hands.fill(field(page, "Password"), password);
      await hands.press(page.getByRole("button", { name: "Create account", exact: true }));
      await page.waitForURL("**/portfolio");
      await expect(page.getByText(/^Pro trial activated until/)).toBeVisible();
      await expect(page.locator("#onboarding")).toBeVisible();
      within(1, way, hands);
    });

    test("task 2: the first property, in German", async ({ page }) => {
      await signUpNewcomer(page, { language: "de" });
      const hands = handsOf(page, way);
      await hands.press(page.getByRole("button", { name: "Weiter" }));
      const name = page.getByLabel("Name", { exact: true });
      // The first field of the step has the focus.
      await expect(name).toBeFocused();
      await hands.fill(name, "Lindenstraße 14");
      await hands.press(page.getByRole("button", { name: "Immobilie speichern" }));
      await expect(page.getByLabel("Name des Mieters")).toBeFocused();
      within(2, way, hands);
      await page.goto("/properties");
      await expect(page.getByRole("link", { name: "Lindenstraße 14" }).first()).toBeVisible();
    });

    test("task 3: a tenant and a lease of 950,00 €, in French", async ({ page }) => {
      await signUpNewcomer(page, { language: "fr" });
      const { id } = await addProperty(page, "Rue Neuve 12");
      await page.goto(`/properties/${id}`);
      const add = page.getByRole("button", { name: "Ajouter un bail" });
      await expect(add).toBeVisible();
      const hands = handsOf(page, way);
      await hands.press(add);
      const form = page.getByRole("dialog");
      const tenant = form.getByRole("combobox", { name: "Locataire" });
      await expect(tenant).toBeFocused();
      // A new name, and Enter: the tenant is created with the lease.
      await hands.fill(tenant, "Odile Garnier");
      await page.keyboard.press("Enter");
      const named = form.getByLabel("Nom du nouveau locataire");
      await expect(named).toHaveValue("Odile Garnier");
      await expect(named).toBeFocused();
      await hands.fill(form.getByLabel(/^Loyer mensuel/), "950,00");
      await hands.fill(form.getByLabel("Jour d’échéance"), "5");
      await expect(form.getByText(/950,00\s€/).first()).toBeVisible();
      await hands.press(form.getByRole("button", { name: "Ajouter le bail" }));
      await expect(form).toBeHidden();
      await expect(page.getByText(/950,00\s€/).first()).toBeVisible();
      within(3, way, hands);
    });

    test("task 4: four properties with tenants and rents out of a spreadsheet, in Spanish", async ({
      page,
    }) => {
      await signUpNewcomer(page, { language: "es" });
      await page.goto("/properties");
      const addInBulk = page.getByRole("button", { name: "Añadir varias" });
      await expect(addInBulk).toBeVisible();
      const hands = handsOf(page, way);
      await hands.press(addInBulk);
      await expect(page.getByRole("textbox", { name: "Propiedad, fila 1", exact: true })).toBeFocused();
      const rows = ["Feria 12", "Luna 3", "Mayor 3", "Paseo 8"].map(
        (place, at) => `${place}\tSevilla\tmensual\tInquilina ${at}\t950\t5\t${at + 13}/01/2026`,
      );
      const sheet = [
        "Inmueble\tCiudad\tModalidad\tInquilino\tRenta mensual (€)\tDía de pago\tFecha de inicio",
        ...rows,
      ].join("\n");
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), sheet);
      await page.keyboard.press("ControlOrMeta+V");
      hands.count();
      const create = page.getByRole("button", { name: "Crear 4" });
      await expect(create).toBeEnabled();
      await hands.key("ControlOrMeta+Enter", create);
      await page.waitForURL("**/properties");
      await expect(page.getByRole("link", { name: "Luna 3" }).first()).toBeVisible();
      within(4, way, hands);
    });

    test("task 5: this month's rent in full, by transfer", async ({ page }) => {
      await signUpNewcomer(page);
      await addRent(page, "Katrin Oelmann");
      await page.goto("/portfolio");
      const pay = page.getByRole("button", { name: /^Mark paid/ }).first();
      await expect(pay).toBeVisible();
      const hands = handsOf(page, way);
      await hands.key("m", pay);
      const amount = page.getByRole("dialog").getByRole("textbox").first();
      await expect(amount).toBeFocused();
      await expect(amount).toHaveValue("825.50");
      await hands.key("Enter", page.getByRole("button", { name: /^Record .*825\.50/ }));
      await expect(page.getByText(/825\.50 from Katrin Oelmann recorded/).first()).toBeVisible();
      within(5, way, hands);
    });

    test("task 6: a part of 400,50 € in cash, in Italian", async ({ page }) => {
      await signUpNewcomer(page, { language: "it" });
      await addRent(page, "Chiara Bonfanti");
      await page.goto("/portfolio");
      const pay = page.getByRole("button", { name: /^Segna pagato/ }).first();
      await expect(pay).toBeVisible();
      const hands = handsOf(page, way);
      await hands.key("m", pay);
      const sheet = page.getByRole("dialog");
      const amount = sheet.getByRole("textbox").first();
      await expect(amount).toBeFocused();
      await hands.fill(amount, "400,50");
      const cash = sheet.getByRole("radio", { name: "Contanti" });
      if (way === "keyboard") {
        await hands.key("Tab", cash);
        await page.keyboard.press("ArrowRight");
        await expect(cash).toBeChecked();
      } else await hands.press(sheet.getByText("Contanti", { exact: true }));
      await hands.key("Enter", sheet.getByRole("button", { name: /^Registra .*400,50/ }));
      await expect(page.getByText(/400,50.*Chiara Bonfanti/).first()).toBeVisible();
      await expect(page.getByText(/425,00/).first()).toBeVisible();
      within(6, way, hands);
    });
  });
}
