type Texts = {
  /** Words may wrap; figures and days stay on one line. */
  readonly breaks: boolean;
  readonly heading: string;
  readonly texts: readonly string[];
};

const SIZES = [8, 7.5, 7, 6.5, 6, 5.5, 5] as const;
const SMALLEST = 5;
/** The largest width that a column of words requests, in units of the type size. */
const MOST = 17;
const LONGEST_WORD = 9;
const PART_OF_WORDS = 0.5;
/** Headings and sums are bold. */
const BOLD = 1.06;

/**
 * The largest type size at which a table fits the width of a page. Columns that must not wrap get their full width;
 * the columns of words share the rest in proportion to their content. A word longer than its column breaks like any
 * other text.
 */
export function columnSizes(
  columns: readonly Texts[],
  room: number,
  gap: number,
): { readonly widths: readonly number[]; readonly size: number } {
  const needs = columns.map(({ breaks, heading, texts }) => {
    const ofHeading = longestOf([heading], wordsIn);
    const whole = Math.max(
      ofHeading,
      longestOf(texts, (text) => [text]),
    );
    if (!breaks) return { breaks, least: whole, most: whole };
    const word = Math.min(LONGEST_WORD, longestOf(texts, wordsIn));
    const most = Math.min(MOST, whole);
    return { breaks, least: Math.min(most, Math.max(ofHeading, word)), most };
  });
  const whole = room - gap * columns.length;
  const sumOf = (of: "least" | "most") => needs.reduce((sum, one) => sum + one[of], 0);
  // More than the longest word must fit, or each word of a text would take a line.
  const needed = sumOf("least") + (sumOf("most") - sumOf("least")) * PART_OF_WORDS;
  const size = SIZES.find((one) => needed * one <= whole) ?? SMALLEST;
  const left = whole - sumOf("least") * size;
  if (left < 0) return { size, widths: needs.map(({ least }) => (whole * least) / sumOf("least")) };
  const more = (sumOf("most") - sumOf("least")) * size;
  const share = more === 0 ? 0 : Math.min(1, left / more);
  // Width left over goes to the columns of words, or to all if there are none, so that a table is as wide as its page.
  const takers = needs.filter(({ breaks }) => breaks).length;
  const rest = Math.max(0, left - more) / (takers === 0 ? columns.length : takers);
  return {
    size,
    widths: needs.map(
      ({ breaks, least, most }) =>
        (least + (most - least) * share) * size + (breaks || takers === 0 ? rest : 0),
    ),
  };
}

function wordsIn(text: string): readonly string[] {
  return text.split(/[\s-]/);
}

function longestOf(texts: readonly string[], parts: (text: string) => readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, ...parts(text).map(widthOf)), 0);
}

/** East Asian scripts, whose characters are as wide as they are high. */
const SQUARE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

/** The width of a text in bold Roboto of size 1; the estimate is too wide rather than too narrow. */
function widthOf(text: string): number {
  let width = 0;
  for (const mark of text)
    width += /[mwMW@%]/.test(mark)
      ? 0.9
      : SQUARE.test(mark)
        ? 1
        : /[iljtfIr.,:;'|! ()]/.test(mark)
          ? 0.36
          : /\p{Lu}/u.test(mark)
            ? 0.68
            : 0.58;
  return width * BOLD;
}
