import { parentPort } from "node:worker_threads";

import { drawSheet } from "./draw-sheet.ts";
import type { PrintedSheet } from "./printer.ts";

/** Receives a sheet and returns its PDF. Runs in a worker thread, because a long sheet takes seconds of CPU time. */
parentPort?.on("message", (sheet: PrintedSheet) => {
  void drawSheet(sheet).then((pdf) => {
    const bytes = new Uint8Array(pdf);
    parentPort?.postMessage(bytes, [bytes.buffer]);
  });
});
