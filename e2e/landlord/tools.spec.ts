// Features: mortgage, market-range, leads
/// <reference lib="dom" />
import { expectAccessible } from "../support/checks/axe.ts";
import { expect, expectNoSidewaysScroll, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";

test("[MORT-01] a mortgage is calculated as it is typed, kept in the address, unfolded by month, and its waitlist joined", async ({
  page,
}) => {
  const email = await signUpNewcomer(page);
  await page.keyboard.press("ControlOrMeta+K");
  await page.getByRole("combobox").fill("mortg");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Mortgage calculator" })).toBeVisible();
  await page.getByLabel("Property price").fill("250000");
  await page.getByLabel("Down payment").fill("0");
  await page.getByLabel("Interest rate a year").fill("6.5");
  await page.getByLabel("Term in years").fill("30");
  const result = page.getByRole("region", { name: "What it comes to" });
  await expect(result).toContainText("€1,580.17");
  await expect(result).toContainText("€568,861.22");
  await expect(result).toContainText("€318,861.22");
  await expect(page).toHaveURL(/price=250000\.00&down=0\.00&rate=6\.5&years=30/);
  await page.reload();
  await expect(result).toContainText("€1,580.17");

  const table = page.getByRole("table");
  await page.getByRole("button", { name: "Show all months" }).click();
  await expect(table.getByRole("row")).toHaveCount(1 + 30 + 360 + 1);
  await expect(table.getByRole("row").last()).toContainText("568,861.22");
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const soon = page.getByRole("region", { name: "Save and link calculations" });
  await expect(soon.getByLabel("Email")).toHaveValue(email);
  await soon.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(soon.getByText("You are on the list.")).toBeVisible();
});

test("[MKT-01] a German file of windows-1252 is read here, and one's own price is set beside it", async ({
  page,
}) => {
  await signUpNewcomer(page, { language: "de" });
  await page.goto("/market-range");
  await expect(page.getByRole("heading", { level: 1, name: "Marktspanne" })).toBeVisible();
  await expect(page.getByText("Nichts wird gespeichert")).toBeVisible();
  await expectAccessible(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  const rows = ["890,00 €", "950,00", "1.020,50", "1.090,00", "1.150", "auf Anfrage"].map(
    (price, index) => `"Mühlstraße ${index + 1}; Köln";2;1;${50 + index},5;${price}`,
  );
  await page.locator("input[type=file]").setInputFiles({
    name: "preise.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      ["address;bedrooms;bathrooms;size_sqm;Preis", ...rows].join("\r\n").replaceAll("€", "\u0080"),
      "latin1",
    ),
  });
  await expect(page.getByRole("heading", { name: /Übliche Spanne 950,00.€ bis 1\.090,00.€/ })).toBeVisible();
  await expect(page.getByText("5 Preise verwendet, 1 Zeile übersprungen")).toBeVisible();
  await expect(page.getByRole("row", { name: "7 Keine Zahl auf Anfrage" })).toBeVisible();
  await page.getByRole("textbox", { name: "Mein Preis" }).fill("1150");
  await expect(page.getByText(/1\.150,00.€ liegt über P75 \(1\.090,00.€\)/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(sent).toEqual([]);
});

test("[MKT-01] a file that is none says so to the letter, and the template has the five columns", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await page.goto("/market-range");
  const file = page.locator("input[type=file]");
  const csv = (text: string) => ({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await file.setInputFiles(csv("address,bedrooms\nCalle Sol 3,1\n"));
  const problem = page.getByRole("alert").filter({ hasText: /./ });
  await expect(problem).toContainText("Invalid CSV format. Please check your file.");
  await file.setInputFiles(csv("price\nnone\n"));
  await expect(problem).toContainText("No valid prices found in CSV file.");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download template" }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).toString("utf8")).toBe("\uFEFFaddress,bedrooms,bathrooms,size_sqm,price\r\n");
});

test("[CSV-01] the import of files is found by the palette and from the settings, and both its messages are seen", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await page.keyboard.press("ControlOrMeta+K");
  await page.getByRole("combobox").fill("csv");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "CSV import" })).toBeVisible();
  await page.goto("/settings");
  await page
    .getByRole("navigation", { name: "Sections of the settings" })
    .getByRole("link", { name: "CSV import" })
    .click();
  await expect(page.getByText("Coming soon", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page.getByText("You are on the list.")).toBeVisible();
});

test("[CSV-01] the import of files is said to come, from each list that it will fill, and has a waitlist", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await page.goto("/expenses");
  await page.getByRole("main").getByRole("link", { name: "CSV import (coming soon)" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "CSV import" })).toBeVisible();
  await expect(page.getByText("Coming soon")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page.getByText("You are on the list.")).toBeVisible();
  await page.goto("/properties/bulk");
  await page.getByRole("main").getByRole("link", { name: "CSV import (coming soon)" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "CSV import" })).toBeVisible();
});
