import pdfDocument from "pdfmake/js/PDFDocument.js";
import { describe, expect, it } from "vitest";

import { createNotoParts } from "../noto-parts.ts";
import { clustersOf } from "./shaped-clusters.ts";

const parts = createNotoParts();

/** The font of a character, as pdfkit opens it. */
function fontFor(mark: string) {
  const part = parts.holding(mark);
  if (part === undefined) throw new Error(`no font has ${mark}`);
  return new pdfDocument.default().font(parts.fontOf(part))._font.font;
}

const idsOf = (text: string, isFromTheRight: boolean) =>
  clustersOf(fontFor([...text][0] ?? ""), text, isFromTheRight).map(({ shapes }) =>
    shapes.map(({ id }) => id),
  );

describe("the shapes that are drawn", () => {
  it("join in Arabic: a letter at the beginning, within and at the end of a word is another shape each", () => {
    const [end, middle, beginning] = idsOf("ححح", true);
    const [alone] = idsOf("ح", true);
    const shapes = [end, middle, beginning, alone].map((ids) => JSON.stringify(ids));
    expect(new Set(shapes).size).toBe(4);
  });

  it("run from the right in Hebrew", () => {
    const text = "דוד כהן";
    expect(clustersOf(fontFor("ד"), text, true).map((cluster) => cluster.text)).toEqual(
      [...text].toReversed(),
    );
  });

  it("join into one in Devanagari, and put a vowel before the letter that is written before it", () => {
    expect(idsOf("क्ष", false)).toEqual([[expect.any(Number)]]);
    const [syllable] = clustersOf(fontFor("क"), "कि", false);
    const [letter] = idsOf("क", false)[0] ?? [];
    const order = (syllable?.shapes ?? []).toSorted((one, other) => one.x - other.x).map(({ id }) => id);
    expect(order.at(-1)).toBe(letter);
    expect(order).toHaveLength(2);
  });

  it("put the sign of a Thai tone above the vowel that is written after it", () => {
    const font = fontFor("น");
    const [cluster] = clustersOf(font, "น้ำ", false);
    const heights = (cluster?.shapes ?? []).map(({ id, y }) => font.getGlyph(id).bbox.maxY + y);
    // The letter, the circle, the tone, the second half of the vowel.
    const [letter = 0, circle = 0, tone = 0, half = 0] = heights;
    expect(heights).toHaveLength(4);
    expect(circle).toBeGreaterThan(letter);
    expect(tone).toBeGreaterThan(circle);
    expect(half).toBeLessThan(circle);
  });

  it.each(["محمد العربي", "لا إله", "مُحَمَّد", "דָּוִד", "श्रीकृष्ण", "น้ำใจ", "山", "김"])(
    "are read back as what was written: %s",
    (text) => {
      const isFromTheRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
      const read = clustersOf(fontFor([...text][0] ?? ""), text, isFromTheRight)
        .map((cluster) => cluster.text)
        .join("");
      expect(isFromTheRight ? [...read].toReversed().join("") : read).toBe(text);
    },
  );
});
