/** An element of a document, without its namespace prefix: banks use different prefixes for one schema. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without that of its children. */
  readonly text: string;
};

const DEEPEST = 40;
/** More elements than a workbook of the longest statement has. Each takes memory, however short it is written. */
const MOST_ELEMENTS = 400_000;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

type Open = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
};

/**
 * Reads a document of elements, attributes and text. Anything that a bank's file never contains is refused and never
 * followed: document types, custom entities, elements that do not nest. Processing instructions are skipped. Null for
 * anything refused.
 */
export function readXml(source: string): XmlElement | null {
  const text = source.replace(/^\uFEFF/, "").trimStart();
  const root: Open = { name: "", attributes: {}, children: [], text: "" };
  const open: Open[] = [root];
  let elements = 0;
  let at = /^<\?xml\s[^>]*\?>/.exec(text)?.[0].length ?? 0;
  while (at < text.length) {
    const next = text.indexOf("<", at);
    const current = open.at(-1);
    if (current === undefined) return null;
    const words = unescaped(text.slice(at, next === -1 ? text.length : next));
    if (words === null || (open.length === 1 && words.trim() !== "")) return null;
    current.text += words;
    if (next === -1) break;
    const end = markEnd(text, next);
    if (end === null) return null;
    if (text[next + 1] !== "/") elements += 1;
    if (elements > MOST_ELEMENTS) return null;
    if (!take(text.slice(next, end), open)) return null;
    at = end;
  }
  const [only, ...more] = root.children;
  return open.length === 1 && more.length === 0 ? (only ?? null) : null;
}

/** The end of a tag; null for one that is not accepted. */
function markEnd(text: string, at: number): number | null {
  const closing = text.startsWith("<!--", at)
    ? "-->"
    : text.startsWith("<![CDATA[", at)
      ? "]]>"
      : text.startsWith("<?", at)
        ? "?>"
        : ">";
  if (closing === ">" && text.startsWith("<!", at)) return null;
  const end = text.indexOf(closing, at);
  return end === -1 ? null : end + closing.length;
}

/** Adds one tag to the tree; false when it does not fit. */
function take(mark: string, open: Open[]): boolean {
  const current = open.at(-1);
  if (current === undefined) return false;
  if (mark.startsWith("<!--")) return true;
  if (mark.startsWith("<?")) return open.length === 1;
  if (mark.startsWith("<![CDATA[")) {
    current.text += mark.slice(9, -3);
    return true;
  }
  const closed = /^<\/([\w.:-]+)\s*>$/.exec(mark)?.[1];
  if (closed !== undefined) {
    const parent = open.at(-2);
    if (parent === undefined || current.name !== local(closed)) return false;
    open.pop();
    parent.children.push(current);
    return true;
  }
  const [, name, attributes = "", alone] =
    /^<([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/)?>$/.exec(mark) ?? [];
  if (name === undefined || open.length > DEEPEST) return false;
  const element: Open = { name: local(name), attributes: attributesIn(attributes), children: [], text: "" };
  if (alone === undefined) open.push(element);
  else current.children.push(element);
  return true;
}

const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

function attributesIn(text: string): Readonly<Record<string, string>> {
  if (text === "") return NO_ATTRIBUTES;
  const pairs = [...text.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return Object.fromEntries(
    pairs.map(([, name = "", double, single]) => [local(name), unescaped(double ?? single ?? "") ?? ""]),
  );
}

function local(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Null for an entity that XML does not predefine. */
function unescaped(text: string): string | null {
  if (!text.includes("&")) return text;
  let unknown = false;
  const read = text.replaceAll(/&(#x[\da-fA-F]{1,6}|#\d{1,7}|\w+)?;?/g, (whole, name: string | undefined) => {
    const point =
      name?.startsWith("#x") === true ? Number.parseInt(name.slice(2), 16) : Number(name?.slice(1));
    if (name?.startsWith("#") === true && point > 0 && point <= 0x10_ff_ff)
      return String.fromCodePoint(point);
    const known = whole.endsWith(";") ? NAMED[name ?? ""] : undefined;
    if (known === undefined) unknown = true;
    return known ?? "";
  });
  return unknown ? null : read;
}
