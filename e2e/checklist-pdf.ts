/** Prints the checklist page of the running product to PDF, one file per language; the web has to be built. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { openBrowser } from "./support/product/browser.ts";
import { startTestProduct } from "./support/product/product.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;
const folder = join(import.meta.dirname, "../apps/web/public/download");

mkdirSync(folder, { recursive: true });
const product = await startTestProduct();
const browser = await openBrowser();
for (const language of languages) {
  const page = await browser.newPage({ baseURL: product.url });
  await page.goto(`/${language}/airbnb-turnover-checklist-free-download`);
  await page.evaluate(async () => document.fonts.ready);
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true, tagged: true });
  writeFileSync(join(folder, `turnover-checklist-${language}.pdf`), withoutDate(pdf));
  await page.close();
}
await browser.close();
await product.stop();
process.stdout.write(`${languages.length} files in ${folder}\n`);

/** Without its dates, the same page gives the same bytes whenever it is printed. */
function withoutDate(pdf: Buffer): Buffer {
  const text = pdf.toString("latin1");
  const fixed = text.replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, "/$1 (D:20260101000000");
  return Buffer.from(fixed, "latin1");
}
