import type { MessageTree } from "../lib/messages.ts";

/** `…/de/first/shell.json` becomes the namespace `shell`. */
export function byNamespace(
  files: Readonly<Record<string, MessageTree>>,
): Readonly<Record<string, MessageTree>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, words]) => [path.replace(/^.*\/|\.json$/g, ""), words]),
  );
}
