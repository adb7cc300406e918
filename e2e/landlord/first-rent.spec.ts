// Features: onboarding, leases, payments
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";

test.use({ database: "embedded" });

const english = {
  next: "Continue",
  name: "Name",
  saveProperty: "Save place",
  tenant: "Tenant’s name",
  rent: /^Monthly rent/,
  day: /^Payment day/,
  saveRent: "Save rent",
  markPaid: /^Mark paid/,
  recorded: /from Katrin Oelmann recorded/,
  paid: "Paid",
  undo: "Undo",
};

const words = {
  en: english,
  de: {
    ...english,
    next: "Weiter",
    saveProperty: "Immobilie speichern",
    tenant: "Name des Mieters",
    rent: /^Monatsmiete/,
    day: /^Zahlungstag/,
    saveRent: "Miete speichern",
    markPaid: /^Bezahlt: Katrin/,
    recorded: /von Katrin Oelmann gebucht/,
    paid: "Bezahlt",
    undo: "Rückgängig machen",
  },
} as const;

for (const [language, size] of [
  ["en", { width: 1280, height: 800 }],
  ["de", phone],
] as const) {
  test(`a landlord comes from sign-up to paid rent, ${language}, ${size.width} px`, async ({ page }) => {
    const say = words[language];
    await page.setViewportSize(size);
    await signUpNewcomer(page, { language });

    await page.getByRole("button", { name: say.next }).click();
    await page.getByLabel(say.name, { exact: true }).fill("Lindenstraße 14");
    await page.getByRole("button", { name: say.saveProperty }).click();
    await page.getByLabel(say.tenant).fill("Katrin Oelmann");
    await page.getByLabel(say.rent).fill(language === "de" ? "825,50" : "825.50");
    await page.getByLabel(say.day).fill("1");
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: say.saveRent }).click();

    // Two actions from the portfolio: open the sheet, confirm it. The open amount is filled in.
    const open = page.getByRole("button", { name: say.markPaid }).first();
    await open.click();
    const form = page.getByRole("dialog");
    await expect(form.getByRole("textbox").first()).toBeFocused();
    await expect(form.getByRole("textbox").first()).toHaveValue(language === "de" ? "825,50" : "825.50");
    await page.keyboard.press("Enter");
    await expect(page.getByText(say.recorded).first()).toBeVisible();
    await expect(form).toBeHidden();

    await page.goto("/leases");
    await page
      .getByRole("link", { name: /Katrin Oelmann/ })
      .first()
      .click();
    await expect(page.getByText(say.paid, { exact: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto("/income");
    await expect(page.getByText(language === "de" ? /825,50/ : /825\.50/).first()).toBeVisible();
    await expect(page.getByText("Katrin Oelmann").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test(
  "[PORT-01] [LEASE-02] [GEN-03] marking paid records it here alone, can be taken back, and the portfolio says who owes what",
  { tag: "@gate" },
  async ({ page, product }) => {
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    await signUpNewcomer(page);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Rua Nova 12");
    await page.getByRole("button", { name: "Save place" }).click();
    await page.getByLabel("Tenant’s name").fill("Duarte Meireles");
    await page.getByLabel(/^Monthly rent/).fill("1080");
    await page.getByLabel(/^Payment day/).fill("1");
    await page.getByRole("button", { name: "Save rent" }).click();
    await page
      .getByRole("button", { name: /^Mark paid/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("textbox").first().fill("400.50");
    await expect(page.getByText(/679\.50 stays open/)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText(/400\.50 from Duarte Meireles recorded/).first()).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).first().click();
    await page.goto("/income");
    await expect(page.getByText("Duarte Meireles")).toHaveCount(0);
    // A payment is only recorded: no request goes to a bank or a payment service.
    expect([...origins]).toEqual([new URL(product.url).origin]);
  },
);

test("a second user meets nothing of the first, whatever the address", async ({ page, browser, product }) => {
  await signUpNewcomer(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Kreuzstraße 3");
  await page.getByRole("button", { name: "Save place" }).click();
  await expect(page.getByLabel("Tenant’s name")).toBeVisible();
  const mine = await page.evaluate(async () => (await fetch("/api/v1/properties")).json());
  const id = String(mine.items[0].id);

  const stranger = await browser.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { "x-forwarded-for": "84.141.1.1" },
  });
  const other = await stranger.newPage();
  await signUpNewcomer(other);
  const answers = await other.evaluate(async (foreign) => {
    const missing = "00000000-0000-4000-8000-000000000000";
    const ask = async (path: string) => {
      const answer = await fetch(path);
      return `${answer.status} ${await answer.text()}`;
    };
    return {
      list: await ask("/api/v1/properties"),
      foreign: await ask(`/api/v1/properties/${foreign}`),
      missing: await ask(`/api/v1/properties/${missing}`),
    };
  }, id);
  expect(answers.list).toContain('"total":0');
  expect(answers.foreign).toMatch(/^404 /);
  expect(answers.foreign).toBe(answers.missing);
  await stranger.close();
});
