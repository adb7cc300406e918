import { plain } from "../../spreadsheet/index.ts";

/** Words of a name that tell nobody apart: particles, titles, what joins two people. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  "de da di del della dello dos das do von van der den zu zum zur la le el los las y e i und and et & mr mrs ms miss herr frau dr prof sr sra srta don dona m mme mlle sig sigra signor signora or oder o".split(
    " ",
  ),
);

/** A name as it is compared: its words folded, umlauts written out or not, without particles. */
export type NameWords = readonly string[];

export function nameWords(text: string): NameWords {
  return plain(text)
    .split(" ")
    .filter((word) => word !== "" && (!EMPTY_WORDS.has(word) || word.length === 1))
    .map((word) => word.replaceAll("ae", "a").replaceAll("oe", "o").replaceAll("ue", "u"));
}

/**
 * Whether a bank's name is a tenant's: all words of the tenant's name are in it, in any order and among others, or the other way
 * round with at least two words; initials stand for a word beside one that is whole. A name of one word must be the whole one.
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
  // Whole words first, or an initial would take one of theirs.
  const rest = fewer.filter((word) => !whole.includes(word));
  return rest.every((word) =>
    take((other) => (word.length === 1 || other.length === 1) && other.startsWith(word.slice(0, 1))),
  );
}

/** Whether a text names a tenant: all words of a name of two or more stand in it whole. */
export function namesTenant(text: NameWords, tenant: NameWords): boolean {
  return tenant.length > 1 && tenant.every((word) => word.length > 1 && text.includes(word));
}
