import { randomUUID } from "node:crypto";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { languages } from "@keystead/domain/languages";
import { afterEach, describe, expect, it, vi } from "vitest";

import { pdfPages } from "#testing/files/pdf-text.ts";
import { composeLetter } from "#adapters/letters/compose-letter.ts";
import { createPrinter, type Printer, PrinterBusy } from "./printer.ts";
import {
  aLetter,
  closedDeposit,
  moveInRecord,
  moveOutRecord,
  oneTransfer,
  sampleOpenRows,
  partOfMonth,
  statementOver,
  wholeMonth,
} from "#adapters/letters/sample-letters.ts";

let printer: Printer;
afterEach(async () => {
  vi.useRealTimers();
  await printer.close();
});

const sheet = composeLetter(aLetter("de", wholeMonth));

/** A thread that handles its n-th letter with the n-th line of code. */
function threadThat(...lines: readonly string[]): URL {
  const path = join(tmpdir(), `keystead-thread-${process.pid}-${randomUUID()}.mjs`);
  const answers = "parentPort.postMessage(new Uint8Array([1]))";
  writeFileSync(
    path,
    `import { createRequire } from "node:module";
     import { parentPort } from "node:worker_threads";
     const require = createRequire(import.meta.url);
     const lines = [${lines.map((line) => `() => { ${line === "answer" ? answers : line} }`).join(",")}];
     let count = 0;
     parentPort.on("message", (sheet) => (lines[Number(sheet.title)] ?? lines[count++])());`,
  );
  return pathToFileURL(path);
}

describe("the printer", () => {
  const kinds = {
    whole: wholeMonth,
    part: partOfMonth,
    transfer: oneTransfer,
    deposit: closedDeposit,
    reminder: sampleOpenRows,
    moveOut: moveOutRecord,
  };

  it.each(languages)(
    "draws every letter in %s on one page, with the longest names and all scripts",
    async (of) => {
      printer = createPrinter();
      for (const content of Object.values(kinds)) {
        const words = composeLetter(aLetter(of, content));
        const pages = await pdfPages(await printer.print(words));
        expect(pages).toHaveLength(1);
        for (const name of [words.title, "Łucja Żółkiewska", "Дмитрий Соколов", "Wackernagel-Hülsenbeck"])
          expect(pages[0]).toContain(name);
      }
    },
  );

  it.each(languages)(
    "draws the record of a move-in in %s on one page, lines to sign on included",
    async (of) => {
      printer = createPrinter();
      const words = composeLetter(aLetter(of, moveInRecord, { isFrench: false }));
      const pages = await pdfPages(await printer.print(words));
      expect(pages).toHaveLength(1);
      for (const name of [
        words.title,
        words.signing?.dated ?? "",
        "Łucja Żółkiewska",
        "Wackernagel-Hülsenbeck",
      ])
        expect(pages[0]).toContain(name);
    },
  );

  it("repeats the head of a long table and counts the pages", async () => {
    printer = createPrinter();
    const pages = await pdfPages(await printer.print(composeLetter(aLetter("de", statementOver(36)))));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, at) => {
      expect(page).toContain(`Seite ${at + 1} von ${pages.length}`);
    });
    expect(pages.filter((page) => page.includes("Gefordert"))).not.toHaveLength(0);
    expect(pages[1]).toContain("Gefordert");
  });

  it("leaves the event loop free while it draws", async () => {
    printer = createPrinter();
    await printer.print(sheet);
    const long = composeLetter(aLetter("de", statementOver(240)));
    let isDrawn = false;
    const drawn = printer.print(long).then(() => (isDrawn = true));
    let turns = 0;
    for (; !isDrawn; turns += 1) await nextTurn();
    await drawn;
    // Drawn in this thread it would take only a few turns; beside another thread there are tens of thousands.
    expect(turns).toBeGreaterThan(500);
  });

  it("takes no more letters than soon are drawn", async () => {
    printer = createPrinter({ mostWaiting: 2 }, threadThat("answer", "answer", "answer"));
    const prints = [1, 2, 3, 4].map(() => printer.print(sheet));
    const ends = await Promise.allSettled(prints);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "rejected"]);
    expect(ends[3]).toMatchObject({ reason: expect.any(PrinterBusy) });
  });

  it.each([
    ["dies", "process.exit(1)", "the printer stopped"],
    ["throws", "throw new Error('no')", "no"],
    ["hangs", "for (;;);", "a sheet took too long to draw"],
  ])("whose thread %s loses that letter alone and goes on with a new one", async (what, fault, words) => {
    // Only a hanging thread reaches its time limit, however slowly the next one starts.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const began = join(tmpdir(), `keystead-thread-${process.pid}-${randomUUID()}`);
    const marked = `require("node:fs").writeFileSync(${JSON.stringify(began)}, ""); ${fault}`;
    printer = createPrinter({ longestMs: 1_500 }, threadThat(marked, "answer"));
    const [bad, good] = [printer.print({ ...sheet, title: "0" }), printer.print({ ...sheet, title: "1" })];
    // The promise may be rejected before the test awaits it.
    const lost = bad.then(
      () => null,
      (error: unknown) => error,
    );
    while (!existsSync(began)) await nextTurn();
    rmSync(began);
    if (what === "hangs") vi.advanceTimersByTime(1_500);
    expect(await lost).toMatchObject({ message: words });
    expect(await good).toHaveLength(1);
    expect(await printer.print({ ...sheet, title: "1" })).toHaveLength(1);
  });

  it("gives its memory back when nobody prints, and prints again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    // A thread that draws one letter and exits at the second.
    printer = createPrinter({ restMs: 60_000 }, threadThat("answer", "process.exit(1)"));
    for (let time = 0; time < 3; time += 1) {
      expect(await printer.print(sheet)).toHaveLength(1);
      vi.advanceTimersByTime(60_000);
    }
  });
});
