/**
 * Fetches the Noto fonts of the scripts that Roboto lacks and subsets them for letters: one weight, no hints, the
 * characters of their script. They are packed into one file with an index beside it, so that a letter reads only the
 * few kilobytes that it needs. Run it again for newer fonts or another script:
 * node apps/web/scripts/cut-letter-fonts.ts
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { create } from "fontkit";
import subsetFont from "subset-font";

const folder = join(import.meta.dirname, "../../server/src/adapters/printer/fonts");
const BREAKS_LINES = /\p{Cc}/u;
const HAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

type Source = {
  readonly name: string;
  readonly version: string;
  /** Of its archive, from the registry. */
  readonly integrity: string;
  readonly marks: RegExp;
  /** Other characters between its own: a name of two words is drawn in one run. */
  readonly between: string;
  /** Scripts whose characters change shape with their neighbours, by the tables of the font. */
  readonly shapes: boolean;
};

/**
 * A character is taken from the first source that has it: Han in the shapes of the mainland, then of Japan, then of
 * Taiwan.
 */
const sources: readonly Source[] = [
  {
    name: "arabic",
    version: "5.3.0",
    integrity:
      "sha512-Rz8+DBzza3//cmN+DBQajJhx3x+Dx12eUgnQsTOgPWbOT0+In6APmE8z4I/QQnUWfAx+s8l93+60qDT5vJH1sA==",
    marks: /\p{scx=Arabic}/u,
    between: " \u00a0\u200c\u200d",
    shapes: true,
  },
  {
    name: "hebrew",
    version: "5.3.0",
    integrity:
      "sha512-jGIZ2EOCTtT1ZhLthz6nEpPXGMniSPI/0tv5CDFDZ7MPYyoj6FskW7WJ0YTyesFADdzjx7F2Pg5W1PWD6y9UFw==",
    marks: /\p{scx=Hebrew}/u,
    between: " \u00a0",
    shapes: true,
  },
  {
    name: "devanagari",
    version: "5.3.0",
    integrity:
      "sha512-52XBcJS3jRvZ5ugFXJvdKgffXPYnN08LeodXkgCbepOdMKVRVTQu1yj071cq8S3zmUwT6w6XKKXRSQlQkwwNNg==",
    marks: /\p{scx=Devanagari}/u,
    between: " \u00a0\u200c\u200d\u25cc",
    shapes: true,
  },
  {
    name: "thai",
    version: "5.3.0",
    integrity:
      "sha512-jHEC1vo8gD09GKf8jtH1IMoPqWmQQSKH3gkyD3ibCIMEkVpEqJ9NJ2c181VHKbTHXc7Wu9CbuBU3yjQNvpbEbw==",
    marks: /\p{scx=Thai}/u,
    between: " \u00a0\u25cc",
    shapes: true,
  },
  {
    name: "sc",
    version: "5.3.1",
    integrity:
      "sha512-UB96JJ17HyD5ehEU7Em0hDdh7fvTMB4B4Hzmq5c4QaNwwSLqTrdM2S+coySeBqCkXwh0DxqXT0b0wMrmzorFpQ==",
    marks: HAN,
    between: "",
    shapes: false,
  },
  {
    name: "jp",
    version: "5.3.1",
    integrity:
      "sha512-/anGvJFc5y36f8DJ+3TSh2+KAvaRLA9PaLUMvneeY5s4j8m+8X4F3lE/sjTuG9YI5BX4sykvCk4TuJMG7ecMRQ==",
    marks: HAN,
    between: "",
    shapes: false,
  },
  {
    name: "tc",
    version: "5.3.1",
    integrity:
      "sha512-gueh+AySNkihE+HvizXLHltxt5/xVFSvw6ISnKTlpb/lG5QQm6u/KwuempTJ/jDYMST3xwiERYTTyseoJ/Kxew==",
    marks: HAN,
    between: "",
    shapes: false,
  },
  {
    name: "kr",
    version: "5.3.1",
    integrity:
      "sha512-f5aty6Qgk2LVU5TjCtXHxiYHqUWYW8f75ll0Chn8ucCqoOlIomcACUwf1V47yUt6wTdWZiGr3dcbQk+zlOspMA==",
    marks: /\p{Script=Hangul}/u,
    between: "",
    shapes: false,
  },
];

const roboto = create(
  readFileSync(
    join(
      dirname(createRequire(import.meta.url).resolve("pdfmake/package.json")),
      "fonts/Roboto/Roboto-Regular.ttf",
    ),
  ),
);
const taken = new Set(roboto.characterSet);
const temporary = mkdtempSync(join(tmpdir(), "keystead-fonts-"));
const index: { of: string; at: number; length: number; marks: string }[] = [];
const packed: Buffer[] = [];
const licences: string[] = [];
let at = 0;
for (const source of sources) {
  const unpacked = fetched(source);
  licences.push(readFileSync(join(unpacked, "LICENSE"), "utf8").split("\n")[0] ?? "");
  const files = readdirSync(join(unpacked, "files")).filter((file) => file.endsWith("-wght-normal.woff2"));
  const own = `noto-sans-${source.name}-${source.name}-`;
  const inOrder = files
    .toSorted(new Intl.Collator("en", { numeric: true }).compare)
    // The file of the script itself comes before files of symbols that have some of its letters too: a word is in one
    // font.
    .toSorted((one, other) => Number(other.startsWith(own)) - Number(one.startsWith(own)));
  for (const file of inOrder) {
    const font = readFileSync(join(unpacked, "files", file));
    const marks = create(font)
      .characterSet.filter((code) => !taken.has(code))
      .map((code) => String.fromCodePoint(code))
      .filter((mark) => source.marks.test(mark) && !BREAKS_LINES.test(mark));
    if (marks.length === 0) continue;
    for (const mark of marks) taken.add(mark.codePointAt(0) ?? 0);
    const cut = await subsetFont(font, marks.join("") + source.between, {
      targetFormat: "truetype",
      variationAxes: { wght: 400 },
      noHinting: true,
      preserveNameIds: [1, 2, 6],
      dropTables: ["STAT", "DSIG", "vhea", "vmtx", "VORG", "BASE", "gasp", "prep"],
      ...(source.shapes ? {} : { keepFeatures: [] }),
    });
    const bytes = brotliCompressSync(cut, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 },
    });
    index.push({ of: source.name, at, length: bytes.length, marks: marks.join("") });
    packed.push(bytes);
    at += bytes.length;
  }
}
rmSync(temporary, { recursive: true });
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "noto.bin"), Buffer.concat(packed));
writeFileSync(join(folder, "noto.json"), `[\n${index.map((part) => JSON.stringify(part)).join(",\n")}\n]\n`);
process.stdout.write(
  `${index.length} parts, ${at} bytes, ${index.reduce((sum, { marks }) => sum + [...marks].length, 0)} marks\n${[...new Set(licences)].join("\n")}\n`,
);

/** The published package, unpacked; throws when the archive does not match `integrity`. */
function fetched({ name, version, integrity }: Source): string {
  const spec = `@fontsource-variable/noto-sans-${name}@${version}`;
  const archive = join(
    temporary,
    execFileSync("npm", ["pack", "--silent", spec], { cwd: temporary, encoding: "utf8" }).trim(),
  );
  const hash = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
  if (hash !== integrity) throw new Error(`${spec} is another archive: ${hash}`);
  const into = join(temporary, name);
  mkdirSync(into);
  execFileSync("tar", ["xzf", archive, "-C", into, "--strip-components=1"]);
  return into;
}
