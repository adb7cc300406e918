/** Letters that are no plain letter with a mark, and the apostrophes, which stand for nothing. */
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
 * A text as it is searched and compared by: without case, accents and apostrophes, umlauts written out or not. "Müller", "Mueller" and
 * "MULLER" are one, "O’Brien" and "obrien", "Işık" and "isik". Lists fold so in SQL (`kernel/db/queries/fold.ts`), palette and pickers with this.
 */
export function foldText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .replaceAll(/[øłđðıςßæœ'`´’‘ʼ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/([aou])e/g, "$1");
}
