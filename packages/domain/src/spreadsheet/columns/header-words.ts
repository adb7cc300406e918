/** The possible titles of one kind of sheet. */
export type HeaderWords<Kind extends string> = {
  /** Comma separated titles of each column, in English, Spanish, German, French and Italian. */
  readonly titles: Readonly<Record<Kind, string>>;
  /** Ambiguous titles, which yield to clearer ones, with their possible meanings, the likelier first. */
  readonly weak: ReadonlyMap<string, readonly Kind[]>;
};

/** What a column holds; an `ignored` one is not read. */
export type ColumnOf<Kind extends string> = Kind | "ignored";

/**
 * Reads the titles of a pasted table in English, Spanish, German, French or Italian; null when the row holds no titles.
 * A row with a digit is no header; at least two titles must be known, or all there are. Unknown titles are ignored; of
 * two columns with one title the first counts.
 */
export function headerReader<Kind extends string>(
  kinds: readonly Kind[],
  { titles: wordsOfKinds, weak }: HeaderWords<Kind>,
): (cells: readonly string[]) => readonly ColumnOf<Kind>[] | null {
  const kindOf = kindReader(kinds, wordsOfKinds);
  return (cells) => {
    const titles = cells.map((cell) => (/\d/.test(cell) ? null : plain(cell)));
    if (titles.includes(null)) return null;
    // No column is read as percentages: "Commission %" holds no amounts.
    const isShare = (at: number) => cells[at]?.includes("%") === true;
    const columns = onlyOnce(
      titles.map((title, at) => (title === null || isShare(at) ? "ignored" : kindOf(title))),
    );
    const filled = titles.filter((title) => title !== "").length;
    // "Name" or "Address" alone is ambiguous: it gets a meaning that no other title has.
    for (const [index, title] of titles.entries()) {
      if (columns[index] !== "ignored") continue;
      const free = weak.get(title ?? "")?.find((kind) => !columns.includes(kind));
      if (free !== undefined) columns[index] = free;
    }
    const known = columns.filter((column) => column !== "ignored").length;
    return known >= 2 || (known === 1 && filled === 1) ? columns : null;
  };
}

function kindReader<Kind extends string>(
  kinds: readonly Kind[],
  titles: Readonly<Record<Kind, string>>,
): (title: string) => ColumnOf<Kind> {
  const known: ReadonlyMap<string, Kind> = new Map(
    kinds.flatMap((kind) =>
      titles[kind].split(",").map((title) => [title.trim().replaceAll(/\s+/g, " "), kind] as const),
    ),
  );
  return (title) => {
    const words = title.split(" ").filter((word) => !ARTICLES.has(word));
    const core = words.filter((word) => !QUALIFIERS.has(word));
    for (const candidate of [title, words.join(" "), core.join(" ")]) {
      const kind = known.get(candidate);
      if (kind !== undefined) return kind;
    }
    return "ignored";
  };
}

function onlyOnce<Kind extends string>(columns: readonly ColumnOf<Kind>[]): ColumnOf<Kind>[] {
  return columns.map((column, index) => (columns.indexOf(column) === index ? column : "ignored"));
}

/** Without case, accents and punctuation; bracketed text is dropped too: "Renta (€/mes)". */
export function plain(text: string): string {
  return text
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßłøđðıæœ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Letters that are not a base letter with an accent. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ı: "i",
  æ: "ae",
  œ: "oe",
};

const ARTICLES =
  wordsOf(`a al alla an as au d da das de degli dei del dell della delle dem den der des di die do du e el en
  et fur i il im in l la las le les lo los m mes monat month mois mese o of on or oder s per por pour pro the to um un una und
  y zum zur eur euro euros chf gbp usd pm pcm cc hc month`);

/** Words that narrow a title and mean nothing alone. */
const QUALIFIERS =
  wordsOf(`kalt warm charges comprises incl excl inkl exkl tenancy mietverhaltnis mietverhaltnisses locazione dans lieux name names nombre nombres nom noms nome nomi full complete completo completa vollstandiger
  mensual mensuales monthly monatlich monatliche mensuel mensuelle mensile mensili current actual aktuell aktuelle actuel actuelle
  attuale net neto netto net bruto brut lordo brutto contract contrato vertrag vertrags mietvertrag mietvertrags bail contratto lease date
  fecha datum data rental amount importe betrag montant importo`);

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
