import { minorDigits } from "../../money/index.ts";
import type { Currency } from "../../money/index.ts";
import { plain } from "../../spreadsheet/index.ts";

/** Words that say what a number is the number of, in the five languages; folded as `plain` does. */
const KINDS_OF_UNIT: ReadonlySet<string> = new Set(
  `wohnung whg we wohneinheit zimmer zi haus stellplatz garage apartment apartments apt app flat unit room suite house nr no num numero n
  appartement appt chambre logement piso apto apartamento puerta habitacion hab vivienda appartamento interno int camera stanza casa studio`.split(
    /\s+/,
  ),
);
/** The fewest letters by which a single word is a name of its own. */
const SHORTEST_NAME = 4;

/** A text or a name as places are compared: folded, with "Straße" as it is shortened. */
export function placeWords(text: string): readonly string[] {
  return plain(text)
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => word.replace(/stra(?:ss|s)e$/, "str"));
}

/**
 * Whether a text names a place: what its name says beside "flat" or "Wohnung" stands in it, word behind word. A short word or a number
 * alone counts only behind such a word: "Whg. 3" names "Wohnung 3", "3. Rate" does not.
 */
export function namesPlace(text: readonly string[], name: string): boolean {
  const words = placeWords(name);
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

/** The amounts that a text writes, in minor units: "880,00", "1.020,00 EUR", "rent 880". A number of a year, a date or an account is none. */
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

/** What rent is called, in the five languages and where their speakers let; folded as `plain` does. */
const RENT =
  /\b(?:(?:kalt|warm|netto|brutto|monats)?miete|mietzins|mietzahlung|rent|rental|loyer|alquiler|renta|arrendamiento|affitto|canone|pigione|renda|huur)\b/;
/** What is owed beside it, once a year. */
const SETTLEMENT =
  /\b(?:nachzahlung|nachforderung|abrechnung|\w*kostenabrechnung|settlement|arrears|regularisation|decompte|liquidacion|regularizacion|conguaglio)\b/;

/** Whether a text says that it is rent, and not what is settled beside it. */
export function saysRent(text: string): boolean {
  const words = plain(text);
  return RENT.test(words) && !SETTLEMENT.test(words);
}
