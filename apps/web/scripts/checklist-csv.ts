/** Writes the checklist as CSV, one file a language, from the words of its page. */
import { languages } from "@keystead/domain/languages";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { checklistCsv } from "../app/features/cleaner-pages/checklist-csv.ts";

const folder = join(import.meta.dirname, "../public/download");

mkdirSync(folder, { recursive: true });
for (const language of languages) {
  const words = join(import.meta.dirname, `../app/locales/${language}/cleaner-checklist.json`);
  writeFileSync(
    join(folder, `turnover-checklist-${language}.csv`),
    checklistCsv(JSON.parse(readFileSync(words, "utf8")), language),
  );
}
process.stdout.write(`${languages.length} files in ${folder}\n`);
