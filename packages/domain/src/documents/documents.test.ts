import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  fileFormats,
  composedFileName,
  fileName,
  FILE_NAME_LIMIT,
  formatOf,
  isHeic,
  isPicture,
  isText,
  kindOfFile,
  mediaTypeOf,
  nameInFormat,
  officeFormatOf,
  suffixOf,
} from "./index.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("what a file is, by its first bytes", () => {
  it.each([
    ["a PDF", "%PDF-1.7\n%âãÏÓ", "pdf"],
    ["a JPEG", "\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF", "jpeg"],
    ["a PNG", "\u0089PNG\r\n\u001a\n\u0000", "png"],
    ["a WebP", "RIFF\u0010\u0000\u0000\u0000WEBPVP8 ", "webp"],
    ["an archive", "PK\u0003\u0004\u0014\u0000", "zip"],
    ["text", "name;rent\r\nAda;950,00\r\n", "text"],
    ["markup, which is text", "<!doctype html><script>", "text"],
    ["text in another encoding", "M\u00fcller", "text"],
    ["a sound in the same container as WebP", "RIFF\u0010\u0000\u0000\u0000WAVEfmt ", null],
    ["a PDF that begins later, as one that is a page too", "<html>%PDF-1.7", "text"],
    ["a GIF", "GIF89a\u0001\u0000", null],
    ["a program", "MZ\u0090\u0000", null],
    ["nothing", "", null],
    ["the beginning of a mark alone", "%PD\u0000", null],
  ])("%s", (_what, head, expected) => {
    expect(formatOf(bytes(head))).toBe(expected);
  });

  it("never throws, whatever comes, and a format always knows how it goes out", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (head) => {
        const found = formatOf(head);
        if (found !== null && found !== "zip" && found !== "text") expect(mediaTypeOf(found)).toContain("/");
      }),
    );
    for (const format of fileFormats) expect(suffixOf(format)[0]).toMatch(/^[a-z]+$/);
  });

  it.each([
    ["\0\0\0\u0024ftypheic\0\0\0\0mif1heic", true],
    ["\0\0\0\u0018ftypmif1\0\0\0\0", true],
    ["\0\0\0\u0018ftypavif\0\0\0\0", false],
    ["\0\0\0\u0018ftypisom\0\0\0\0", false],
    ["ftypheic", false],
    ["", false],
  ])("knows the photo of a phone that it cannot take: %j", (head, expected) => {
    expect(isHeic(bytes(head))).toBe(expected);
  });

  it("tells text from what holds a control character", () => {
    expect([isText(bytes("a\tb\r\n\f")), isText(bytes("a\u0000")), isText(bytes("a\u001b["))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

/** A zip of empty entries, and its length. */
function zipOf(names: readonly string[], behind = ""): Uint8Array {
  const local: number[] = [];
  const directory: number[] = [];
  const u16 = (value: number) => [value & 255, value >> 8];
  const u32 = (value: number) => [...u16(value & 65_535), ...u16(value >>> 16)];
  for (const name of names) {
    const at = local.length;
    local.push(...bytes("PK\u0003\u0004"), ...Array.from({ length: 22 }, () => 0));
    local.push(...u16(name.length), 0, 0, ...bytes(name));
    directory.push(...bytes("PK\u0001\u0002"), ...Array.from({ length: 24 }, () => 0));
    directory.push(...u16(name.length), ...Array.from({ length: 12 }, () => 0), ...u32(at), ...bytes(name));
  }
  const end = [...bytes("PK\u0005\u0006"), 0, 0, 0, 0, ...u16(names.length), ...u16(names.length)];
  end.push(...u32(directory.length), ...u32(local.length), ...u16(behind.length), ...bytes(behind));
  return Uint8Array.from([...local, ...directory, ...end]);
}

describe("what an office document is, by the names in its directory", () => {
  const types = "[Content_Types].xml";
  it.each([
    ["a letter", [types, "word/document.xml"], "docx"],
    ["a table", [types, "_rels/.rels", "xl/workbook.xml"], "xlsx"],
    ["a letter with macros", [types, "word/document.xml", "word/vbaProject.bin"], null],
    ["any other archive", ["a.txt", "word/document.xml"], null],
    ["an empty archive", [], null],
  ])("%s", (_what, names, expected) => {
    const zip = zipOf(names);
    expect(officeFormatOf(zip, zip.length)).toBe(expected);
  });

  it("is found with a comment behind it and from the end of a long file alone", () => {
    const zip = zipOf(["x".repeat(5_000), types, "word/document.xml"], "a comment");
    expect(officeFormatOf(zip, zip.length)).toBe("docx");
    expect(officeFormatOf(zip.subarray(2_000), zip.length)).toBe("docx");
    // Without its directory it is not recognised.
    expect(officeFormatOf(zip.subarray(-60), zip.length)).toBeNull();
  });

  it("never throws and never runs away, whatever the end of a file says", () => {
    const zip = zipOf([types, "word/document.xml"]);
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.nat(255), fc.nat(1_000_000), (at, value, length) => {
        const damaged = Uint8Array.from(zip);
        damaged[at] = value;
        expect([null, "docx"]).toContain(officeFormatOf(damaged, zip.length + (length % 3)));
      }),
    );
  });
});

describe("the name of a file", () => {
  it.each([
    ["../../etc/passwd", "passwd"],
    ["C:\\Users\\me\\Lease.pdf", "Lease.pdf"],
    ["a\r\nSet-Cookie: x=1.pdf", "a Set-Cookie x=1.pdf"],
    [".htaccess", "htaccess"],
    ["invoice\u202efdp.exe", "invoicefdp.exe"],
    ["nul\u0000.pdf", "nul.pdf"],
    ["  Mietvertrag   Müller .pdf ", "Mietvertrag Müller.pdf"],
    ["...", ""],
    ["\u200b", ""],
    ["Ａ.pdf", "Ａ.pdf"],
  ])("%j becomes %j", (given, expected) => {
    expect(fileName(given)).toBe(expected);
  });

  it("put together of words has none of them for a folder", () => {
    const name = composedFileName("Rent receipt - Ann/Bob <x>: A\\B - 2026-03.pdf");
    expect(name).toBe("Rent receipt - Ann Bob x A B - 2026-03.pdf");
  });

  it("keeps its ending when it is too long", () => {
    const name = fileName(`${"ä".repeat(300)}.pdf`);
    expect([...name].length).toBe(FILE_NAME_LIMIT);
    expect(name.endsWith("ä.pdf")).toBe(true);
  });

  it("is settled: naming it again changes nothing, and nothing in it can leave its folder or its header", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 150 }), (given) => {
        const name = fileName(given);
        expect(fileName(name)).toBe(name);
        expect(name).not.toMatch(/[/\\\p{Control}\p{Bidi_Control}]|^\./u);
        expect([...name].length).toBeLessThanOrEqual(FILE_NAME_LIMIT);
        expect(name.isWellFormed()).toBe(true);
      }),
    );
  });

  it.each([
    ["Lease.pdf", "pdf", "Lease.pdf"],
    ["photo.JPEG", "jpeg", "photo.JPEG"],
    ["photo.png", "jpeg", "photo.png.jpg"],
    ["setup.exe", "pdf", "setup.exe.pdf"],
    ["", "png", "file.png"],
  ] as const)("%j of a %s goes out as %j", (given, format, expected) => {
    expect(nameInFormat(given, format)).toBe(expected);
  });
});

it("what hangs on an expense is its receipt, photographed or not", () => {
  expect(new Set(fileFormats.map((format) => kindOfFile(format, "expense")))).toEqual(new Set(["receipt"]));
});

it("a picture is a photo until somebody says otherwise", () => {
  expect(fileFormats.map((format) => [isPicture(format), kindOfFile(format, "lease")])).toEqual(
    fileFormats.map((format) =>
      ["jpeg", "png", "webp"].includes(format) ? [true, "photo"] : [false, "other"],
    ),
  );
});
