import { createCipheriv, createHmac, hkdfSync, randomBytes, scrypt, type ScryptOptions } from "node:crypto";
import { promisify } from "node:util";

const VERSION = "age-encryption.org/v1";
const KEY_BYTES = 32;
const FILE_KEY_BYTES = 16;
const SALT_BYTES = 16;
const PAYLOAD_NONCE_BYTES = 16;
const NONCE_BYTES = 12;
const CHUNK_BYTES = 65_536;
/** 2^16 rounds over blocks of 8: 64 MiB of memory for each guess, the same as for guessing a password. */
const WORK_FACTOR = 16;
const BLOCKS = 8;

/**
 * Encrypts bytes so that `age -d` opens them with the passphrase, in the format age-encryption.org/v1
 * (docs/decisions/0089). A stream: only one chunk of 64 KiB is in memory at a time. Each chunk is authenticated
 * separately, so changed or truncated content does not open.
 */
export async function* encryptWithAge(
  passphrase: string,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const fileKey = randomBytes(FILE_KEY_BYTES);
  yield await headerOf(fileKey, passphrase);
  const nonce = randomBytes(PAYLOAD_NONCE_BYTES);
  yield nonce;
  const key = derived(fileKey, nonce, "payload");
  let count = 0;
  for await (const { bytes, isLast } of chunked(content)) {
    yield sealed(key, chunkNonce(count, isLast), bytes);
    count += 1;
  }
}

async function headerOf(fileKey: Buffer, passphrase: string): Promise<Buffer<ArrayBuffer>> {
  const salt = randomBytes(SALT_BYTES);
  const key = await stretched(passphrase, salt);
  const wrapped = sealed(key, Buffer.alloc(NONCE_BYTES), fileKey);
  const head = `${VERSION}\n-> scrypt ${base64(salt)} ${WORK_FACTOR}\n${base64(wrapped)}\n---`;
  const mac = createHmac("sha256", derived(fileKey, Buffer.alloc(0), "header"))
    .update(head)
    .digest();
  return Buffer.from(`${head} ${base64(mac)}\n`, "latin1");
}

const scrypted = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Normalised to NFC, because an accented letter can be typed in two ways. */
function stretched(passphrase: string, salt: Buffer): Promise<Buffer> {
  const N = 2 ** WORK_FACTOR;
  const labelled = Buffer.concat([Buffer.from(`${VERSION}/scrypt`), salt]);
  const maxmem = 256 * N * BLOCKS;
  return scrypted(passphrase.normalize("NFC"), labelled, KEY_BYTES, { N, r: BLOCKS, p: 1, maxmem });
}

function derived(fileKey: Buffer, salt: Buffer, use: "header" | "payload"): Buffer {
  return Buffer.from(hkdfSync("sha256", fileKey, salt, use, KEY_BYTES));
}

function sealed(key: Buffer, nonce: Buffer, bytes: Uint8Array): Buffer<ArrayBuffer> {
  const cipher = createCipheriv("chacha20-poly1305", key, nonce, { authTagLength: 16 });
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Eleven bytes of counter, and one that marks the last chunk. */
function chunkNonce(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(count, NONCE_BYTES - 7, 6);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

type Chunk = { readonly bytes: Uint8Array; readonly isLast: boolean };

/**
 * Splits the content into chunks of one size; only the last may be shorter. It is empty if there is no content at
 * all.
 */
async function* chunked(content: AsyncIterable<Uint8Array>): AsyncGenerator<Chunk> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of content) {
    waiting.push(bytes);
    length += bytes.length;
    if (length <= CHUNK_BYTES) continue;
    const joined = Buffer.concat(waiting);
    let from = 0;
    // A full chunk waits until more bytes arrive, because it may be the last.
    for (; joined.length - from > CHUNK_BYTES; from += CHUNK_BYTES)
      yield { bytes: joined.subarray(from, from + CHUNK_BYTES), isLast: false };
    waiting = [joined.subarray(from)];
    length = joined.length - from;
  }
  yield { bytes: Buffer.concat(waiting), isLast: true };
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
