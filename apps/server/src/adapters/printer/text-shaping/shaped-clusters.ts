import type { ShapingFont } from "pdfmake/js/PDFDocument.js";

/** Shapes that are drawn, and read back, as one: a letter with its dots, a syllable with its signs. In font units. */
export type Cluster = {
  readonly text: string;
  readonly advance: number;
  /** The position of each shape, from the start of the cluster. */
  readonly shapes: readonly { readonly id: number; readonly x: number; readonly y: number }[];
};

type Placed = Cluster["shapes"][number] & { readonly begins: number; readonly ends: number };

/** A Thai vowel of two shapes, of which the upper one is placed below a tone mark that is written before it. */
const SARA_AM = /([\u0e48-\u0e4b]*)\u0e33/gu;
const APART = "\u0e4d$1\u0e32";

const syllables = new Intl.Segmenter("und", { granularity: "grapheme" });

/** A text of one script as the shapes of its font, in visual order. */
export function clustersOf(font: ShapingFont, text: string, isFromTheRight: boolean): readonly Cluster[] {
  if (isFromTheRight) return joinedLetters(font, text);
  // Shapes of a syllable may be drawn in another order than they are written, but never leave the syllable.
  return [...syllables.segment(text)].map(({ segment }) =>
    clusterOf(segment, laidOut(font, segment.replace(SARA_AM, APART)).placed),
  );
}

/**
 * For letters whose shape depends on their neighbours: lays out the text as a whole, then divides it into letters by
 * the characters that each shape came from.
 */
function joinedLetters(font: ShapingFont, text: string): readonly Cluster[] {
  const { placed, direction, made } = laidOut(font, text);
  const inOrder = direction === "rtl" ? placed.toReversed() : placed;
  const letters: { text: string; placed: Placed[] }[] = [];
  for (const [at, shape] of inOrder.entries()) {
    const { codePoints = [], isMark = false } = made[at] ?? {};
    const marks = String.fromCodePoint(...codePoints);
    const last = letters.at(-1);
    // Dots and vowel signs belong to the letter before them.
    if (last !== undefined && (marks === "" || isMark)) {
      last.text += marks;
      last.placed.push(shape);
    } else letters.push({ text: marks, placed: [shape] });
  }
  const clusters = letters.map((letter) => clusterOf([...letter.text].toReversed().join(""), letter.placed));
  return direction === "rtl" ? clusters.toReversed() : clusters;
}

function clusterOf(text: string, placed: readonly Placed[]): Cluster {
  const begin = Math.min(...placed.map(({ begins }) => begins));
  return {
    text,
    advance: Math.max(...placed.map(({ ends }) => ends)) - begin,
    shapes: placed.map(({ id, x, y }) => ({ id, x: x - begin, y })),
  };
}

function laidOut(font: ShapingFont, text: string) {
  let made: readonly { readonly codePoints: readonly number[]; readonly isMark: boolean }[] = [];
  const { engine } = font._layoutEngine;
  if (engine !== undefined) {
    const { cleanup } = engine;
    engine.cleanup = () => {
      made = engine.glyphInfos;
      engine.cleanup = cleanup;
      cleanup.call(engine);
    };
  }
  const { glyphs, positions, direction } = font.layout(text);
  let pen = 0;
  const placed = glyphs.map(({ id }, at): Placed => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const begins = pen;
    pen += xAdvance;
    return { id, x: begins + xOffset, y: yOffset, begins, ends: pen };
  });
  return { placed, direction, made };
}
