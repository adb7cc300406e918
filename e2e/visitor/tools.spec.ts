// Features: seo
import { expect, test } from "../support/journey.ts";

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

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("[SEO-01] a tool shows its formula and an example, and answers what is sent, in each language", async ({
    page,
  }) => {
    for (const [path, button, lines] of [
      ["/tools/rent-increase", "Work it out", ["€893.78", "€43.78", "5.15%"]],
      ["/tools/mieterhoehung", "Berechnen", ["893,78", "43,78", "5,15"]],
      ["/tools/intereses-de-la-fianza", "Calcular", ["14,29", "183", "1.914,29"]],
      ["/tools/mensualite-de-credit", "Calculer", ["750,94", "150", "75"]],
      ["/tools/rendimento-da-affitto", "Calcoli", ["5,43%", "3,47%", "8.185,00"]],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(".tool-answer")).toContainText(answerOf(lines));
      await expect(page.locator(".tool-how")).toContainText("÷");
      await page.locator("form[data-tool] input").first().fill("1000");
      await page.getByRole("button", { name: button }).click();
      await expect(page).toHaveURL(new RegExp(`${path}\\?`));
      await expect(page.locator("form[data-tool] input").first()).toHaveValue("1000");
      await expect(page.locator(".tool-answer")).not.toContainText(lines[0]);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
    }
  });
});
