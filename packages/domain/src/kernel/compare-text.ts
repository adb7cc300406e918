/**
 * Code unit order: the same on every machine and in every language, so that ids and ISO dates sort the same everywhere.
 */
export function compareText(a: string, b: string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

const names = new Intl.Collator("und", { numeric: true });

/**
 * Names in the order people expect, the same as in the server's lists: `Ärger` beside `anna`, "Flat 2" before "Flat
 * 10".
 */
export function compareNames(a: string, b: string): number {
  return names.compare(a, b);
}
