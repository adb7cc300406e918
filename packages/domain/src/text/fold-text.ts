/** Letters that are not a base letter with an accent, and apostrophes, which are dropped. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ı: "i",
  ς: "σ",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  "'": "",
  "`": "",
  "´": "",
  "’": "",
  "‘": "",
  ʼ: "",
};

/**
 * Folds a text for search and comparison: without case, accents and apostrophes, umlauts written out or not. "Müller",
 * "Mueller" and "MULLER" are equal, and so are "O’Brien" and "obrien", "Işık" and "isik". Lists fold the same way in
 * SQL (`kernel/db/queries/fold.ts`), the command palette and pickers with this function.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .replaceAll(/[øłđðıςßæœ'`´’‘ʼ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/([aou])e/g, "$1");
}
