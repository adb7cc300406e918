import { readdirSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";

import { fileFormats, mediaTypeOf } from "@keystead/domain/documents";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rentedFlat } from "#testing/rented-flat.ts";
import { testApp, type TestApp, type TestSession } from "#testing/test-app.ts";
import { keysInStore, sendFile } from "#testing/uploads.ts";

let app: TestApp;
let me: TestSession;
let propertyId: string;

beforeAll(async () => {
  app = await testApp();
  me = await app.signUp();
  ({ propertyId } = await rentedFlat(app.client(me)));
});
afterAll(() => app.close());

const SCRIPT = "<script>fetch('/api/v1/profile').then(()=>alert(document.domain))</script>";
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-");
const ACTIVE_PDF =
  "%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF";

const joined = (...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part))));

/** A PNG that says how large it is, whatever it holds. */
function pngSaying(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return joined(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000))),
    chunk("IEND", Buffer.alloc(0)),
  );
}

/** A zip with one part of a megabyte that is packed into a kilobyte, and names of the sender's choice. */
function bomb(...names: readonly string[]): Uint8Array<ArrayBuffer> {
  const packed = deflateSync(Buffer.alloc(1_000_000));
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.alloc(26), packed]);
  const entries = names.map((name) => {
    const head = Buffer.alloc(46);
    head.write("PK\u0001\u0002");
    head.writeUInt32LE(1_000_000_000, 24);
    head.writeUInt16LE(name.length, 28);
    return Buffer.concat([head, Buffer.from(name)]);
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return joined(local, directory, end);
}

type Hostile = readonly [what: string, name: string, content: Uint8Array<ArrayBuffer> | string];

async function pictures(): Promise<readonly Hostile[]> {
  const plain = sharp({ create: { width: 20, height: 20, channels: 3, background: "#335" } });
  const jpeg = await plain.clone().jpeg().toBuffer();
  const png = await plain.clone().png().toBuffer();
  const webp = await plain.clone().webp().toBuffer();
  const gif = await plain.clone().gif().toBuffer();
  const placed = await plain
    .clone()
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 12/1" }, IFD0: { Copyright: HTML } })
    .jpeg()
    .toBuffer();
  return [
    ["a JPEG with a page behind it", "a.jpg", joined(jpeg, HTML)],
    ["a JPEG with an archive behind it", "a.jpg", joined(jpeg, bomb("META-INF/MANIFEST.MF"))],
    ["a JPEG with a page in its notes and a place", "a.jpg", joined(placed)],
    ["a JPEG that is cut off", "a.jpg", joined(jpeg.subarray(0, jpeg.length / 2))],
    ["a PNG with a script behind it", "a.png", joined(png, SCRIPT)],
    ["a PNG that is cut off", "a.png", joined(png.subarray(0, png.length / 2))],
    ["a PNG called a page", "a.html", joined(png)],
    ["a WebP with a page behind it", "a.webp", joined(webp, HTML)],
    ["a GIF that is an archive too", "a.gif", joined(gif, bomb("META-INF/MANIFEST.MF"))],
    ["a GIF called a JPEG", "a.jpg", joined(gif)],
    ["a PNG of 900 million pixels", "a.png", pngSaying(30_000, 30_000)],
    ["a PNG of more pixels than numbers have", "a.png", pngSaying(2_147_483_647, 2_147_483_647)],
    ["a PNG of no pixels", "a.png", pngSaying(0, 0)],
    ["the mark of a JPEG alone", "a.jpg", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ["a picture in a container that nothing here opens", "a.heic", joined("\0\0\0\u0018ftypheic", jpeg)],
  ];
}

const marks: readonly Hostile[] = [
  ["a drawing with a script", "a.svg", SVG],
  ["a drawing called a picture", "a.png", SVG],
  ["a drawing called text", "a.txt", SVG],
  ["a drawing behind an XML mark", "a.svg", `<?xml version="1.0"?>${SVG}`],
  [
    "a drawing that fetches an entity",
    "a.svg",
    `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>`,
  ],
  ["a page", "a.html", HTML],
  ["a page called a JPEG", "a.jpg", HTML],
  ["a page called text", "a.txt", HTML],
  ["a page called a table", "a.csv", HTML],
  ["a page called a PDF", "a.pdf", HTML],
  ["a page with two endings", "a.pdf.html", HTML],
  ["a page in another encoding", "a.txt", joined(Uint8Array.of(0xff, 0xfe), Buffer.from(HTML, "utf16le"))],
  ["a page in UTF-7", "a.txt", "+ADw-script+AD4-alert(1)+ADw-/script+AD4-"],
  ["an XHTML page", "a.xhtml", `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`],
  ["a script", "a.js", "alert(1)"],
  ["a stylesheet", "a.css", "@import '//evil.example'"],
  ["a mail with a page", "a.mht", `MIME-Version: 1.0\nContent-Type: text/html\n\n${HTML}`],
  ["a folder's settings", ".htaccess", "AddType text/html .txt"],
  ["a server's script", "a.php", "<?php system($_GET['c']); ?>"],
  ["formulas", "a.csv", '=cmd|"/c calc"!A1,@SUM(1+1)\n'],
  ["a virus scanner's test", "eicar.com", EICAR],
  ["a virus scanner's test as text", "eicar.txt", EICAR],
];

const documents: readonly Hostile[] = [
  ["a PDF with a script", "a.pdf", ACTIVE_PDF],
  ["a PDF that is a page too", "a.html", `%PDF-1.7\n${HTML}\n%%EOF`],
  ["a page that is a PDF too", "a.pdf", `${HTML}%PDF-1.7\n%%EOF`],
  ["a PDF that is cut off", "a.pdf", "%PDF-1.7\n1 0 obj<<"],
  ["a PDF with an archive behind it", "a.pdf", joined(ACTIVE_PDF, bomb("a.class"))],
  ["a zip", "a.zip", bomb("a.txt")],
  ["a zip that unpacks to a gigabyte called a letter", "a.docx", bomb("a.txt")],
  ["a letter that unpacks to a gigabyte", "a.docx", bomb("[Content_Types].xml", "word/document.xml")],
  ["a table that unpacks to a gigabyte", "a.xlsx", bomb("[Content_Types].xml", "xl/workbook.xml")],
  ["a letter with macros", "a.docm", bomb("[Content_Types].xml", "word/document.xml", "word/vbaProject.bin")],
  ["a zip whose parts leave their folder", "a.docx", bomb("../../etc/cron.d/x", "word/document.xml")],
  ["a program for Java", "a.jar", bomb("META-INF/MANIFEST.MF", "A.class")],
  [
    "a letter of the old kind",
    "a.doc",
    joined(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)),
  ],
  ["a program", "a.exe", joined("MZ\u0090\0\u0003\0")],
  ["a program called a PDF", "a.pdf", joined("MZ\u0090\0\u0003\0")],
  ["a program for Linux", "a.txt", joined("\u007fELF\u0002\u0001\u0001\0")],
  ["a shell's script", "a.sh", "#!/bin/sh\nrm -rf /"],
  ["a shortcut", "a.url", "[InternetShortcut]\nURL=javascript:alert(1)"],
  ["nothing", "a.pdf", ""],
  ["zeros", "a.pdf", new Uint8Array(1_000)],
  ["one byte too many", "a.pdf", new Uint8Array(25 * 1024 * 1024 + 1).fill(0x25)],
];

const names: readonly Hostile[] = [
  "../../../../etc/passwd.pdf",
  "..\\..\\windows\\system32\\x.pdf",
  "a\r\nSet-Cookie: session=evil.pdf",
  'a"; filename="evil.html.pdf',
  `${"n".repeat(300)}.pdf`,
  "a\0.html.pdf",
  "invoice\u202efdp.exe.pdf",
  "<img src=x onerror=alert(1)>.pdf",
  "CON.pdf",
  "%2e%2e%2fx.pdf",
  "a.pdf\u200b",
].map((name) => [`the name ${JSON.stringify(name.slice(0, 40))}`, name, ACTIVE_PDF] as const);

const ours = new Set(fileFormats.map(mediaTypeOf));

describe("[DOC-01] a file of somebody who means harm", () => {
  let tried = 0;
  let refused = 0;
  let inert = 0;

  /** Refused, or given back in a form that no browser runs. */
  async function judge([what, name, content]: Hostile): Promise<void> {
    tried += 1;
    const answer = await sendFile(app, me, { on: "property", onId: propertyId, name, content });
    const body: { readonly id?: string; readonly name?: string } = JSON.parse(await answer.text());
    if (answer.status >= 400) {
      expect(answer.status, what).toBeLessThan(500);
      refused += 1;
      return;
    }
    expect(answer.status, what).toBe(201);
    expect(body.name, what).not.toMatch(/[/\\<>"\r\n\0\u202e]|^\.|\.(html?|svg|exe|js|php|sh)$/i);
    const back = await app.call(`/api/documents/${body.id}/file`, { session: me });
    const headers = Object.fromEntries(back.headers);
    expect(ours, what).toContain(headers["content-type"]);
    expect(headers, what).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-disposition": expect.stringMatching(
        /^attachment; filename="[ -!#-[\]-~]+"; filename\*=UTF-8''[^\s"]+$/,
      ),
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "x-frame-options": "DENY",
    });
    expect(headers["set-cookie"], what).toBeUndefined();
    const bytes = Buffer.from(await back.arrayBuffer());
    // What came with a picture is not in the one that goes out.
    if (headers["content-type"]?.startsWith("image/") === true) {
      expect(bytes.includes("<script"), what).toBe(false);
      expect((await sharp(bytes).metadata()).exif, what).toBeUndefined();
    }
    inert += 1;
  }

  it(
    "is refused or comes back as a download that can do nothing, each of them",
    { timeout: 60_000 },
    async () => {
      for (const hostile of [...(await pictures()), ...marks, ...documents, ...names]) await judge(hostile);
      process.stdout.write(`hostile files: ${tried} tried, ${refused} refused, ${inert} served inert\n`);
      expect(tried).toBeGreaterThanOrEqual(60);
      expect(refused + inert).toBe(tried);
    },
  );

  it("lies nowhere but in the store, under a name of ours", async () => {
    const { dataDir } = app.deps.env;
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );
    const inStore = files.filter(({ parentPath }) => parentPath.startsWith(join(dataDir, "files")));
    expect(inStore).toHaveLength(inert);
    expect(await keysInStore(app)).toHaveLength(inert);
    expect(readdirSync(join(dataDir, "incoming"))).toEqual([]);
  });

  it("is no more than what was said of it in the log", () => {
    expect(app.logLines.filter((line) => /unexpected error|Set-Cookie|passwd/.test(line))).toEqual([]);
  });
});
