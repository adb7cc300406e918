import type { Words } from "../lib/words.ts";

/** `…/de/first/shell.json` becomes the namespace `shell`. */
export function byNamespace(files: Readonly<Record<string, Words>>): Readonly<Record<string, Words>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ""), words]),
  );
}
