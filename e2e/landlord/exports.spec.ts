// Features: exports, own-data
/// <reference lib="dom" />
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

import { readZip } from "@keystead/testkit/read-zip";

import { expectAccessible } from "../support/checks/axe.ts";
import { thisYear } from "../support/clock.ts";
import { expect, expectNoSidewaysScroll, type Page, phone, test } from "../support/journey.ts";
import { signUpNewcomer } from "../support/records/people.ts";
import { addProperty, post } from "../support/records/records.ts";

const paper = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
const year = thisYear();

/** Five costs of this year, the first with its receipt. */
async function fiveCosts(page: Page): Promise<void> {
  const { id: propertyId } = await addProperty(page, "Lindenstraße 14");
  const costs = [
    ["repairs", "100.10", "Plumber"],
    ["repairs", "200.20", "Roofer"],
    ["insurance", "300.30", "House insurance"],
    ["taxes", "400.40", "Land tax"],
    ["cleaning", "500.50", "Stairs"],
  ];
  for (const [category, amount, notes] of costs) {
    const cost = await post<{ readonly id: string }>(page, "expenses", {
      propertyId,
      category,
      amount,
      currency: "EUR",
      date: `${year}-01-02`,
      notes,
    });
    if (notes !== "Plumber") continue;
    const answer = await page.request.post(`/api/documents/expense/${cost.id}`, {
      headers: {
        origin: new URL(page.url()).origin,
        "content-type": "application/octet-stream",
        "x-file-name": "scan.pdf",
      },
      data: paper,
    });
    expect(answer.status()).toBe(201);
  }
}

/** The file that a press downloads. */
async function fileOf(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

function sumIn(xlsx: Buffer): string | undefined {
  const sheet = String(readZip(xlsx).get("xl/worksheets/sheet1.xml"));
  return /<f>SUMIF\([^<]*&quot;EUR&quot;[^<]*<\/f><v>([\d.]+)<\/v>/.exec(sheet)?.[1];
}

test("[EXPO-01] a year of expenses is looked at, summed, taken along as a list, and handed to the accountant", async ({
  page,
}) => {
  await signUpNewcomer(page);
  await fiveCosts(page);
  await page.goto(`/exports?of=expenses&period=${year - 1}-01`);
  await expect(page.getByText("No data available for export")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download" })).toBeDisabled();
  await page.goto(`/exports?period=${year}`);
  await page.getByRole("button", { name: /^Expenses/ }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("row")).toHaveCount(6);
  await expectAccessible(page);
  const sheet = await fileOf(page, () => page.keyboard.press("Control+Enter"));
  expect([sheet.name, sumIn(sheet.content)]).toEqual([`expenses_${year}-01_${year}-12.xlsx`, "1501.50"]);
  await expect(page.getByText("EUR 1,501.50").first()).toBeVisible();
  await expect(page.getByRole("link", { name: sheet.name })).toBeVisible();

  await page.getByRole("button", { name: "Prepare the archive" }).click();
  const link = page.getByRole("link", { name: /^Download archive \(/ });
  await expect(link).toBeVisible();
  const { content } = await fileOf(page, () => link.click());
  const zip = readZip(content);
  expect(zip.get(`receipts/${year}-01-02_Plumber_100.10-EUR.pdf`)?.equals(paper)).toBe(true);
  expect(sumIn(zip.get(`reports/${sheet.name}`) ?? Buffer.alloc(0))).toBe("1501.50");
  const control = String(zip.get("index.html"));
  expect(control).toContain('<td class="n">1501.50</td>');
  for (const [name, file] of zip)
    if (name.includes("/")) expect(control).toContain(createHash("sha256").update(file).digest("hex"));

  await page.goto(`/expenses?period=${year}&category=repairs`);
  await page.getByRole("button", { name: "Export this list" }).click();
  const list = await fileOf(page, () => page.getByRole("menuitem", { name: /XLSX/ }).click());
  expect(sumIn(list.content)).toBe("300.30");
  await expect(page.getByText(`${list.name} is downloaded.`)).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await page.goto(`/exports?of=expenses&period=${year}`);
  await expect(preview.getByRole("row")).toHaveCount(6);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
