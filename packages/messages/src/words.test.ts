import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

type Text = { readonly place: string; readonly text: string };

/** Every text of a language, with its file and its own name. */
function textsOf(language: Language): readonly Text[] {
  const folder = join(import.meta.dirname, "..", language);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts: Text[] = [];
  for (const file of files.filter((name) => name.endsWith(".json")))
    JSON.parse(readFileSync(join(folder, file), "utf8"), (name, text: unknown) => {
      if (typeof text === "string") texts.push({ place: `${file} ${name}`, text });
      return text;
    });
  return texts;
}

it("calls the two ways of letting Langzeit and Kurzzeit: only the two explanations of Kurzzeit use another word", () => {
  const others = textsOf("de").filter(({ text }) => /tageweise|monatsweise/i.test(text));
  expect(others.map(({ place }) => place).toSorted()).toEqual([
    "onboarding.json text",
    "properties.json dailyHint",
  ]);
});

// The plural form follows the limit, not the number used: "1 revenus et dépenses sur 10 000".
it.each(languages)("lets the noun go with the limit where something is used of it (%s)", (language) => {
  const nounFirst = textsOf(language).filter(({ text }) =>
    /\{\{used\}\} \p{L}+(?: \p{L}+)* \p{L}+ \{\{/u.test(text),
  );
  expect(nounFirst).toEqual([]);
});

// After an ordinary space, a colon or a closing quotation mark could begin a line of its own.
it("keeps French punctuation with the word before it, and amounts with their sign", () => {
  const breaking = textsOf("fr").filter(({ text }) => /\S [:;?!»%€](?!\p{L})|« /u.test(text));
  expect(breaking).toEqual([]);
});
