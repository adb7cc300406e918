import { minorDigits } from "../../money/index.ts";
import type { Currency } from "../../money/index.ts";
import { plain } from "../../spreadsheet/index.ts";

/** Words before the number of a unit, in the five languages; folded as `plain` does. */
const KINDS_OF_UNIT: ReadonlySet<string> = new Set(
  `wohnung whg we wohneinheit zimmer zi haus stellplatz garage apartment apartments apt app flat unit room suite house nr no num numero n
  appartement appt chambre logement piso apto apartamento puerta habitacion hab vivienda appartamento interno int camera stanza casa studio`.split(
    /\s+/,
  ),
);
/** Fewest letters for a single word to be a distinctive name. */
const SHORTEST_NAME = 4;

/** The words of a text or rentable name for comparison: folded, with "Straße" abbreviated. */
export function wordsOfText(text: string): readonly string[] {
  return plain(text)
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => word.replace(/stra(?:ss|s)e$/, "str"));
}

/**
 * Whether a text names a rentable: its name, apart from words like "flat" or "Wohnung", occurs in the text as
 * consecutive words. A short word or a number alone counts only after such a word: "Whg. 3" names "Wohnung 3",
 * "3. Rate" does not.
 */
export function namesRentable(text: readonly string[], name: string): boolean {
  const words = wordsOfText(name);
  const own = words.filter((word) => !KINDS_OF_UNIT.has(word));
  const sought = own.length === 0 ? words : own;
  const [only, ...others] = sought;
  if (only === undefined) return false;
  const isWeak = others.length === 0 && (only.length < SHORTEST_NAME || /^\d+$/.test(only));
  return text.some(
    (_word, at) =>
      sought.every((word, behind) => text[at + behind] === word) &&
      (!isWeak || KINDS_OF_UNIT.has(text[at - 1] ?? "")),
  );
}

/**
 * The amounts written in a text, in minor units: "880,00", "1.020,00 EUR", "rent 880". Numbers of years, dates and
 * accounts do not count.
 */
export function amountsIn(text: string, currency: Currency): ReadonlySet<number> {
  const factor = 10 ** minorDigits(currency);
  const found = text.matchAll(
    /(?<![\p{L}\d]|\d[.,/-])(\d{1,3}(?:[.,'’ ]\d{3})+|\d{1,7})(?:[.,](\d{2}))?(?!\d|[.,/-]\d)/gu,
  );
  return new Set(
    [...found].flatMap(([, whole = "", cents]) => {
      const units = Number(whole.replaceAll(/\D/g, ""));
      if (cents === undefined && (units < 100 || (units >= 1_900 && units < 2_100))) return [];
      return [Math.round((units + Number(cents ?? "0") / 100) * factor)];
    }),
  );
}

/** Words for rent, in the five languages and in countries where they are spoken; folded as `plain` does. */
const RENT =
  /\b(?:(?:kalt|warm|netto|brutto|monats)?miete|mietzins|mietzahlung|rent|rental|loyer|alquiler|renta|arrendamiento|affitto|canone|pigione|renda|huur)\b/;
/** Words for yearly settlements. */
const SETTLEMENT =
  /\b(?:nachzahlung|nachforderung|abrechnung|\w*kostenabrechnung|settlement|arrears|regularisation|decompte|liquidacion|regularizacion|conguaglio)\b/;

/** Whether a text says that it is rent, and not a settlement. */
export function saysRent(text: string): boolean {
  const words = plain(text);
  return RENT.test(words) && !SETTLEMENT.test(words);
}
