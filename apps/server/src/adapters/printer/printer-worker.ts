import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";

import pdfmake from "pdfmake";

import { letterPages } from "#adapters/letters/letter-pages.ts";
import type { PrintedSheet } from "./printer.ts";
import { reportPages } from "./report-pages.ts";

/** Roboto comes with pdfmake (Apache 2.0) and has Latin Extended and Cyrillic; medium stands for bold. */
const fonts = join(dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")), "fonts/Roboto");

pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts));
pdfmake.setFonts({
  Roboto: { normal: join(fonts, "Roboto-Regular.ttf"), bold: join(fonts, "Roboto-Medium.ttf") },
});

/** One sheet in, its PDF out; drawn here, for a long one holds its thread for seconds. */
parentPort?.on("message", (sheet: PrintedSheet) => {
  void pdfmake
    .createPdf("kind" in sheet ? reportPages(sheet) : letterPages(sheet))
    .getBuffer()
    .then((pdf) => {
      const bytes = new Uint8Array(pdf);
      parentPort?.postMessage(bytes, [bytes.buffer]);
    });
});
