import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import pdfmake from "pdfmake";

import { letterPages } from "#adapters/letters/letter-pages.ts";
import { teachForeignFonts } from "./text-shaping/teach-foreign-fonts.ts";
import { withForeignText } from "./text-shaping/with-foreign-text.ts";
import { createNotoParts, type NotoParts } from "./noto-parts.ts";
import type { PrintedSheet } from "./printer.ts";
import { reportPages } from "./report-pages.ts";

/**
 * Roboto comes with pdfmake (Apache 2.0) and has Latin Extended, Greek and Cyrillic; the medium weight serves as bold.
 */
const fonts = join(dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")), "fonts/Roboto");

pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts));
pdfmake.setFonts({
  Roboto: { normal: join(fonts, "Roboto-Regular.ttf"), bold: join(fonts, "Roboto-Medium.ttf") },
});

const ofTheProduct = createNotoParts();
let parts = ofTheProduct;
teachForeignFonts(() => parts);

/**
 * Draws the PDF of a sheet. Call it for one sheet at a time, because the font parts are module state. It opens only
 * those parts of the fonts for other scripts that the sheet uses.
 */
export async function drawSheet(sheet: PrintedSheet, given: NotoParts = ofTheProduct): Promise<Buffer> {
  parts = given;
  const pages = "kind" in sheet ? reportPages(sheet) : letterPages(sheet);
  return pdfmake.createPdf(withForeignText(pages, parts)).getBuffer();
}
