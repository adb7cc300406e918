import pdfDocument from "pdfmake/js/PDFDocument.js";
import type { DocumentFont, MeasuredLine } from "pdfmake/js/PDFDocument.js";
import renderer from "pdfmake/js/Renderer.js";

import type { NotoParts } from "../noto-parts.ts";
import { type Cluster, clustersOf } from "./shaped-clusters.ts";
import { numbersIn } from "./cluster-subset.ts";
import { partNamed } from "./text-runs.ts";

/**
 * Roboto's ascender in thousandths of the type size. The other fonts use it too, so that a name in another script
 * does not shift the line.
 */
const ASCENDER = 927.734_375;
const DESCENDER = -244.140_625;
const FROM_THE_RIGHT: readonly string[] = ["arabic", "hebrew"];

/** The fonts of `noto-parts.ts`, which draw right-to-left text in one piece. */
const foreign = new WeakSet<DocumentFont>();

/**
 * Teaches pdfmake the fonts that `textRuns` names, and right-to-left text. A font is opened when a sheet is first
 * measured with it, and dropped with the sheet.
 */
export function teachForeignFonts(parts: () => NotoParts): void {
  const { provideFont } = pdfDocument.default.prototype;
  pdfDocument.default.prototype.provideFont = function provided(family, bold, italics) {
    const part = partNamed(family);
    if (part === null) return provideFont.call(this, family, bold, italics);
    const known = this.fontCache[family]?.["normal"];
    if (known !== undefined) return known;
    const font = this.font(parts().fontOf(part))._font;
    shapeWith(font, FROM_THE_RIGHT.includes(parts().scriptOf(part)));
    this.fontCache[family] = { normal: font };
    return font;
  };
  const { renderLine } = renderer.default.prototype;
  renderer.default.prototype.renderLine = function rendered(line, x, y) {
    const { inlines } = line;
    line.inlines = inVisualOrder(inlines);
    renderLine.call(this, line, x, y);
    // The header of a table is drawn again on each page, so the original order is restored.
    line.inlines = inlines;
  };
}

/** Makes a pdfkit font draw each cluster as one glyph, so that copying yields the text that was written. */
function shapeWith(font: DocumentFont, isFromTheRight: boolean): void {
  const known = new Map<string, readonly Cluster[]>();
  const shaped = (text: string): readonly Cluster[] => {
    const clusters = known.get(text) ?? clustersOf(font.font, text, isFromTheRight);
    known.set(text, clusters);
    return clusters;
  };
  const { scale } = font;
  const numberOf = numbersIn(font);
  foreign.add(font);
  font.ascender = ASCENDER;
  font.descender = DESCENDER;
  font.lineGap = 0;
  font.widthOfString = (text, size) =>
    (shaped(text).reduce((sum, { advance }) => sum + advance, 0) * scale * size) / 1000;
  font.encode = (text) => {
    const clusters = shaped(text);
    return [
      clusters.map((cluster) => numberOf(cluster).toString(16).padStart(4, "0")),
      clusters.map(({ advance }) => ({
        xAdvance: advance * scale,
        advanceWidth: advance * scale,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
      })),
    ];
  };
}

type Inlines = MeasuredLine["inlines"];
type Inline = Inlines[number];

/**
 * Puts the words of a line into visual order (UAX 9, L2). Right-to-left text in one font is drawn in one piece, or
 * PDF readers would take each word for a separate line.
 */
function inVisualOrder(given: Inlines): Inlines {
  if (!given.some((inline) => isTurned(inline))) return given;
  const inlines = joined(given);
  for (let level = Math.max(...inlines.map(levelOf)); level > 0; level -= 1) turn(inlines, level);
  let x = Math.min(...given.map((inline) => inline.x));
  return inlines.map((inline) => {
    const placed = { ...inline, x };
    x += inline.width;
    return placed;
  });
}

function levelOf(inline: Inline | undefined): number {
  return inline?.level ?? 0;
}

function isTurned(inline: Inline): boolean {
  return levelOf(inline) % 2 === 1;
}

function joined(inlines: Inlines): Inline[] {
  const together: Inline[] = [];
  for (const [at, inline] of inlines.entries()) {
    // The space at the end of a line is not part of the right-to-left text.
    const text = at === inlines.length - 1 && isTurned(inline) ? inline.text.trimEnd() : inline.text;
    const last = together.at(-1);
    const before = last !== undefined && goesOn(last, inline) ? last.text : "";
    if (before !== "") together.pop();
    const whole = before + text;
    const width = whole === inline.text ? inline.width : inline.font.widthOfString(whole, inline.fontSize);
    together.push({ ...inline, text: whole, width });
  }
  return together;
}

function goesOn(last: Inline, next: Inline): boolean {
  return (
    foreign.has(next.font) &&
    isTurned(next) &&
    last.font === next.font &&
    last.level === next.level &&
    last.fontSize === next.fontSize &&
    last.color === next.color
  );
}

function turn(inlines: Inline[], level: number): void {
  for (let from = 0; from < inlines.length; from += 1) {
    let to = from;
    while (levelOf(inlines[to]) >= level) to += 1;
    inlines.splice(from, to - from, ...inlines.slice(from, to).toReversed());
    from = to;
  }
}
