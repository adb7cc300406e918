import { readAge } from "@keystead/testkit/read-age";
import { describe, expect, it } from "vitest";

import { ageOpens, hasAge } from "#testing/files/age.ts";
import { encryptWithAge } from "./age-stream.ts";

const PASSPHRASE = "nine pale otters in Größenwahn";

/** Node's error for altered bytes, and the reader's errors for the header. */
const REFUSED = /authenticate data|no age file|the head was changed|end is missing/;

async function* parts(...all: readonly Uint8Array[]) {
  yield* all;
}

async function aged(...all: readonly Uint8Array[]): Promise<Buffer> {
  const sealed: Uint8Array[] = [];
  for await (const bytes of encryptWithAge(PASSPHRASE, parts(...all))) sealed.push(bytes);
  return Buffer.concat(sealed);
}

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7919) % 251);

describe("a stream that a passphrase opens", () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])("holds %i bytes as they were", async (length) => {
    const bytes = bytesOf(length);
    const file = await aged(
      bytes.subarray(0, 70_000),
      bytes.subarray(70_000, 70_001),
      bytes.subarray(70_001),
    );
    expect(readAge(file, PASSPHRASE).equals(bytes)).toBe(true);
  });

  it("opens with nothing else, and not once it was changed, cut off or put together otherwise", async () => {
    const file = await aged(bytesOf(140_000));
    expect(() => readAge(file, "nine pale otters")).toThrow(REFUSED);
    const chunk = 65_536 + 16;
    const begin = file.length - (140_000 + 3 * 16);
    const changed = Buffer.from(file);
    changed[begin + 10] = (changed[begin + 10] ?? 0) ^ 1;
    for (const other of [
      changed,
      file.subarray(0, begin + 2 * chunk),
      Buffer.concat([file.subarray(0, begin), file.subarray(begin + chunk)]),
      Buffer.from(file.toString("latin1").replace("scrypt", "Scrypt"), "latin1"),
    ])
      expect(() => readAge(other, PASSPHRASE)).toThrow(REFUSED);
  });

  it("tells nothing apart: the same twice is two other files", async () => {
    const [one, other] = [await aged(bytesOf(10)), await aged(bytesOf(10))];
    expect(one.equals(other)).toBe(false);
    expect(one.length).toBe(other.length);
  });

  it("takes an accent in either of its spellings", async () => {
    const file = await aged(bytesOf(10));
    expect(readAge(file, PASSPHRASE.normalize("NFC")).length).toBe(10);
    expect(PASSPHRASE.normalize("NFD")).not.toBe(PASSPHRASE.normalize("NFC"));
  });
});

describe.skipIf(!hasAge)(`the command age${hasAge ? "" : " (not installed here)"}`, () => {
  it("opens it", async () => {
    const bytes = bytesOf(200_000);
    expect((await ageOpens(await aged(bytes), PASSPHRASE)).equals(bytes)).toBe(true);
  });

  it("refuses it with another passphrase", async () => {
    await expect(ageOpens(await aged(bytesOf(10)), "another one altogether")).rejects.toThrow(
      "age answered 1",
    );
  });
});
