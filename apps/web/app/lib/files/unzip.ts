/** The limits for a ZIP file: a year of daily statements, unpacked. */
const MOST_FILES = 400;
const MOST_BYTES = 12_000_000;

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;

type Entry = {
  readonly name: string;
  readonly method: number;
  readonly begin: number;
  readonly packed: number;
};

/** Whether the bytes start like a ZIP file, which includes workbooks. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

/**
 * Unpacks the wanted files of a ZIP file (APPNOTE 6.3) in the browser. Null if it is broken, encrypted, split into
 * volumes or over the limits: the declared sizes are not trusted, the bytes are counted as they come.
 */
export async function unzip(
  bytes: Uint8Array,
  includes: (name: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array> | null> {
  try {
    const entries = entriesIn(bytes)?.filter(({ name }) => !name.endsWith("/") && includes(name));
    if (entries === undefined || entries.length > MOST_FILES) return null;
    const files = new Map<string, Uint8Array>();
    let left = MOST_BYTES;
    for (const entry of entries) {
      const file = await unpacked(bytes, entry, left);
      if (file === null) return null;
      left -= file.length;
      files.set(entry.name, file);
    }
    return files;
  } catch {
    // Offsets beyond the end, or invalid compressed data.
    return null;
  }
}

function entriesIn(bytes: Uint8Array): readonly Entry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_LENGTH;
  const first = Math.max(0, end - LONGEST_COMMENT);
  while (end >= first && view.getUint32(end, true) !== END) end -= 1;
  if (end < first) return null;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let n = 0; n < count; n += 1) {
    if (view.getUint32(at, true) !== ENTRY) return null;
    const isEncrypted = view.getUint16(at + 8, true) % 2 === 1;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    if (isEncrypted || name === undefined || extra === undefined || comment === undefined) return null;
    const local = view.getUint32(at + 42, true);
    const begin = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)),
      method: view.getUint16(at + 10, true),
      begin,
      packed: view.getUint32(at + 20, true),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

async function unpacked(
  bytes: Uint8Array,
  { method, begin, packed }: Entry,
  most: number,
): Promise<Uint8Array | null> {
  const stored = bytes.slice(begin, begin + packed);
  if (method === 0) return stored.length <= most ? stored : null;
  if (method !== 8) return null;
  const reader = new Response(stored).body?.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  if (reader === undefined) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
