/** More texts than the product has; those beyond are worked out each time. */
const MOST_KEPT = 500;
const LONGEST = 2_000;

/**
 * The parts of a statement that could be or hide a value, from left to right: quoted names and parameters, which are kept; comments;
 * texts in each of PostgreSQL's ways to write one, also unfinished; numbers.
 */
const PARTS =
  /("(?:[^"]|"")*"|\$\d+)|--[^\n]*|\/\*[^]*?(?:\*\/|$)|\b[eE]'(?:[^'\\]|\\[^]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$([A-Za-z_]\w*)?\$[^]*?(?:\$\2\$|$)|(?<![\w.$])\d+(?:\.\d+)?/g;

const kept = new Map<string, string>();

/** The text of a statement without values: a `?` for each text and number that stands in it. Parameters stay `$1`. */
export function statementText(text: string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const without = text
    .replaceAll(PARTS, (part: string, name: string | undefined) =>
      name === undefined ? (part.startsWith("--") || part.startsWith("/*") ? "" : "?") : part,
    )
    .slice(0, LONGEST);
  if (kept.size < MOST_KEPT) kept.set(text, without);
  return without;
}

/** Its first word, such as `select`. */
export function operationOf(text: string): string {
  return /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? "statement";
}
