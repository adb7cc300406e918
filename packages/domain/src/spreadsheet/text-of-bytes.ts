/** Decodes bytes; null where they are invalid in that encoding, or the encoding is unknown. */
export type Decode = (bytes: Uint8Array, encoding: string) => string | null;

/** Number of bytes in which the declaration of an encoding is searched. */
const DECLARED_WITHIN = 400;

/**
 * The text of a file in any encoding that banks and spreadsheets use: by its byte order mark, by the declaration of an
 * XML or OFX header, as UTF-8 if valid, else by the one of Windows-1252, Windows-1250 and ISO-8859-2 that gives words
 * of a single language, then by the currency.
 */
export function textOfBytes(bytes: Uint8Array, decode: Decode): string {
  const marked = markedEncoding(bytes) ?? wideEncoding(bytes);
  if (marked !== null) return decode(bytes, marked) ?? "";
  const declared = declaredEncoding(bytes);
  const known = declared === null ? null : decode(bytes, declared);
  if (known !== null) return known;
  const utf8 = decode(bytes, "utf-8");
  if (utf8 !== null) return utf8;
  const read = NARROW.flatMap(({ encoding, alphabets }) => {
    const text = decode(bytes, encoding);
    if (text === null) return [];
    const rarer = encoding === "windows-1252" ? 0 : isOfTheEast(text) ? -0.5 : 0.5;
    return [{ text, strange: strangeIn(text, alphabets) + rarer }];
  });
  const [first] = read;
  return first === undefined
    ? ""
    : read.reduce((best, one) => (one.strange < best.strange ? one : best), first).text;
}

function markedEncoding(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  return a === 0xfe && b === 0xff ? "utf-16be" : null;
}

/** UTF-16 without a byte order mark: every second byte of plain letters is 0. */
function wideEncoding(bytes: Uint8Array): string | null {
  const head = bytes.subarray(0, DECLARED_WITHIN);
  const half = head.length / 2;
  const nothing = (rest: number): number => head.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  if (half < 2) return null;
  if (nothing(1) > half * 0.6 && nothing(0) === 0) return "utf-16le";
  return nothing(0) > half * 0.6 && nothing(1) === 0 ? "utf-16be" : null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = String.fromCodePoint(...bytes.subarray(0, DECLARED_WITHIN));
  const xml = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1]?.toLowerCase();
  // A file that declares UTF-16 but has one byte per letter was converted and kept its declaration.
  if (xml !== undefined) return xml.startsWith("utf-16") ? null : xml;
  const charset = /^\s*OFXHEADER:[\s\S]*?CHARSET:\s*(?:ISO-)?(\d{4}(?:-\d+)?)/i.exec(head)?.[1];
  if (charset === undefined || /ENCODING:\s*UTF-8/i.test(head)) return null;
  return charset.startsWith("8859") ? `iso-${charset}` : `windows-${charset}`;
}

type Narrow = { readonly encoding: string; readonly alphabets: readonly ReadonlySet<string>[] };

/** Single-byte encodings, each with the non-ASCII letters of the languages written in it; the likelier first. */
const NARROW: readonly Narrow[] = [
  narrow("windows-1252", "äöüß àâçéèêëîïôùûüÿœæ áéíóúüñªº àèéìíòóù ãõçáâéêíóôúàü éëïöüèê æøåéäö åäöéü"),
  narrow("windows-1250", "ąćęłńóśźż áčďéěíňóřšťúůýž áäčďéíĺľňóôŕšťúýž áéíóöőúüű ăâîşţ čćđšž äöüß"),
  narrow("iso-8859-2", "ąćęłńóśźż áčďéěíňóřšťúůýž áäčďéíĺľňóôŕšťúýž áéíóöőúüű ăâîşţ čćđšž äöüß"),
];

function narrow(encoding: string, alphabets: string): Narrow {
  return { encoding, alphabets: alphabets.split(" ").map((letters) => new Set(letters)) };
}

/**
 * Whether the only currencies in a file are those of Central Europe; decides if a few letters fit both encodings,
 * "Èapek" or "Čapek".
 */
function isOfTheEast(text: string): boolean {
  return /\b(?:PLN|CZK|HUF|RON)\b/.test(text) && !/\b(?:EUR|CHF|GBP|USD|DKK|SEK|NOK)\b/.test(text);
}

/** How many characters of a text do not fit the best language: foreign letters, and symbols in the middle of a word. */
function strangeIn(text: string, alphabets: readonly ReadonlySet<string>[]): number {
  // oxlint-disable-next-line no-control-regex -- counts bytes that stand for no character
  const signs = [...text.matchAll(/[\u0080-\u{10FFFF}]/gu)];
  const letters = signs.filter(([sign]) => /\p{L}/u.test(sign)).map(([sign]) => sign.toLowerCase());
  const inWords = signs.filter(({ 0: sign, index }) => {
    if (/\p{L}/u.test(sign)) return false;
    const [before, after] = [text[index - 1] ?? "", text[index + 1] ?? ""];
    return (
      /\p{Cc}/u.test(sign) ||
      /\p{L}/u.test(after) ||
      (/\p{L}/u.test(before) && /[^\s\p{P}\p{Sc}]/u.test(sign))
    );
  }).length;
  const isKnown = (letter: string): boolean => alphabets.some((alphabet) => alphabet.has(letter));
  const unknown = letters.filter((letter) => !isKnown(letter)).length;
  // A letter of a neighbouring language may be in a name, "Operación Sørensen", but in few different words.
  const words = [...new Set(text.toLowerCase().match(/\p{L}+/gu))].filter((word) =>
    /[\u0080-\u{10FFFF}]/u.test(word),
  );
  const misses = alphabets.map(
    (alphabet) =>
      unknown +
      words.filter((word) =>
        [...word].some((letter) => letter > "\u007F" && isKnown(letter) && !alphabet.has(letter)),
      ).length *
        0.3,
  );
  // A symbol in the middle of a word is stranger than a foreign name.
  return inWords * 3 + Math.min(...misses);
}
