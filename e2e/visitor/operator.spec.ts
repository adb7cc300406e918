// Features: site
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, test } from "../support/journey.ts";
import { startTestProduct } from "../support/product/product.ts";
import { onPostgres } from "../support/product/run-postgres.ts";

/** Claims about a location that only the operator can make. */
const unionWords =
  /\bEU\b|\bUE\b|European Union|Unión Europea|Europäischen? Union|Union européenne|Unione europea/;

const languages = ["en", "es", "de", "fr", "it"] as const;

test("[LAND-02] figures and quotes lose their label, and quotes gain their stars, once the operator clears the flags", async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "keystead-content-"));
  cpSync(fileURLToPath(new URL("../../content", import.meta.url)), folder, { recursive: true });
  const file = join(folder, "site.en.json");
  const settings = readFileSync(file, "utf8")
    .replace('"illustrativeClaims": true', '"illustrativeClaims": false')
    .replace('"illustrative": true', '"illustrative": false');
  writeFileSync(file, settings);
  const product = await startTestProduct({ ...(await onPostgres()), CONTENT_DIR: folder });
  try {
    await page.goto(`${product.url}/en`);
    await expect(page.getByText("2,500+", { exact: true })).toBeVisible();
    await expect(page.getByText("Example figures", { exact: true })).toHaveCount(0);
    await expect(page.getByText("Example", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("img", { name: "5 of 5 stars" }).first()).toBeVisible();
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true });
  }
});

test("[GEN-01] nothing says where the data lies before the operator does, and then no more than they do", async ({
  page,
}) => {
  for (const language of languages) {
    for (const path of ["", "/auth"]) {
      await page.goto(`/${language}${path}`);
      const words = `${await page.locator("body").innerText()} ${await page.title()} ${await page
        .locator("meta[name=description]")
        .getAttribute("content")}`;
      expect([language, path, words.match(unionWords)?.[0]]).toEqual([language, path, undefined]);
    }
  }
  for (const [place, isInUnion] of [
    ["Frankfurt am Main, Germany", true],
    ["Zurich, Switzerland", false],
  ] as const) {
    const product = await startTestProduct({ ...(await onPostgres()), OPERATOR_HOSTING: place });
    try {
      await page.goto(`${product.url}/en`);
      await expect(page.getByText(`Hosted in ${place}`).first()).toBeVisible();
      await expect(page.getByText("Your data is stored in the European Union.")).toHaveCount(
        isInUnion ? 1 : 0,
      );
      await page.goto(`${product.url}/en/auth`);
      await expect(page.getByText(`Your data is stored here: ${place}.`)).toBeVisible();
      await page.goto(`${product.url}/en/privacy`);
      await expect(page.getByText("The data is stored in the European Union").first()).toHaveCount(
        isInUnion ? 1 : 0,
      );
    } finally {
      await product.stop();
    }
  }
});
