/** Code unit order: the same on every machine and in every language, so that ids and ISO dates sort alike everywhere. */
export function compareText(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
