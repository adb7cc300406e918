// Features: bulk
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, freshEmail, type Page, phone, test } from "../support/journey.ts";
import { field, password, signUpNewcomer } from "../support/records/people.ts";
import { addProperty } from "../support/records/records.ts";

test.use({ database: "embedded" });

const sheet = [
  "Inmueble\tCiudad\tModalidad\tInquilino\tRenta mensual (€)\tDía de pago\tFecha de inicio",
  "Calle Feria 12\tSevilla\tmensual\tAna García\t1.234,50\t5\t01/03/2026",
  "Ático Luna\tMadrid\tlarga duración\tLuis Pérez\t950\t1\t15/01/2026",
  '"Plaza Mayor 3\n2.º B"\tMadrid\tmensual\tMarta Ruiz\t1.050\t1\t01/02/26',
  "Paseo Marítimo 8\tMálaga\t\tJorge Sanz\t780,00\t\t2026-04-01",
].join("\r\n");

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("ControlOrMeta+V");
}

async function leases(page: Page): Promise<number> {
  const answer = await page.request.get("/api/v1/leases");
  const { total }: { total: number } = await answer.json();
  return total;
}

test.describe("in Spain", () => {
  test.use({ locale: "es-ES", timezoneId: "Europe/Madrid" });

  test("four properties with tenants and rents come out of a spreadsheet without a typed cell", async ({
    page,
  }) => {
    await page.goto("/es/auth?tab=signup");
    await field(page, "Correo electrónico").fill(freshEmail("casera"));
    await field(page, "Contraseña").fill(password);
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    await page.waitForURL("**/portfolio");
    await page.getByRole("link", { name: "Propiedades" }).click();
    await page.getByRole("button", { name: "Añadir varias" }).click();
    await expect(page.getByRole("textbox", { name: "Propiedad, fila 1", exact: true })).toBeFocused();
    await expectAccessible(page);

    await paste(page, sheet);
    const grid = page.getByRole("table", { name: "Filas por añadir" });
    // The titles fill no row; each cell shows how it was read, and one unambiguous date decides how to read the others.
    await expect(grid.getByRole("textbox", { name: "Propiedad, fila 3" })).toHaveValue("Plaza Mayor 3 2.º B");
    await expect(grid.getByText("1.234,50 €")).toBeVisible();
    await expect(grid.getByText("1.050,00 €")).toBeVisible();
    await expect(grid.getByText("1 mar 2026")).toBeVisible();
    await expect(grid.getByText("1 feb 2026")).toBeVisible();
    await expect(page.getByRole("radio", { name: /primero el día/ })).toBeChecked();
    await expect(
      page.getByRole("status").getByText("Crea 4 propiedades, 4 inquilinos, 4 contratos"),
    ).toBeVisible();
    await expectAccessible(page);
    expect(await leases(page)).toBe(0);

    await page.getByRole("button", { name: "Crear 4" }).click();
    await page.waitForURL("**/properties");
    await expect(page.getByRole("link", { name: "Ático Luna", exact: true })).toBeVisible();
    expect(await leases(page)).toBe(4);
    const undo = page.getByRole("button", { name: "Deshacer" });
    await expect(page.getByText("Creado: 4 propiedades, 4 inquilinos, 4 contratos")).toBeVisible();
    await undo.click();
    await expect(page.getByText("Deshecho. No se ha conservado nada.")).toBeVisible();
    await expect(page.getByRole("heading", { name: /Aquí|propiedades/ })).toBeVisible();
    expect(await leases(page)).toBe(0);
  });
});

