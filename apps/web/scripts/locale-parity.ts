/** Every key in all five languages, none empty, the same `{{places}}`: prints what differs and exits 1. */
import { languages } from "@keystead/domain/languages";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../packages/messages");
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Words = ReadonlyMap<string, string>;

function wordsOf(language: string, file: string): Words {
  const read: unknown = JSON.parse(readFileSync(join(folder, language, file), "utf8"));
  return new Map(flatten(read, ""));
}

function flatten(tree: unknown, path: string): [string, string][] {
  if (typeof tree === "string") return [[path, tree]];
  if (typeof tree !== "object" || tree === null) return [[path, ""]];
  return Object.entries(tree).flatMap(([key, value]) => flatten(value, path === "" ? key : `${path}.${key}`));
}

/** Plural forms differ by language: what counts is that each language has the `other` form. */
function stem(key: string): string {
  return key.replace(PLURAL, "");
}

function places(words: Words, key: string): string {
  const text = words.get(key) ?? words.get(`${key}_other`) ?? "";
  return [...new Set(text.match(/\{\{\s*\w+/g) ?? [])]
    .map((place) => place.replace(/[{\s]/g, ""))
    .sort()
    .join(",");
}

function compare(language: string, file: string): string[] {
  const source = wordsOf("en", file);
  const target = wordsOf(language, file);
  const expected = new Set([...source.keys()].map(stem));
  const found = new Set([...target.keys()].map(stem));
  const at = `${language}/${file}`;
  return [
    ...[...expected].filter((key) => !found.has(key)).map((key) => `${at}: "${key}" is missing`),
    ...[...found].filter((key) => !expected.has(key)).map((key) => `${at}: "${key}" is not in en`),
    ...[...target].filter(([, text]) => text.trim() === "").map(([key]) => `${at}: "${key}" is empty`),
    ...[...expected]
      .filter((key) => found.has(key) && places(source, key) !== places(target, key))
      .map((key) => `${at}: "${key}" has other places than en`),
  ];
}

/** The words of the first screen are in a folder of their own. */
function filesOf(language: string): readonly string[] {
  return readdirSync(join(folder, language), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".json"));
}

const files = [...new Set(languages.flatMap(filesOf))];
const missing = languages.flatMap((language) =>
  files.filter((file) => !filesOf(language).includes(file)).map((file) => `${language}/${file} is missing`),
);
const problems =
  missing.length > 0
    ? missing
    : languages.flatMap((language) => files.flatMap((file) => compare(language, file)));
process.stdout.write(
  problems.length === 0
    ? `${files.length} files agree in ${languages.length} languages\n`
    : `${problems.join("\n")}\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
