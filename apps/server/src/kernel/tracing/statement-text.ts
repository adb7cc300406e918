/** The product has fewer statements than this. Further ones are computed each time. */
const MOST_KEPT = 500;
const LONGEST = 2_000;

/**
 * The parts of a statement that could be or hide a value, from left to right: quoted names and parameters, which are
 * kept; comments; texts in each of PostgreSQL's notations, even unfinished ones; numbers.
 */
const PARTS =
  /("(?:[^"]|"")*"|\$\d+)|--[^\n]*|\/\*[^]*?(?:\*\/|$)|\b[eE]'(?:[^'\\]|\\[^]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$([A-Za-z_]\w*)?\$[^]*?(?:\$\2\$|$)|(?<![\w.$])\d+(?:\.\d+)?/g;

const kept = new Map<string, string>();

/** The text of a statement without values: each text and number in it becomes `?`. Parameters stay `$1`. */
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

/** The first word of the statement, such as `select`. */
export function operationOf(text: string): string {
  return /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? "statement";
}
