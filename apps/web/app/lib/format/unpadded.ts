/** "2 dic", "1–26 ott": some browsers pad the day of an Italian date, or the first of two, and no other language does it. */
export function unpadded(text: string): string {
  return text.replaceAll(/(^|[^\d.:,])0(?=\d(?:\s+\p{L}|\s*–))/gu, "$1");
}
