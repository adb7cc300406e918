import { open, type FileHandle } from "node:fs/promises";

const WRITTEN_AT_ONCE = 65_536;

/** Writes bytes to a file that only its owner can read; returns its size. */
export async function writeBytes(path: string, content: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, "w", 0o600);
  try {
    let size = 0;
    let waiting: Uint8Array[] = [];
    let waitingBytes = 0;
    const write = async () => {
      await writeWhole(file, Buffer.concat(waiting));
      [waiting, waitingBytes] = [[], 0];
    };
    for await (const bytes of content) {
      size += bytes.length;
      waiting.push(bytes);
      waitingBytes += bytes.length;
      // An archive comes in small pieces, and writing each one separately would take most of the time.
      if (waitingBytes >= WRITTEN_AT_ONCE) await write();
    }
    await write();
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}

async function writeWhole(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length;)
    from += (await file.write(bytes, from, bytes.length - from)).bytesWritten;
}
