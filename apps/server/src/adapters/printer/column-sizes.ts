type Texts = {
  /** Words that may stand on several lines; figures and days stay on one. */
  readonly breaks: boolean;
  readonly heading: string;
  readonly texts: readonly string[];
};

const SIZES = [8, 7.5, 7, 6.5, 6, 5.5, 5] as const;
const SMALLEST = 5;
/** A column of words is as wide as most of what stands in it, and no wider: in widths of the type. */
const MOST = 17;
const LONGEST_WORD = 9;
const PART_OF_WORDS = 0.5;
/** Headings and sums are bold. */
const BOLD = 1.06;

/**
 * The largest type with which a table fills a page: what must not break has its whole width, the words share what is left by what stands in
 * them. A word that is longer than its column breaks like any.
 */
export function columnSizes(
  columns: readonly Texts[],
  room: number,
  gap: number,
): { readonly widths: readonly number[]; readonly size: number } {
  const wanted = columns.map(({ breaks, heading, texts }) => {
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
  const sumOf = (of: "least" | "most") => wanted.reduce((sum, one) => sum + one[of], 0);
  // Of what the words want beyond their longest one a part has to fit as well, or each of them would be a line.
  const needed = sumOf("least") + (sumOf("most") - sumOf("least")) * PART_OF_WORDS;
  const size = SIZES.find((one) => needed * one <= whole) ?? SMALLEST;
  const left = whole - sumOf("least") * size;
  if (left < 0) return { size, widths: wanted.map(({ least }) => (whole * least) / sumOf("least")) };
  const more = (sumOf("most") - sumOf("least")) * size;
  const share = more === 0 ? 0 : Math.min(1, left / more);
  // What nobody wants is divided among the words, or where there are none among all, so that a table is as wide as its page.
  const takers = wanted.filter(({ breaks }) => breaks).length;
  const rest = Math.max(0, left - more) / (takers === 0 ? columns.length : takers);
  return {
    size,
    widths: wanted.map(
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

/** Marks as wide as they are high, in the scripts of East Asia. */
const SQUARE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;

/** How wide a text is in bold Roboto of size 1, a little more rather than less. */
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
