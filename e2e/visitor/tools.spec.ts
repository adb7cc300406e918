// Features: seo
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { layoutFaults } from "../support/checks/layout.ts";
import { expect, phone, test } from "../support/journey.ts";

const answerOf = (lines: readonly string[]) =>
  new RegExp(lines.map((line) => line.replaceAll(".", "\\.")).join(".*"), "s");

test(
  "[SEO-01] a tool answers while somebody types, and says so when it cannot",
  { tag: "@gate" },
  async ({ page }) => {
    await page.goto("/tools/rental-yield");
    const answer = page.getByRole("status").filter({ hasText: "Gross yield" });
    await expect(answer).toContainText(answerOf(["5.43%", "3.47%", "€8,185.00"]));
    await page.getByLabel("Monthly rent, without charges").fill("1,000");
    await expect(answer).toContainText("5.71%");
    await page.getByLabel("Purchase price").fill("");
    await expect(page.getByText(/^Please check the fields/)).toBeVisible();
    await page.getByLabel("Purchase price").fill("200000");
    await expect(answer).toContainText("6.00%");
  },
);

/** Each tool in its five languages. */
const tools = {
  "rental yield": [
    "rental-yield",
    "rentabilidad-del-alquiler",
    "mietrendite",
    "rendement-locatif",
    "rendimento-da-affitto",
  ],
  "rent increase": [
    "rent-increase",
    "subida-del-alquiler",
    "mieterhoehung",
    "revision-du-loyer",
    "aumento-del-canone",
  ],
  "deposit interest": [
    "deposit-interest",
    "intereses-de-la-fianza",
    "kautionszinsen",
    "interets-du-depot-de-garantie",
    "interessi-sul-deposito",
  ],
  "mortgage payment": [
    "mortgage-payment",
    "cuota-de-la-hipoteca",
    "kreditrate",
    "mensualite-de-credit",
    "rata-del-mutuo",
  ],
} as const;

for (const [tool, slugs] of Object.entries(tools)) {
  test(`[SEO-01] ${tool} answers on a phone in each language, with nothing cut off`, async ({ page }) => {
    await page.setViewportSize(phone);
    for (const slug of slugs) {
      await page.goto(`/tools/${slug}`);
      expect.soft(await page.evaluate(layoutFaults), slug).toEqual([]);
      const first = page.locator("form[data-tool] input").first();
      const value = page.locator(".tool-answer dd").first();
      const example = await value.innerText();
      expect(example).toMatch(/\d/);
      await first.fill("456789");
      await expect(value).not.toHaveText(example);
      await expect(value).toHaveText(/\d/);
      await first.fill("?");
      await expect(page.locator(".tool-answer p")).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("[SEO-01] a tool on a phone shows its formula and an example, and answers what is sent, in each language", async ({
    page,
  }) => {
    for (const [path, button, lines] of [
      ["/tools/rent-increase", "Work it out", ["€893.78", "€43.78", "5.15%"]],
      ["/tools/mieterhoehung", "Berechnen", ["893,78", "43,78", "5,15"]],
      ["/tools/intereses-de-la-fianza", "Calcular", ["14,29", "183", "1.914,29"]],
      ["/tools/mensualite-de-credit", "Calculer", ["750,94", "150", "75"]],
      ["/tools/rendimento-da-affitto", "Calcola", ["5,43%", "3,47%", "8.185,00"]],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(".tool-answer")).toContainText(answerOf(lines));
      await expect(page.locator(".tool-how")).toContainText("÷");
      await page.locator("form[data-tool] input").first().fill("1000");
      await page.getByRole("button", { name: button }).click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?`));
      await expect(page.locator("form[data-tool] input").first()).toHaveValue("1000");
      await expect(page.locator(".tool-answer")).not.toContainText(lines[0]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      await page.locator("form[data-tool] input").first().fill("?");
      await page.getByRole("button", { name: button }).click();
      await expect(page.locator(".tool-answer p")).toBeVisible();
      await expect(page.locator(".tool-answer dl")).toBeHidden();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    }
  });
});
