import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import pdfDocument from "pdfmake/js/PDFDocument.js";
import { describe, expect, it } from "vitest";

import { missingMarks } from "./text-shaping/missing-marks.ts";
import { createNotoParts } from "./noto-parts.ts";
import { isPlain } from "./text-shaping/plain-text.ts";
import { namesByScript } from "./names-by-script.ts";

const folder = join(import.meta.dirname, "fonts");

function index(): readonly { readonly at: number; readonly length: number; readonly marks: string }[] {
  return JSON.parse(readFileSync(join(folder, "noto.json"), "utf8"));
}

/** The code points that a font has. */
function marksOf(font: Buffer): ReadonlySet<number> {
  return new Set(new pdfDocument.default().font(font)._font.font.characterSet);
}

describe("the fonts of other scripts", () => {
  it("lie one after the other in one file, each mark in one of them and none that Roboto has", () => {
    const parts = index();
    expect(parts.reduce((sum, { length }) => sum + length, 0)).toBe(statSync(join(folder, "noto.bin")).size);
    const marks = parts.flatMap((part) => [...part.marks]);
    expect(new Set(marks).size).toBe(marks.length);
    expect(marks.filter(isPlain)).toEqual([]);
    expect(readFileSync(join(folder, "OFL.txt"), "utf8")).toContain("SIL OPEN FONT LICENSE Version 1.1");
  });

  it("are one for each script whose letters join or stack: a word is drawn in one go", () => {
    const parts = createNotoParts();
    for (const marks of ["אבגדהתְּ", "ابحمديآنﻻ", "कषिीण्", "กนำ้ิใ"])
      expect(new Set([...marks].map((mark) => parts.holding(mark))).size).toBe(1);
  });

  it(
    "have each mark that their index names, so that nothing is promised that would be a box",
    { timeout: 120_000, tags: ["extended"] },
    () => {
      const parts = createNotoParts();
      for (const [at, { marks }] of index().entries()) {
        const has = marksOf(parts.fontOf(at));
        expect([...marks].filter((mark) => !has.has(mark.codePointAt(0) ?? 0))).toEqual([]);
      }
    },
  );

  it.each(["Roboto-Regular", "Roboto-Medium"])("are asked for no mark that %s has", (name) => {
    const pdfmake = dirname(createRequire(import.meta.url).resolve("pdfmake/package.json"));
    const has = marksOf(readFileSync(join(pdfmake, "fonts/Roboto", `${name}.ttf`)));
    const plain = Array.from({ length: 0x1_00_00 }, (_none, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .filter((code) => isPlain(String.fromCodePoint(code)));
    // Line ends and tabs are not characters to draw; one of the two fonts has an empty glyph for them.
    const without = plain.filter((code) => !has.has(code)).map((code) => String.fromCodePoint(code));
    expect(without.filter((mark) => !["\t", "\n", "\r"].includes(mark))).toEqual([]);
    // All of its letters except private-use ones.
    const letters = [...has].filter((code) => /\p{L}/u.test(String.fromCodePoint(code)));
    expect(letters.filter((code) => !plain.includes(code))).toEqual([]);
  });
});

describe("what no font has", () => {
  it("is nothing of the names that are drawn, nor what steers other marks unseen", () => {
    expect(missingMarks(Object.values(namesByScript))).toEqual([]);
    expect(missingMarks(["\u200eAnna\u200f \u2068ש\u2069 \u200bא\u200dב", "co\u00adop", "व\u200dय"])).toEqual(
      [],
    );
    expect(missingMarks(["e\u0301 decomposed", "\tline\r\nline"])).toEqual([]);
  });

  it("is named mark by mark, once each, in the order in which it stands", () => {
    expect(missingMarks(["😀 Emoji Kid 😀", "ᠮᠣ", "ಕ"])).toEqual(["😀", "ᠮ", "ᠣ", "ಕ"]);
    expect(missingMarks(["❤️"])).toEqual(["❤"]);
  });
});
