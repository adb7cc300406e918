/** Accepted formats, and how they are served: the media type is always ours, never the sender's. */
const FORMATS = {
  pdf: { mediaType: "application/pdf", suffixes: ["pdf"] },
  jpeg: { mediaType: "image/jpeg", suffixes: ["jpg", "jpeg"] },
  png: { mediaType: "image/png", suffixes: ["png"] },
  webp: { mediaType: "image/webp", suffixes: ["webp"] },
  docx: {
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    suffixes: ["docx"],
  },
  xlsx: {
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    suffixes: ["xlsx"],
  },
  csv: { mediaType: "text/csv", suffixes: ["csv"] },
  txt: { mediaType: "text/plain", suffixes: ["txt"] },
} as const satisfies Readonly<
  Record<string, { readonly mediaType: string; readonly suffixes: readonly [string, ...string[]] }>
>;

export type FileFormat = keyof typeof FORMATS;

export const fileFormats = Object.keys(FORMATS) as [FileFormat, ...FileFormat[]];

export function mediaTypeOf(format: FileFormat): string {
  return FORMATS[format].mediaType;
}

/** The file extensions of the format, the usual one first. */
export function suffixOf(format: FileFormat): readonly [string, ...string[]] {
  return FORMATS[format].suffixes;
}

export function isPicture(format: FileFormat): format is "jpeg" | "png" | "webp" {
  return format === "jpeg" || format === "png" || format === "webp";
}

/**
 * What the first bytes tell: a format, an archive whose content must be checked, possibly text, or null for a format
 * that is not accepted.
 */
export type FoundFormat = "pdf" | "jpeg" | "png" | "webp" | "zip" | "text" | null;

const SIGNATURES: readonly (readonly [FoundFormat, readonly (number | null)[]])[] = [
  ["pdf", ascii("%PDF-")],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["png", [0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a]],
  ["webp", [...ascii("RIFF"), null, null, null, null, ...ascii("WEBP")]],
  ["zip", [...ascii("PK"), 3, 4]],
];

/**
 * Detects the format by content alone, from the first bytes (a few hundred are enough): name and declared type do not
 * count. Text has no signature: a file counts as text if it has no control characters, for which the whole file has to
 * be checked.
 */
export function formatOf(head: Uint8Array): FoundFormat {
  const known = SIGNATURES.find(([, bytes]) =>
    bytes.every((byte, at) => (byte === null ? at < head.length : head[at] === byte)),
  );
  if (known !== undefined) return known[0];
  return head.length > 0 && isText(head) ? "text" : null;
}

/**
 * No control character except tab, line feed, carriage return and form feed; works for any part of a text file in an
 * encoding that contains ASCII.
 */
export function isText(piece: Uint8Array): boolean {
  return piece.every(
    (byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d,
  );
}

/**
 * Brands after `ftyp` of the container in which phones store photos; `mif1` and `msf1` are the brands without a codec.
 */
const HEIC = /^ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1)$/;

/**
 * A HEIC photo, which the product cannot read; detected by its first twelve bytes, so that the error can say what to
 * do.
 */
export function isHeic(head: Uint8Array): boolean {
  return HEIC.test(String.fromCharCode(...head.subarray(4, 12)));
}

const END_OF_DIRECTORY = [...ascii("PK"), 5, 6];
const ENTRY = [...ascii("PK"), 1, 2];

/**
 * Which office document a zip is, by the names in its directory; nothing is unpacked. `tail` is the end of the file and
 * `bytes` its whole length. Null for one with macros, or whose directory is not in the tail.
 */
export function officeFormatOf(tail: Uint8Array, bytes: number): "docx" | "xlsx" | null {
  const names = namesInZip(tail, bytes);
  if (!names.includes("[Content_Types].xml") || names.some((name) => /vbaproject/i.test(name))) return null;
  if (names.includes("word/document.xml")) return "docx";
  return names.includes("xl/workbook.xml") ? "xlsx" : null;
}

function namesInZip(tail: Uint8Array, bytes: number): readonly string[] {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  let end = tail.length - 22;
  while (end >= 0 && !startsWith(tail, END_OF_DIRECTORY, end)) end -= 1;
  if (end < 0) return [];
  const names: string[] = [];
  let at = view.getUint32(end + 16, true) - (bytes - tail.length);
  while (at >= 0 && at + 46 <= end && startsWith(tail, ENTRY, at)) {
    const length = view.getUint16(at + 28, true);
    names.push(String.fromCharCode(...tail.subarray(at + 46, Math.min(at + 46 + length, end))));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

function startsWith(bytes: Uint8Array, expected: readonly number[], at: number): boolean {
  return expected.every((byte, offset) => bytes[at + offset] === byte);
}

function ascii(text: string): readonly number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}
