/** Writes the checklist as CSV, one file per language, from the texts of its page. */
import { languages } from "@keystead/domain/languages";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { checklistCsv } from "../app/features/cleaner-pages/checklist/checklist-csv.ts";
import { standardList } from "../app/features/cleaner-pages/checklist/standard-list.ts";

const messages = join(import.meta.dirname, "../../../packages/messages");
const folder = join(import.meta.dirname, "../public/download");

mkdirSync(folder, { recursive: true });
for (const language of languages) {
  const words = (file: string) => JSON.parse(readFileSync(join(messages, language, `${file}.json`), "utf8"));
  const list = { rooms: standardList(words("standard-checklist")) };
  writeFileSync(
    join(folder, `turnover-checklist-${language}.csv`),
    checklistCsv({ ...words("cleaner-checklist"), list }, language),
  );
}
process.stdout.write(`${languages.length} files in ${folder}\n`);
