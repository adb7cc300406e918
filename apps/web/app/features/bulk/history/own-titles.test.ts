import { languages } from "@keystead/domain/languages";
import { columnsTitled, historyColumnsOf, historyTables } from "@keystead/domain/spreadsheet";
import { expect, it } from "vitest";

import type words from "../../../../../../packages/messages/en/bring-history.json";

const wordsOf = import.meta.glob<typeof words>("../../../../../../packages/messages/*/bring-history.json", {
  import: "default",
  eager: true,
});

it.each(languages.flatMap((language) => historyTables.map((table) => [language, table] as const)))(
  "recognises its own titles: %s, %s",
  (language, table) => {
    const found = Object.entries(wordsOf).find(([path]) => path.includes(`/${language}/`));
    if (found === undefined) throw new Error(`No words in ${language}.`);
    const columns = historyColumnsOf[table];
    const titles = columns.map((column) => found[1].column[column]);
    expect(columnsTitled(table, titles)).toEqual(columns);
  },
);
