/** Decodes bytes in any encoding that browsers know; null if they are invalid in it. */
export function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Encodes a text in a single-byte encoding, UTF-8 or UTF-16; throws for letters that the encoding lacks. */
export function encode(text: string, encoding: string): Uint8Array {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "utf-16le" || encoding === "utf-16be") {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at += 1)
      view.setUint16(at * 2, text.charCodeAt(at), encoding === "utf-16le");
    return bytes;
  }
  const table = tableOf(encoding);
  return Uint8Array.from(text, (letter) => {
    const byte = table.get(letter);
    if (byte === undefined) throw new Error(`${encoding} has no ${letter}.`);
    return byte;
  });
}

const tables = new Map<string, ReadonlyMap<string, number>>();

function tableOf(encoding: string): ReadonlyMap<string, number> {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const decoder = new TextDecoder(encoding);
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  tables.set(encoding, table);
  return table;
}
