import type { Language } from "../languages/index.ts";
import { parseTypedAmount } from "../money/index.ts";
import type { Currency } from "../money/index.ts";
import { plain } from "../spreadsheet/index.ts";

const OUT: ReadonlySet<string> = new Set(
  "s soll d db dr dt dbit debit debe cargo addebito dare a debit sortie belastung out".split(" "),
);
const IN: ReadonlySet<string> = new Set(
  "h haben c cr ct crdt credit haber abono accredito avere gutschrift entree in".split(" "),
);

/** -1 for a debit letter or word, 1 for a credit one, null for neither. */
export function signOf(text: string): 1 | -1 | null {
  const bare = text.trim();
  if (bare === "-") return -1;
  if (bare === "+") return 1;
  const word = plain(text);
  if (OUT.has(word) || word === "dbit") return -1;
  return IN.has(word) ? 1 : null;
}

/**
 * An amount as banks write it: a sign before or behind, brackets, a letter for debit or credit behind it, a currency round it, any
 * grouping. Minor units; null for what is no amount. Never rounds.
 */
export function signedAmountIn(text: string, language: Language, currency: Currency): number | null {
  const bare = text
    .replaceAll(/[−–]/g, "-")
    .replaceAll(/\p{Sc}/gu, "")
    .replace(new RegExp(`(?:^|\\s|(?<=\\d))${currency}(?=$|\\s|[-+\\d])`, "i"), " ")
    .trim();
  const found = /^(\()?([+-])?\s*(\d[\d.,'’\s]*|[.,]\d+)\s*([+-]|[A-Za-z]{1,6})?(\))?$/.exec(bare);
  if (found === null) return null;
  const [, open, before, digits = "", behind, close] = found;
  const sign = behind === undefined ? 1 : signOf(behind);
  if (sign === null || (open === undefined) !== (close === undefined)) return null;
  const read = parseTypedAmount(digits, language, currency);
  if (!read.ok) return null;
  const negative = (before === "-") !== (sign === -1) || open !== undefined;
  return negative && read.minor !== 0 ? -read.minor : read.minor;
}
