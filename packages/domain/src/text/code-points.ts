/** How many code points a text has after trim: what a rule counts as characters. */
export function codePoints(text: string): number {
  return [...text.trim()].length;
}
