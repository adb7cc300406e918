/** A class name, or with `open` the beginning of several: `state-${tone}` gives "state-". */
export type UsedName = { readonly name: string; readonly open: boolean };

const HOLE = "\0";
/** Where code gives an element its classes. */
const PLACE = /\bclassNames?\s*[=:]\s*|\bclassList\.\w+\(\s*|\bclass=(?=")/g;
/** Where code looks for an element by a selector. */
const SELECTOR = /\b(?:querySelector(?:All)?(?:<[^(]*>)?|closest|matches|locator)\(\s*(["'`])(.*?)\1/g;

/** The classes that a file gives to elements, without strings that an expression only compares with. */
export function classNamesGiven(source: string): readonly UsedName[] {
  return [...source.matchAll(PLACE)].flatMap(({ index, 0: found }) => {
    const start = index + found.length;
    const isObject = /^\{\s*(?:\{|\w+:)/.test(source.slice(start, start + 40));
    return literalsFrom(source, start).flatMap((text) => (isObject && text === "" ? [] : namesIn(text)));
  });
}

/** The classes in the selectors of a file: a selector with a removed class finds nothing. */
export function classNamesSought(source: string): readonly string[] {
  return [...source.matchAll(SELECTOR)].flatMap(({ 2: selector = "" }) =>
    [...selector.replace(/\[[^\]]*\]|\$\{[^}]*\}/g, "").matchAll(/\.([a-z][\w-]*)/gi)].map(
      ([, name = ""]) => name,
    ),
  );
}

function namesIn(text: string): UsedName[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== "" && word !== HOLE)
    .map((word) => {
      const hole = word.indexOf(HOLE);
      return hole === -1 ? { name: word, open: false } : { name: word.slice(0, hole), open: true };
    })
    .filter(({ name }) => name !== "");
}

/** The literals of the expression at `start`: one string, or all within its braces or brackets. */
function literalsFrom(source: string, start: number): string[] {
  const texts: string[] = [];
  const closes: Readonly<Record<string, string>> = { "{": "}", "(": ")" };
  const opener = source[start] ?? "";
  const single = closes[opener] === undefined;
  let depth = 0;
  let at = start;
  while (at < source.length) {
    const char = source[at] ?? "";
    if (char === '"' || char === "'" || char === "`") {
      const compared = /[!=]==\s*$/.test(source.slice(Math.max(0, at - 6), at));
      const literal = char === "`" ? template(source, at) : plain(source, at);
      if (!compared) texts.push(literal.text, ...literal.inner);
      at = literal.end;
      if (single && depth === 0 && !/^\s*(?:\?|:|,?\s*["'`])/.test(source.slice(at, at + 8))) return texts;
      continue;
    }
    if ("{([".includes(char)) depth += 1;
    if ("})]".includes(char)) depth -= 1;
    if (depth < 0 || (depth === 0 && !single) || (single && depth === 0 && /[,;>\n]/.test(char)))
      return texts;
    at += 1;
  }
  return texts;
}

type Literal = { readonly text: string; readonly inner: readonly string[]; readonly end: number };

function plain(source: string, start: number): Literal {
  const end = source.indexOf(source[start] ?? '"', start + 1);
  return { text: source.slice(start + 1, end), inner: [], end: end + 1 };
}

/** The fixed parts of a template, and the literals inside its placeholders. */
function template(source: string, start: number): Literal {
  const inner: string[] = [];
  let text = "";
  let at = start + 1;
  while (at < source.length && source[at] !== "`") {
    if (source.startsWith("${", at)) {
      text += HOLE;
      inner.push(...literalsFrom(source, at + 1));
      at = endOfHole(source, at + 1);
    } else {
      text += source[at] ?? "";
      at += 1;
    }
  }
  return { text, inner, end: at + 1 };
}

function endOfHole(source: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    const char = source[at] ?? "}";
    if (char === '"' || char === "'") at = plain(source, at).end;
    else if (char === "`") at = template(source, at).end;
    else {
      if (char === "{") depth += 1;
      if (char === "}") depth -= 1;
      at += 1;
    }
  } while (depth > 0 && at < source.length);
  return at;
}
