/**
 * Subsets Inter to the letters of the five languages of the public pages, weights 400 to 700, and writes it under a
 * name with its hash. Run it again when a language is added: node apps/web/scripts/subset-font.ts
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

import subsetFont from "subset-font";

const folder = join(import.meta.dirname, "../app/ui/fonts");
const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
);

/**
 * The whole of Latin-1, so that names and addresses of the five countries are complete, and our typographic characters.
 */
const letters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0xff - 0xa0 + 1 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  ..."ŒœŸ‐‑‒–—‘’‚“”„•…‹›€™−→←↑↓×\u2009\u202f",
].join("");

const cut = await subsetFont(readFileSync(source), letters, {
  targetFormat: "woff2",
  variationAxes: { wght: { min: 400, max: 700 } },
  // Kerning, accents and figures of one width. Inter's other features are alternate shapes that no page asks for.
  keepFeatures: ["kern", "tnum", "ccmp", "locl", "mark", "mkmk"],
});
const name = `inter-site-${createHash("sha256").update(cut).digest("hex").slice(0, 10)}.woff2`;
for (const old of readdirSync(folder)) if (old.startsWith("inter-site-")) rmSync(join(folder, old));
writeFileSync(join(folder, name), cut);
process.stdout.write(`${name}: ${cut.length} bytes\n`);
