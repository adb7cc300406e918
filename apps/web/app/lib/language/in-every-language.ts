import type { Language } from "@keystead/domain/languages";

/** The texts of a public page by language: the result of `import.meta.glob` for one file of `packages/messages`. */
export function inEveryLanguage<Text>(
  files: Readonly<Record<string, Text>>,
): Readonly<Record<Language, Text>> {
  const of = (language: Language): Text => {
    const found = Object.entries(files).find(([path]) => path.includes(`/${language}/`));
    if (found === undefined) throw new Error(`No words in "${language}"`);
    return found[1];
  };
  return { en: of("en"), es: of("es"), de: of("de"), fr: of("fr"), it: of("it") };
}
