import { Readable } from "node:stream";
import { crc32, createDeflateRaw, deflateRawSync } from "node:zlib";

import { writeBytes } from "./write-bytes.ts";

/** An entry; its content is read once the entries before it are written. */
export type ZipEntry = {
  readonly name: string;
  readonly content: AsyncIterable<string | Uint8Array>;
  /** Compressed less tightly, in a third of the time: for archives that a user waits for. */
  readonly quick?: true;
};

type Entry = {
  readonly name: Buffer;
  readonly crc: number;
  readonly packed: number;
  readonly plain: number;
  readonly at: number;
};

const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;
/** Flags: sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/**
 * Smaller entries are compressed in one call, because a stream for each of many small entries would take most of the
 * time.
 */
const PACKED_AT_ONCE = 16_384;

/**
 * The bytes of a zip, streamed as its entries come, so that no whole entry is in memory. ZIP64 is used for more than
 * 65,535 entries or more than 4 GiB in all; a single entry must stay below 4 GiB.
 */
export async function* zipped(
  content: AsyncIterable<ZipEntry>,
  modified: Date,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const entries: Entry[] = [];
  let size = 0;
  const counted = (bytes: Uint8Array<ArrayBuffer>) => {
    size += bytes.length;
    return bytes;
  };
  for await (const { name: given, content: plainContent, quick } of content) {
    const at = size;
    const name = Buffer.from(given, "utf8");
    yield counted(localHead(name, modified));
    let crc = 0;
    let plain = 0;
    const begun = size;
    const measured = measuring(plainContent, (bytes) => {
      crc = crc32(bytes, crc);
      plain += bytes.length;
    });
    for await (const chunk of deflated(measured, quick === true ? { level: 1 } : {}))
      yield counted(bytesOf(chunk));
    const entry: Entry = { name, crc, packed: size - begun, plain, at };
    if (plain > MOST_32 || entry.packed > MOST_32)
      throw new Error("One file of an archive is larger than 4 GiB.");
    yield counted(sizesOf(entry));
    entries.push(entry);
  }
  const at = size;
  for (const entry of entries) yield counted(listed(entry, modified));
  yield ending({ count: entries.length, at, bytes: size - at });
}

/** Writes the zip to a file; returns its size. */
export function writeZip(path: string, entries: AsyncIterable<ZipEntry>, modified: Date): Promise<number> {
  return writeBytes(path, zipped(entries, modified));
}

async function* measuring(
  content: AsyncIterable<string | Uint8Array>,
  measure: (bytes: Uint8Array) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const part of content) {
    const bytes = bytesOf(part);
    measure(bytes);
    yield bytes;
  }
}

async function* deflated(
  content: AsyncGenerator<Uint8Array<ArrayBuffer>>,
  options: { readonly level?: number },
): AsyncGenerator<unknown> {
  const begun: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  while (bytes <= PACKED_AT_ONCE) {
    const { done, value } = await content.next();
    if (done === true) {
      yield deflateRawSync(Buffer.concat(begun), options);
      return;
    }
    begun.push(value);
    bytes += value.length;
  }
  yield* Readable.from(joined(begun, content)).compose(createDeflateRaw(options));
}

async function* joined(
  begun: readonly Uint8Array<ArrayBuffer>[],
  rest: AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  yield* begun;
  yield* rest;
}

function bytesOf(part: unknown): Uint8Array<ArrayBuffer> {
  if (typeof part === "string") return Buffer.from(part, "utf8");
  if (part instanceof Uint8Array) return part as Uint8Array<ArrayBuffer>;
  throw new TypeError("An archive is made of text and bytes.");
}

function fields(...parts: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer<ArrayBuffer> {
  const buffer = Buffer.alloc(parts.reduce((total, [bytes]) => total + bytes, 0));
  let at = 0;
  for (const [bytes, value] of parts) {
    if (bytes === 2) buffer.writeUInt16LE(value, at);
    else if (bytes === 4) buffer.writeUInt32LE(value, at);
    else buffer.writeBigUInt64LE(BigInt(value), at);
    at += bytes;
  }
  return buffer;
}

/** The DOS format has a resolution of two seconds. */
function dosTime(instant: Date): readonly [time: number, day: number] {
  const time =
    (instant.getUTCHours() << 11) | (instant.getUTCMinutes() << 5) | (instant.getUTCSeconds() >> 1);
  const day =
    ((instant.getUTCFullYear() - 1980) << 9) | ((instant.getUTCMonth() + 1) << 5) | instant.getUTCDate();
  return [time, day];
}

function localHead(name: Buffer, modified: Date): Buffer<ArrayBuffer> {
  const [time, day] = dosTime(modified);
  const head = fields(
    [4, 0x0403_4b50],
    [2, 20],
    [2, FLAGS],
    [2, DEFLATED],
    [2, time],
    [2, day],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );
  return Buffer.concat([head, name]);
}

function sizesOf({ crc, packed, plain }: Entry): Buffer<ArrayBuffer> {
  return fields([4, 0x0807_4b50], [4, crc], [4, packed], [4, plain]);
}

function listed({ name, crc, packed, plain, at }: Entry, modified: Date): Buffer<ArrayBuffer> {
  const [time, day] = dosTime(modified);
  const isFar = at >= MOST_32;
  const extra = isFar ? fields([2, 1], [2, 8], [8, at]) : Buffer.alloc(0);
  const head = fields(
    [4, 0x0201_4b50],
    [2, isFar ? 45 : 20],
    [2, isFar ? 45 : 20],
    [2, FLAGS],
    [2, DEFLATED],
    [2, time],
    [2, day],
    [4, crc],
    [4, packed],
    [4, plain],
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, isFar ? MOST_32 : at],
  );
  return Buffer.concat([head, name, extra]);
}

function ending(list: {
  readonly count: number;
  readonly at: number;
  readonly bytes: number;
}): Buffer<ArrayBuffer> {
  const { count, at, bytes } = list;
  const short = fields(
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, Math.min(count, MOST_16)],
    [2, Math.min(count, MOST_16)],
    [4, Math.min(bytes, MOST_32)],
    [4, Math.min(at, MOST_32)],
    [2, 0],
  );
  if (count < MOST_16 && at < MOST_32 && bytes < MOST_32) return short;
  const long = fields(
    [4, 0x0606_4b50],
    [8, 44],
    [2, 45],
    [2, 45],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, bytes],
    [8, at],
  );
  const locator = fields([4, 0x0706_4b50], [4, 0], [8, at + bytes], [4, 1]);
  return Buffer.concat([long, locator, short]);
}
