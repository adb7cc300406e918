/// <reference lib="dom" />
import { readFile } from "node:fs/promises";

import { readZip } from "@keystead/testkit/read-zip";

import { expectAccessible } from "../support/axe.ts";
import { expect, expectNoSidewaysScroll, phone, test } from "../support/journey.ts";
import { signUpToSample } from "../support/people.ts";

test("[EXPO-01] a year of expenses is looked at, downloaded as a spreadsheet, and comes to the sum of the screen", async ({
  page,
}) => {
  await signUpToSample(page);
  const year = new Date().getFullYear();
  await page.goto(`/exports?of=expenses&period=${year - 1}-01`);
  await expect(page.getByText("No data available for export")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download" })).toBeDisabled();
  await page.goto(`/exports?period=${year}`);
  await page.getByRole("button", { name: /^Expenses/ }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("row")).toHaveCount(6);
  await expectAccessible(page);
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Control+Enter");
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`expenses_${year}-01_${year}-12.xlsx`);
  const sheet = readZip(await readFile(await download.path())).get("xl/worksheets/sheet1.xml");
  const [, sum = ""] = /<f>SUMIF\([^<]*&quot;EUR&quot;[^<]*<\/f><v>([\d.]+)<\/v>/.exec(String(sheet)) ?? [];
  const shown = Number(sum).toLocaleString("en-GB", { minimumFractionDigits: 2 });
  await expect(page.getByText(`EUR ${shown}`).first()).toBeVisible();
  await expect(page.getByRole("link", { name: download.suggestedFilename() })).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
