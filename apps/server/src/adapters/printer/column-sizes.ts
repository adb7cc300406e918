type Texts = {
  /** Words that may stand on several lines; figures and days stay on one. */
  readonly breaks: boolean;
  readonly heading: string;
  readonly texts: readonly string[];
};

const SIZES = [8, 7.5, 7, 6.5, 6, 5.5, 5] as const;
/** Of the size of the type: a little more than a figure is wide, and a bold one. */
const MARK = 0.56;
/** A column of words is as wide as most of what stands in it, and no wider. */
const MOST_MARKS = 30;
const FEWEST_MARKS = 7;

/**
 * The largest type with which a table fits a page: what must not break has its whole width, the words share what is left by what stands in
 * them. A word that is longer than its column breaks like any.
 */
export function columnSizes(
  columns: readonly Texts[],
  room: number,
  gap: number,
): { readonly widths: readonly number[]; readonly size: number } {
  const marks = columns.map(({ breaks, heading, texts }) => {
    const longestWord = Math.max(...heading.split(/[\s-]/).map((word) => word.length));
    const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
    if (!breaks) return { least: Math.max(longest, longestWord), most: Math.max(longest, longestWord) };
    const words = texts.reduce(
      (most, text) => Math.max(most, ...text.split(/[\s-]/).map((word) => word.length)),
      0,
    );
    const most = Math.min(MOST_MARKS, Math.max(longest, longestWord));
    return { least: Math.min(most, Math.max(FEWEST_MARKS, longestWord, Math.min(words, 14))), most };
  });
  const whole = room - gap * columns.length;
  const neededAt = (size: number) => marks.reduce((sum, { least }) => sum + least * size * MARK, 0);
  const size = SIZES.find((one) => neededAt(one) <= whole) ?? 5;
  const left = whole - neededAt(size);
  if (left < 0) return { size, widths: marks.map(({ least }) => (whole * least) / sumOf(marks, "least")) };
  const wanted = sumOf(marks, "most") - sumOf(marks, "least");
  const share = wanted === 0 ? 0 : Math.min(1, left / (wanted * size * MARK));
  return { size, widths: marks.map(({ least, most }) => (least + (most - least) * share) * size * MARK) };
}

function sumOf(
  marks: readonly { readonly least: number; readonly most: number }[],
  of: "least" | "most",
): number {
  return marks.reduce((sum, one) => sum + one[of], 0);
}
