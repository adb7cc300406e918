import { languages } from "@keystead/domain/languages";
import { expect, it } from "vitest";

import { type MessageTree } from "../lib/messages.ts";

const files = import.meta.glob<MessageTree>("../../../../packages/messages/*/{*,shared/*,first/*}.json", {
  eager: true,
  import: "default",
});

const fileOf = (language: string, name: string): MessageTree =>
  Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.json`))?.[1] ?? {};

/** The messages of the error catalogue of the specification, and where their words stand. */
const messages = [
  ["Invalid email or password", "auth"],
  ["A user with this email already exists", "auth"],
  ["Registration is not available in your region", "auth"],
  ["Invalid email address", "auth"],
  ["Service Not Available", "public"],
  ["Failed to send report. Please try again.", "support"],
  ["Report saved successfully! (Telegram notification skipped)", "support"],
  ["Email saved successfully!", "tariffs"],
  ["Failed to export data", "shared/lists"],
  ["No data available for export", "shared/errors"],
  ["Invalid CSV format. Please check your file.", "market-range"],
  ["No valid prices found in CSV file.", "market-range"],
  ["Oops! Page not found", "system"],
  ["An error occurred", "shared/errors"],
] as const;

/** Each text by the path of its keys. */
function textsIn(words: MessageTree, at = ""): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === "string" ? [[`${at}${key}`, word] as const] : textsIn(word, `${at}${key}.`),
  );
}

it.each(messages)(
  "[ERR-01] says %j to the letter in English, and the same in each other language",
  (message, name) => {
    const key = textsIn(fileOf("en", name)).find(([, text]) => text === message)?.[0];
    expect(key).toBeDefined();
    const texts = languages.map(
      (language) => textsIn(fileOf(language, name)).find(([one]) => one === key)?.[1],
    );
    expect(texts).toHaveLength(5);
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(5);
  },
);
