/** Number of code points after trim, which is what rules count as characters. */
export function codePoints(text: string): number {
  return [...text.trim()].length;
}
