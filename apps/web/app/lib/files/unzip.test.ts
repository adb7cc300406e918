import { expect, it } from "vitest";

import { zipOf } from "../../testing/zip-of.ts";
import { isZip, unzip } from "./unzip.ts";

const all = () => true;
const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

it("unpacks what is wanted of a file, packed or not", async () => {
  const zip = zipOf([
    { name: "a.csv", content: "Datum;Betrag\n".repeat(500) },
    { name: "ordner/b.csv", content: "kurz", stored: true },
    { name: "c.pdf", content: "%PDF" },
  ]);
  expect(isZip(zip)).toBe(true);
  const files = await unzip(zip, (name) => name.endsWith(".csv"));
  expect([...(files?.keys() ?? [])]).toEqual(["a.csv", "ordner/b.csv"]);
  expect(text(files?.get("a.csv"))).toBe("Datum;Betrag\n".repeat(500));
  expect(text(files?.get("ordner/b.csv"))).toBe("kurz");
});

it("takes nothing larger than a year of statements, whatever the file says of itself", async () => {
  const zip = zipOf([{ name: "zeros.csv", content: new Uint8Array(13_000_000) }]);
  expect(zip.length).toBeLessThan(100_000);
  // Declares a smaller size than the file has.
  new DataView(zip.buffer).setUint32(zip.length - 22 - 46 - 9 + 24, 10, true);
  expect(await unzip(zip, all)).toBeNull();
});

it("refuses what is cut off, encrypted or no archive", async () => {
  const zip = zipOf([{ name: "a.csv", content: "Datum;Betrag" }]);
  expect(await unzip(zip.slice(0, zip.length - 30), all)).toBeNull();
  expect(await unzip(new Uint8Array(), all)).toBeNull();
  expect(await unzip(new TextEncoder().encode("Datum;Betrag\n2026-11-03;1"), all)).toBeNull();
  const locked = zip.slice();
  new DataView(locked.buffer).setUint16(zip.length - 22 - 46 - 5 + 8, 1, true);
  expect(await unzip(locked, all)).toBeNull();
});
