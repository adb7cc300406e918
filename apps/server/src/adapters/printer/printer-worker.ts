import { parentPort } from "node:worker_threads";

import { drawSheet } from "./draw-sheet.ts";
import type { PrintedSheet } from "./printer.ts";

/** One sheet in, its PDF out; drawn here, for a long one holds its thread for seconds. */
parentPort?.on("message", (sheet: PrintedSheet) => {
  void drawSheet(sheet).then((pdf) => {
    const bytes = new Uint8Array(pdf);
    parentPort?.postMessage(bytes, [bytes.buffer]);
  });
});
