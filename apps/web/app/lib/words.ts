import type { Language } from "@keystead/domain/languages";
import { fill } from "@keystead/messages/fill";
import type { Messages } from "@keystead/messages/namespaces";
import { pluralForm } from "@keystead/messages/plural-form";

import { whilePending } from "./chunks/pending.ts";

/** A file of `packages/messages/<language>`; its name is the namespace. */
export type Words = { readonly [key: string]: string | Words };

/** Words that a screen or a part of it asks for: `import.meta.glob("../../../../packages/messages/*\/{leases,errors}.json")`. */
export type WordFiles = Readonly<Record<string, () => Promise<unknown>>>;

export type Namespace = keyof Messages;

/** A number chooses among the forms of a key, so the code names none of them. */
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

/** The text of a key: of the first namespace, or with its own before a colon. */
export type Translate<Names extends Input> = (
  key: KeyIn<Names extends readonly Namespace[] ? Names : [Names & Namespace]>,
  values?: Values,
) => string;

type Values = Readonly<Record<string, string | number>>;

// One page speaks one language at a time, so what it knows stands here once, as the query client does.
const known = new Map<string, Words>();
const asked = new Map<string, () => Promise<unknown>>();
const listeners = new Set<() => void>();
const translators = new Map<string, (key: string, values?: Values) => string>();
let spoken: Language | null = null;
let choose: (language: Language) => void = () => {};
const chosen = new Promise<Language>((resolve) => {
  choose = resolve;
});

const first = import.meta.glob<Readonly<Record<string, Words>>>("../locales/first-*.ts", { import: "words" });

/** The words of the first screen and all that was asked for since, in one language; then the page speaks it. */
export async function speak(language: Language): Promise<void> {
  choose(language);
  const [words = {}] = await Promise.all([
    first[`../locales/first-${language}.ts`]?.(),
    fetchAskedIn(language),
  ]);
  for (const [namespace, ofIt] of Object.entries(words)) known.set(`${language}/${namespace}`, ofIt);
  spoken = language;
  document.documentElement.lang = language;
  for (const tell of listeners) tell();
}

/** Fetches words in the language of the page; from now on each other language brings them along. */
export async function loadWords(files: WordFiles): Promise<null> {
  for (const [path, load] of Object.entries(files)) {
    const [, language, name] = /\/messages\/(\w+)\/(?:shared\/)?([\w-]+)\.json$/.exec(path) ?? [];
    if (language !== undefined) asked.set(`${language}/${name}`, load);
  }
  await fetchAskedIn(spoken ?? (await chosen));
  return null;
}

/** The `clientLoader` of a screen: its words come beside its code. */
export function wordsLoader(files: WordFiles): () => Promise<null> {
  return () => loadWords(files);
}

/** A part that is loaded later, with its words beside its code. */
export function withWords<Part>(files: WordFiles, load: () => Promise<Part>): () => Promise<Part> {
  return async () => (await Promise.all([load(), loadWords(files)]))[0];
}

async function fetchAskedIn(language: Language): Promise<void> {
  const missing = [...asked].filter(([place]) => place.startsWith(`${language}/`) && !known.has(place));
  await Promise.all(
    missing.map(async ([place, load]) => {
      const words = await whilePending(load);
      if (!isWords(words)) throw new Error(`${place} is no file of words`);
      known.set(place, words);
    }),
  );
}

function isWords(found: unknown): found is Words {
  return typeof found === "object" && found !== null;
}

/** Null until the page speaks. */
export function spokenLanguage(): Language | null {
  return spoken;
}

export function onLanguage(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The same function for the same question, so that it may stand among the dependencies of an effect. */
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

function at(words: Words, path: string): string | Words | undefined {
  let found: string | Words | undefined = words;
  for (const part of path.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return found;
}

/** A form for none at all where a text has one, then the form of the language for this number. */
function formsFor(count: string | number | undefined, language: Language): readonly string[] {
  if (typeof count !== "number") return [""];
  const form = `_${pluralForm(count, language)}`;
  return count === 0 ? ["_zero", form, "_other", ""] : [form, "_other", ""];
}

/** A screen that asks for a word nobody loaded is a bug: a test stops at it, a user reads the key. */
function missing(what: string, key: string): string {
  const error = new Error(`No words for ${what}`);
  if (import.meta.env.DEV) throw error;
  reportError(error);
  return key;
}
