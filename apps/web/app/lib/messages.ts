import type { Language } from "@keystead/domain/languages";
import { fill } from "@keystead/messages/fill";
import type { Messages } from "@keystead/messages/namespaces";
import { pluralForm } from "@keystead/messages/plural-form";

import { whilePending } from "./chunks/pending.ts";

/** A file of `packages/messages/<language>`; its name is the namespace. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/**
 * Word files that a screen or a part needs:
 * `import.meta.glob("../../../../packages/messages/*\/{leases,errors}.json")`.
 */
export type MessageFiles = Readonly<Record<string, () => Promise<unknown>>>;

export type Namespace = keyof Messages;

/** The plural form is chosen by the number, so code uses the stem of the key. */
type Stem<Tree, Key extends string> = Key extends `${infer S}_one`
  ? S
  : Key extends `${infer S}_zero` | `${infer S}_other`
    ? `${S}_one` extends keyof Tree
      ? S
      : Key
    : Key;

type KeysIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Stem<Tree, Key> : `${Key}.${KeysIn<Tree[Key]>}`;
}[keyof Tree & string];

type Keys = { [Name in Namespace]: KeysIn<Messages[Name]> };

type KeyIn<Names extends readonly Namespace[]> =
  | Keys[Names[0] & Namespace]
  | { [Name in Names[number]]: `${Name}:${Keys[Name]}` }[Names[number]];

type Input = Namespace | readonly Namespace[];

/** Translates a key of the first namespace, or of another one prefixed with its name and a colon. */
export type Translate<Names extends Input> = (
  key: KeyIn<Names extends readonly Namespace[] ? Names : [Names & Namespace]>,
  values?: Values,
) => string;

type Values = Readonly<Record<string, string | number>>;

// Module state, like the query client: a page has one language at a time.
const known = new Map<string, MessageTree>();
const loaders = new Map<string, () => Promise<unknown>>();
const listeners = new Set<() => void>();
const translators = new Map<string, (key: string, values?: Values) => string>();
let spoken: Language | null = null;
let choose: (language: Language) => void = () => {};
const chosen = new Promise<Language>((resolve) => {
  choose = resolve;
});

const first = import.meta.glob<Readonly<Record<string, MessageTree>>>("../locales/first-*.ts", {
  import: "words",
});

/**
 * Loads the words of the first screen, and all that was requested since, in one language, then switches the page to it.
 */
export async function speak(language: Language): Promise<void> {
  choose(language);
  const [words = {}] = await Promise.all([
    first[`../locales/first-${language}.ts`]?.(),
    fetchMissingIn(language),
  ]);
  for (const [namespace, ofIt] of Object.entries(words)) known.set(`${language}/${namespace}`, ofIt);
  spoken = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Loads words in the page's language; a later switch of the language loads them too. */
export async function loadMessages(files: MessageFiles): Promise<null> {
  for (const [path, load] of Object.entries(files)) {
    const [, language, name] = /\/messages\/(\w+)\/(?:shared\/)?([\w-]+)\.json$/.exec(path) ?? [];
    if (language !== undefined) loaders.set(`${language}/${name}`, load);
  }
  await fetchMissingIn(spoken ?? (await chosen));
  return null;
}

/** The `clientLoader` of a screen: loads its words along with its code. */
export function messagesLoader(files: MessageFiles): () => Promise<null> {
  return () => loadMessages(files);
}

/** A part that is loaded later, together with its words. */
export function withMessages<Part>(files: MessageFiles, load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadMessages(files)]))[0];
}

async function fetchMissingIn(language: Language): Promise<void> {
  const missing = [...loaders].filter(([place]) => place.startsWith(`${language}/`) && !known.has(place));
  await Promise.all(
    missing.map(async ([place, load]) => {
      const words = await whilePending(load);
      if (!isMessageTree(words)) throw new Error(`${place} is no file of words`);
      known.set(place, words);
    }),
  );
}

function isMessageTree(found: unknown): found is MessageTree {
  return typeof found === "object" && found !== null;
}

/** Null until the first language is loaded. */
export function spokenLanguage(): Language | null {
  return spoken;
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the same function for the same arguments, so that it can be a dependency of an effect. */
export function translator<const Names extends Input>(names: Names, language: Language): Translate<Names> {
  const [name = ""] = typeof names === "string" ? [names] : names;
  const id = `${language}/${name}`;
  const translate = translators.get(id) ?? ((key, values) => textOf(language, name, { key, values }));
  translators.set(id, translate);
  return translate;
}

function textOf(
  language: Language,
  name: string,
  { key, values }: { readonly key: string; readonly values: Values | undefined },
): string {
  const colon = key.indexOf(":");
  const place = `${language}/${colon < 0 ? name : key.slice(0, colon)}`;
  const words = known.get(place);
  const path = key.slice(colon + 1);
  for (const form of formsFor(values?.["count"], language)) {
    const text = words === undefined ? undefined : at(words, path + form);
    if (typeof text === "string") return values === undefined ? text : fill(text, values);
  }
  return missing(`${place} ${path}`, key);
}

function at(words: MessageTree, path: string): string | MessageTree | undefined {
  let found: string | MessageTree | undefined = words;
  for (const part of path.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return found;
}

/** The suffixes to try: `_zero` for 0, then the language's plural form for the number. */
function formsFor(count: string | number | undefined, language: Language): readonly string[] {
  if (typeof count !== "number") return [""];
  const form = `_${pluralForm(count, language)}`;
  return count === 0 ? ["_zero", form, "_other", ""] : [form, "_other", ""];
}

/** A missing word is a bug: it throws in development and in tests, and the user sees the key. */
function missing(what: string, key: string): string {
  const error = new Error(`No words for ${what}`);
  if (import.meta.env.DEV) throw error;
  reportError(error);
  return key;
}
