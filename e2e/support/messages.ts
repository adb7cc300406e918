import { readdirSync, readFileSync } from "node:fs";

import type { Page } from "./journey.ts";
import type { PageLanguage } from "./records/people.ts";

/**
 * A language of the product, or English with every word lengthened, to simulate the space that a new translation needs.
 */
export type WalkLanguage = PageLanguage | "lengthened";

export const walkLanguages: readonly WalkLanguage[] = ["en", "es", "de", "fr", "it", "lengthened"];

/** The language to request from the product: lengthened words are English that is changed on its way to the page. */
export const spokenIn = (language: WalkLanguage): PageLanguage =>
  language === "lengthened" ? "en" : language;

const tree = new URL("../../packages/messages/", import.meta.url);
const client = new URL("../../apps/web/build/client/", import.meta.url);

/** A message as shown in this language, by file and key: `messageOf("de", "properties.json", "explore")`. */
export function messageOf(language: WalkLanguage, file: string, key: string): string {
  let found: unknown = JSON.parse(readFileSync(new URL(`${spokenIn(language)}/${file}`, tree), "utf8"));
  for (const part of key.split(".")) found = new Map(Object.entries(Object(found))).get(part);
  if (typeof found !== "string") throw new Error(`${file} has no message ${key}`);
  return language === "lengthened" ? lengthened(found) : found;
}

/** All messages of a language, to find texts that are shown in another language instead. */
export function walkMessages(language: WalkLanguage): readonly string[] {
  const kept = known.get(language) ?? readMessages(language);
  known.set(language, kept);
  return kept;
}

const known = new Map<WalkLanguage, readonly string[]>();

function readMessages(language: WalkLanguage): readonly string[] {
  if (language === "lengthened") return walkMessages("en").map(lengthened);
  const folder = new URL(`${language}/`, tree);
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      // The texts of mails and files are not shown on screens.
      .filter((file) => file.endsWith(".json") && !/^(mails|files)\//.test(file))
      .flatMap((file) => textsIn(JSON.parse(readFileSync(new URL(file, folder), "utf8"))))
  );
}

function textsIn(messages: unknown): readonly string[] {
  if (typeof messages === "string") return [messages];
  return typeof messages === "object" && messages !== null ? Object.values(messages).flatMap(textsIn) : [];
}

/** Makes every word two fifths longer by repeating its end; placeholders and tags stay as they are. */
export function lengthened(message: string): string {
  return message
    .split(/(\{\{\w+\}\}|<[^>]*>)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/\p{L}{2,}/gu, lengthenedWord)))
    .join("");
}

const lengthenedWord = (word: string): string =>
  word + word.slice(-Math.ceil(word.length * 0.4)).toLowerCase();

/** For "lengthened", rewrites the built files of English messages on their way to the page; otherwise does nothing. */
export async function speakLanguage(page: Page, language: WalkLanguage): Promise<void> {
  if (language !== "lengthened") return;
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(new URL(".vite/manifest.json", client), "utf8"),
  );
  const files = Object.entries(manifest)
    .filter(([source]) =>
      /^(\.\.\/\.\.\/packages\/messages\/en\/|app\/locales\/first-en\.|_messages-en-)/.test(source),
    )
    .map(([, { file }]) => `/${file}`);
  if (files.length === 0) throw new Error("The build has no files of English messages.");
  await page.route(
    (url) => files.includes(url.pathname),
    (route) => {
      const file = new URL(`.${new URL(route.request().url()).pathname}`, client);
      // The build writes each message after its key, between backticks.
      const body = readFileSync(file, "utf8").replaceAll(
        /:`([^`\\]*)`/g,
        (_, message: string) => `:\`${lengthened(message)}\``,
      );
      return route.fulfill({ contentType: "text/javascript", body });
    },
  );
}