test("what needs attention stays in the grid with its text, and a paid batch is kept", async ({ page }) => {
  await page.setViewportSize(phone);
  await signUpNewcomer(page);
  await page.goto("/properties/bulk");
  await expect(page.getByRole("textbox", { name: "Property, row 1" })).toBeFocused();
  await paste(
    page,
    "Property\tTenant\tRent\tStart\nHouse 1\tAnn\t900\t03/04/2026\nHouse 2\tBert\tmuch\t05/04/2026\nHouse 3",
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.getByText("2 rows need attention").first()).toBeAttached();
  await page.getByRole("radio", { name: /day first/ }).check();
  await page.getByRole("button", { name: "1 row needs attention" }).click();
  await expect(page.getByRole("textbox", { name: "Monthly rent, row 2" })).toBeFocused();
  await page.getByRole("button", { name: "Create 2" }).click();
  await expect(page.getByText("Created: 2 properties, 1 tenant, 1 lease")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Property, row 1" })).toHaveValue("House 2");
  await expect(page.getByRole("textbox", { name: "Monthly rent, row 1" })).toHaveValue("much");
  expect(await leases(page)).toBe(1);

  const listed: { items: { id: string }[] } = await (await page.request.get("/api/v1/leases")).json();
  const id = listed.items[0]?.id ?? "";
  const whole: { rows: { ref: string }[] } = await (await page.request.get(`/api/v1/leases/${id}`)).json();
  const paid = await page.request.post(`/api/v1/leases/${id}/payments`, {
    headers: { origin: new URL(page.url()).origin },
    data: { rows: [whole.rows[0]?.ref], method: "cash" },
  });
  expect(paid.status()).toBe(200);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Payments are recorded on this. Remove them first.")).toBeVisible();
  expect(await leases(page)).toBe(1);

  // Leaving asks before the remaining lines are lost.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: "Leases" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
  await expect(page.getByRole("textbox", { name: "Property, row 1", exact: true })).toHaveValue("House 2");
});

test("[EXP-01] a list of bills is pasted into the expenses, asked about when it comes twice, and taken back whole", async ({
  page,
}) => {
  await signUpNewcomer(page, { language: "de" });
  await addProperty(page, "Lindenhof");
  await page.goto("/expenses?period=2026");
  await page.getByRole("button", { name: "Mehrere erfassen" }).click();
  await expect(page.getByRole("textbox", { name: "Datum, Zeile 1", exact: true })).toBeFocused();
  const bills = [
    "Belegdatum\tObjekt\tKostenart\tBruttobetrag\tLieferant",
    "03.02.2026\tLindenhof\tInstandhaltung\t-1.240,50 €\tHausmeister Krüger",
    "04.02.2026\tlindenhof\tVersicherung\t-380,00 €\tAllianz",
    "05.02.2026\tLindenhof\tBlümchen\t-12,00 €\tFlorist",
  ].join("\n");
  await paste(page, bills);
  await expect(page.getByRole("status").getByText("Bucht 2 Ausgaben")).toBeVisible();
  // Scrolled so that the sticky foot covers no line in part.
  await page.getByRole("button", { name: "Zeilen hinzufügen" }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.getByRole("button", { name: "1 Zeile zu prüfen" }).click();
  await expect(page.getByRole("textbox", { name: "Kategorie, Zeile 3" })).toBeFocused();
  await page.getByRole("button", { name: /Sonstiges/ }).click();
  await page.getByRole("button", { name: "3 buchen" }).click();
  await page.waitForURL("**/expenses");
  await expect(page.getByText("Gebucht: 3 Ausgaben")).toBeVisible();
  await page.goto("/expenses?period=2026-02");
  await expect(page.getByRole("table").last()).toContainText("1.632,50");

  await page.goto("/expenses/bulk");
  await expect(page.getByRole("textbox", { name: "Datum, Zeile 1", exact: true })).toBeFocused();
  await paste(page, bills.replace("Blümchen", "Sonstiges"));
  await page.getByRole("button", { name: "3 buchen" }).click();
  await expect(page.getByText(/^Die Zeilen 1–3 haben dieselbe Immobilie/)).toBeInViewport();
  await page.getByRole("button", { name: "Zeilen hinzufügen" }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Trotzdem speichern" }).click();
  await expect(page.getByText("Gebucht: 3 Ausgaben")).toBeVisible();
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(page.getByText("Rückgängig gemacht", { exact: false })).toBeVisible();
  const { total } = (await (await page.request.get("/api/v1/expenses")).json()) as { total: number };
  expect(total).toBe(3);
});
