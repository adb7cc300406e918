import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { languages } from "@keystead/domain/languages";
import type { Plugin } from "vite";

const VIRTUAL_ID = "virtual:parts";
const RESOLVED_ID = `\0${VIRTUAL_ID}`;

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** The administrators' editor is a third of the whole, for the fewest. */
const screen = /^app\/routes\/app\/(?!admin|seo-)[\w-]+\.tsx/;
/** What draws a PDF is as large as all the rest, and shows what has to be asked of the server anyway. */
const pdf = /\/pdf-pages\.tsx$|pdfjs-dist/;
const wordsOf = /^(?:\.\.\/\.\.\/packages\/messages\/|_messages-)(\w\w)[/-]|^app\/locales\/first-(\w\w)\.ts/;

/**
 * Every file that the signed-in application may ask for, in each language, and one name for all of them together: a page
 * fetches them while it rests, and sees by the name that another version is served. Read from the browser's build, which
 * comes before the server's; the sources have neither.
 */
export function parts(): Plugin {
  let serving = false;
  let root = "";
  return {
    name: "keystead-parts",
    configResolved(config) {
      serving = config.command === "serve";
      root = config.root;
    },
    resolveId(id) {
      return id === VIRTUAL_ID ? RESOLVED_ID : null;
    },
    load(id) {
      if (id !== RESOLVED_ID) return null;
      const built = serving || this.environment.name === "client" ? null : builtParts(root);
      return `export const version = ${JSON.stringify(built?.version ?? "")};
export const partsIn = ${JSON.stringify(built?.partsIn ?? {})};`;
    },
  };
}

function builtParts(root: string) {
  const text = readFileSync(join(root, "build/client/.vite/manifest.json"), "utf8");
  const manifest: Manifest = JSON.parse(text);
  return {
    version: createHash("sha256").update(text).digest("hex").slice(0, 12),
    partsIn: Object.fromEntries(languages.map((language) => [language, partsIn(manifest, language)])),
  };
}

function partsIn(manifest: Manifest, language: string): readonly string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key) || pdf.test(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    const [, folder, first] = wordsOf.exec(key) ?? [];
    if (chunk === undefined || (folder ?? first ?? language) !== language) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const key of Object.keys(manifest)) if (screen.test(key)) visit(key);
  return [...files];
}
