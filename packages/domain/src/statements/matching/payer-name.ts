import { plain } from "../../spreadsheet/index.ts";

/** Words of a name that do not distinguish people: particles, titles, conjunctions. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  "de da di del della dello dos das do von van der den zu zum zur la le el los las y e i und and et & mr mrs ms miss herr frau dr prof sr sra srta don dona m mme mlle sig sigra signor signora or oder o".split(
    " ",
  ),
);

/** The words of a name for comparison: folded, umlauts written out or not, without particles. */
export type NameWords = readonly string[];

export function nameWords(text: string): NameWords {
  return plain(text)
    .split(" ")
    .filter((word) => word !== "" && (!EMPTY_WORDS.has(word) || word.length === 1))
    .map((word) => word.replaceAll("ae", "a").replaceAll("oe", "o").replaceAll("ue", "u"));
}

/**
 * Whether a bank's name is a tenant's: all words of the tenant's name are in it, in any order and among others, or vice
 * versa with at least two words; an initial counts as a word if another word matches in full. A name of a single word
 * must match completely.
 */
export function isNameOf(payer: NameWords, tenant: NameWords): boolean {
  if (tenant.length === 0 || payer.length === 0) return false;
  if (tenant.length === 1) return payer.length === 1 && payer[0] === tenant[0];
  if (payer.length < 2) return false;
  const [fewer, more] = payer.length <= tenant.length ? [payer, tenant] : [tenant, payer];
  const left = [...more];
  const take = (fits: (word: string) => boolean): boolean => {
    const at = left.findIndex(fits);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
  const whole = fewer.filter((word) => word.length > 1 && take((other) => other === word));
  if (!whole.some((word) => word.length > 2)) return false;
  // Whole words first, otherwise an initial would take one of them.
  const rest = fewer.filter((word) => !whole.includes(word));
  return rest.every((word) =>
    take((other) => (word.length === 1 || other.length === 1) && other.startsWith(word.slice(0, 1))),
  );
}

/** Whether a text names a tenant: it contains all words of a name of two or more words. */
export function namesTenant(text: NameWords, tenant: NameWords): boolean {
  return tenant.length > 1 && tenant.every((word) => word.length > 1 && text.includes(word));
}
