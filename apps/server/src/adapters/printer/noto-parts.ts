import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** The fonts of the scripts that Roboto lacks, cut into parts by character (`apps/web/scripts/cut-letter-fonts.ts`). */
export type NotoParts = {
  /** The part that has a character; undefined where no font has it. The first call reads the index, but no font. */
  readonly holding: (mark: string) => number | undefined;
  readonly scriptOf: (part: number) => string;
  /** A part as a TrueType font: reads a few kilobytes from a file of five megabytes. */
  readonly fontOf: (part: number) => Buffer;
};

type Part = {
  readonly of: string;
  readonly at: number;
  readonly length: number;
  readonly marks: string;
};

const folder = join(import.meta.dirname, "fonts");

/** Caches look-ups but not fonts: the caller keeps a font as long as it draws its sheet. */
export function createNotoParts(): NotoParts {
  let index: readonly Part[] | null = null;
  const found = new Map<string, number | undefined>();
  const parts = (): readonly Part[] =>
    (index ??= JSON.parse(readFileSync(join(folder, "noto.json"), "utf8")) as readonly Part[]);
  const partAt = (at: number): Part => {
    const part = parts()[at];
    if (part === undefined) throw new Error(`there is no part ${at} of the fonts`);
    return part;
  };
  return {
    holding(mark) {
      if (!found.has(mark)) {
        const at = parts().findIndex(({ marks }) => marks.includes(mark));
        found.set(mark, at === -1 ? undefined : at);
      }
      return found.get(mark);
    },
    scriptOf: (part) => partAt(part).of,
    fontOf(part) {
      const { at, length } = partAt(part);
      const bytes = Buffer.alloc(length);
      const file = openSync(join(folder, "noto.bin"), "r");
      try {
        readSync(file, bytes, 0, length, at);
      } finally {
        closeSync(file);
      }
      return brotliDecompressSync(bytes);
    },
  };
}
