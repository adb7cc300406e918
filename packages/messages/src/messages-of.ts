import type { Language } from "@keystead/domain/languages";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { ServerMessages } from "./namespaces.ts";

/**
 * A file of the server's messages in every language, read when its module is loaded: a missing file stops the start,
 * not a mail. The parity check ensures that each language has the keys of the English one.
 */
export function messagesOf<Name extends keyof ServerMessages>(
  name: Name,
): Readonly<Record<Language, ServerMessages[Name]>> {
  const read = (language: Language): ServerMessages[Name] =>
    JSON.parse(readFileSync(join(import.meta.dirname, `../${language}/${name}.json`), "utf8"));
  return { en: read("en"), es: read("es"), de: read("de"), fr: read("fr"), it: read("it") };
}
