import { Worker } from "node:worker_threads";

import type { LetterSheet } from "@keystead/contract/letters";

import type { ReportSheet } from "./report-sheet.ts";

/** What can be drawn: a letter, or a table of many pages. */
export type PrintedSheet = LetterSheet | ReportSheet;

export type Printer = {
  /**
   * Draws the PDF of a sheet. Throws `PrinterBusy` if too many sheets wait, and an Error if it cannot be drawn in
   * time.
   */
  readonly print: (sheet: PrintedSheet) => Promise<Uint8Array<ArrayBuffer>>;
  readonly close: () => Promise<void>;
};

/** Too many sheets wait; the same request may succeed a little later. */
export class PrinterBusy extends Error {
  override readonly name = "PrinterBusy";
}

type Bounds = {
  readonly mostWaiting: number;
  readonly longestMs: number;
  /** After this long without work the thread is stopped and its memory freed. */
  readonly restMs: number;
};

const BOUNDS: Bounds = { mostWaiting: 20, longestMs: 20_000, restMs: 60_000 };
/** A table of 5,000 rows has more than a hundred pages, and few people print at a time. */
export const REPORT_BOUNDS: Bounds = { mostWaiting: 4, longestMs: 90_000, restMs: 30_000 };
const MOST_MEGABYTES = 512;

type Waiting = {
  readonly sheet: PrintedSheet;
  readonly done: (pdf: Uint8Array<ArrayBuffer>) => void;
  readonly failed: (error: Error) => void;
};

/**
 * One thread draws sheets, one after the other; the event loop only hands them over. A thread that dies or takes too
 * long is discarded with its sheet, and the next sheet gets a new one.
 */
// oxlint-disable-next-line max-lines-per-function -- one thread: it, its sheet and its time limit change together
export function createPrinter(
  given: Partial<Bounds> = {},
  source: URL = new URL("./printer-worker.ts", import.meta.url),
): Printer {
  const { mostWaiting, longestMs, restMs } = { ...BOUNDS, ...given };
  const waiting: Waiting[] = [];
  let worker: Worker | null = null;
  let drawing: Waiting | null = null;
  let timer: NodeJS.Timeout | null = null;

  const print: Printer["print"] = (sheet) =>
    new Promise((done, failed) => {
      if (waiting.length >= mostWaiting) {
        failed(new PrinterBusy("too many sheets wait to be drawn"));
        return;
      }
      waiting.push({ sheet, done, failed });
      next();
    });

  return { print, close: () => discard(new Error("the printer was closed")) };

  function next(): void {
    if (drawing !== null) return;
    drawing = waiting.shift() ?? null;
    if (drawing === null) {
      after(restMs, () => void discard(null)).unref();
      return;
    }
    worker ??= begin();
    worker.ref();
    worker.postMessage(drawing.sheet);
    after(longestMs, () => void discard(new Error("a sheet took too long to draw")));
  }

  function begin(): Worker {
    const begun = new Worker(source, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
    begun.on("message", (pdf: Uint8Array<ArrayBuffer>) => {
      const drawn = drawing;
      drawing = null;
      begun.unref();
      drawn?.done(pdf);
      next();
    });
    // Events of a thread that was already discarded are ignored.
    const died = (error: Error): void => {
      if (worker === begun) void discard(error);
    };
    begun.on("error", died);
    begun.on("exit", () => {
      died(new Error("the printer stopped"));
    });
    return begun;
  }

  function after(ms: number, then: () => void): NodeJS.Timeout {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(then, ms);
    return timer;
  }

  /** Fails the sheet being drawn; waiting sheets get a new thread. */
  async function discard(error: Error | null): Promise<void> {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const ended = worker;
    const lost = drawing;
    worker = null;
    drawing = null;
    if (lost !== null) lost.failed(error ?? new Error("the printer was closed"));
    if (waiting.length > 0) next();
    await ended?.terminate();
  }
}
